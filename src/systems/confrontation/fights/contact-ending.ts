import { outcome } from '../../outcomes.ts';
import type { Outcome } from '../../system.ts';
import { STORY } from './assaults.ts';
import type { Ending } from './ending.ts';
import { type Fight, FLAG } from './fight.ts';
import type { Roster } from './front.ts';

const OUTCOMES: readonly { readonly outcome: Outcome; readonly story: number }[] = [
  { outcome: outcome('contact', 'contact', 'contact'), story: STORY.contact },
  { outcome: outcome('redirected', 'redirected', 'réorienté'), story: STORY.redirected },
  { outcome: outcome('fled', 'target fled', 'cible en fuite'), story: STORY.fled },
  { outcome: outcome('shot', 'target shot', 'cible abattue'), story: STORY.shot },
  { outcome: outcome('refused', 'refused', 'refusé'), story: STORY.refused },
  { outcome: outcome('short', 'too short', 'trop court'), story: 0 },
];

/** An assault that is followed up to contact, and no further: the first outcome that applies. // CF-ASLT-13 */
export class ContactEnding implements Ending {
  readonly outcomes: readonly Outcome[] = OUTCOMES.map((it) => it.outcome);
  readonly unresolved = OUTCOMES.length - 1;
  private readonly roster: Roster;

  constructor(roster: Roster) {
    this.roster = roster;
  }

  takesPart(fight: Fight, fighter: number): boolean {
    return this.roster[fighter] === true || fight.unit(fighter).is(FLAG.joined);
  }

  outcome({ story }: Fight): number {
    for (let i = 0; i < OUTCOMES.length; i += 1) if ((story & (OUTCOMES[i]?.story ?? 0)) !== 0) return i;
    return this.unresolved;
  }
}
