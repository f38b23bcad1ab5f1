import type { Dice } from '../../dice/dice.ts';
import { metric, outcome } from '../outcomes.ts';
import { SmallModel } from '../small-model.ts';
import { CONTINUES, type CompileOptions, type Language } from '../system.ts';
import { PHASES } from './action-dice.ts';
import { ActionRoll, ActionThrow } from './action-roll.ts';
import type { Ship } from './ship.ts';
import { AT } from './ship-state.ts';
import { Turning } from './turning.ts';
import { UNITS } from './words.ts';

const OUTCOMES = [outcome('turned', 'turns', 'vire'), outcome('straight', 'cannot turn', 'ne peut virer')];
const TURNED = 0;
const STRAIGHT = 1;

const METRICS = [metric('turns', UNITS.turns, 'turns', 'virements')];

class TurningState {
  readonly thrown = new ActionThrow();
  turns = 0;
}

/** A ship rolls its action dice: how often can it turn? // SS-SHIP-15 */
export class TurningModel extends SmallModel<TurningState> {
  readonly keyLength: number;
  private readonly name: string;
  private readonly wits: number;
  private readonly roll: ActionRoll;
  private readonly turning: Turning;
  /** Faces of a hand, for {@link Turning}. */
  private readonly faces = new Uint8Array(PHASES);

  constructor({ name, start, officers, tactics }: Ship, { engine }: CompileOptions) {
    super({ outcomes: OUTCOMES, metrics: METRICS, actors: [name], engine });
    this.name = name;
    this.wits = start.traits[AT.wits] ?? 0;
    this.roll = new ActionRoll(start.traits[AT.panache] ?? 0, officers.rigging, tactics.riggingKeep);
    this.turning = new Turning(start.traits[AT.resolve] ?? 0);
    this.keyLength = this.roll.keyLength;
  }

  createState(): TurningState {
    return new TurningState();
  }

  reset(state: TurningState): void {
    state.thrown.begin(0);
    state.turns = 0;
  }

  protected advance(state: TurningState, dice: Dice): number {
    dice.scope(1, 0);
    if (!this.roll.isEnd(state.thrown)) this.roll.step(state.thrown, dice);
    if (!this.roll.isEnd(state.thrown)) return CONTINUES;
    state.turns = Math.min(this.wits, this.turning.most(this.faces, this.listFaces(state.thrown)));
    return state.turns > 0 ? TURNED : STRAIGHT;
  }

  /** Writes the faces of the hand into the list. @returns how many there are */
  private listFaces({ hand }: ActionThrow): number {
    let count = 0;
    for (let face = 1; face <= PHASES; face += 1) {
      for (let die = hand.showing(face); die > 0; die -= 1) {
        this.faces[count] = face;
        count += 1;
      }
    }
    return count;
  }

  key({ thrown }: TurningState, out: Int32Array): void {
    this.roll.key(thrown, out);
  }

  copy(from: TurningState, to: TurningState): void {
    to.thrown.copyFrom(from.thrown);
    to.turns = from.turns;
  }

  measure({ turns }: TurningState, out: Int32Array): void {
    out[0] = turns;
  }

  describe({ thrown }: TurningState, language: Language): readonly string[] {
    const faces = [...this.faces.slice(0, this.listFaces(thrown))].join(' ');
    return [language === 'fr' ? `${this.name} : dés d’action ${faces}` : `${this.name}: action dice ${faces}`];
  }
}
