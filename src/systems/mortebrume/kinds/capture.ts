import type { z } from 'zod';
import { played } from '../../act.ts';
import { field } from '../../field.ts';
import { fighterId, kindWord } from '../../schema-parts.ts';
import type { CompileOptions, Finding, Variant } from '../../system.ts';
import { fields, word } from '../../vocabulary.ts';
import { CaptureModel } from '../capturing.ts';
import { checkActor, checkHandToHand, checkTarget } from '../checks.ts';
import { combatantOf, fighterOf, rulingsOf } from '../combatant.ts';
import { error, warning } from '../findings.ts';
import { instancesOf } from '../instances.ts';
import { answerNeeds, attackNeeds } from '../needs.ts';
import type { KindDefinition, Need } from './kind.ts';

type By = 'dominator' | 'companion';

const schema = fields(
  {
    kind: kindWord('capture', 'capture').describe('an attempt to take a prisoner'),
    attacker: fighterId.describe('who captures'),
    target: fighterId.describe('whom'),
    by: (
      word({
        noun: 'way to capture',
        ids: ['dominator', 'companion'],
        aliases: { dominant: 'dominator', compagnon: 'companion' },
      }) as z.ZodType<By>
    )
      .default('dominator')
      .describe('whether he dominates the target himself, or a companion does'),
    dominator: fighterId.optional().describe('the companion who attacks the target'),
  },
  { attaquant: 'attacker', cible: 'target', par: 'by', dominant: 'dominator' },
);

type CaptureData = z.infer<typeof schema>;

/** Who attacks the target. */
function dominatorOf({ attacker, by, dominator }: CaptureData): string {
  return by === 'companion' ? (dominator ?? attacker) : attacker;
}

function check(data: CaptureData, variant: Variant): readonly Finding[] {
  const { attacker, target, by, dominator } = data;
  const ofCompanion =
    by === 'companion' && dominator !== undefined ? checkActor(['dominator'], dominator, variant) : [];
  return [
    ...checkActor(['attacker'], attacker, variant),
    ...checkTarget(['target'], target, variant),
    ...checkFree(target, variant),
    ...ofCompanion,
    ...checkHandToHand(dominatorOf(data), 'capture', variant),
    ...checkDominator(data),
  ];
}

// MB-CAPT-1
function checkFree(target: string, variant: Variant): readonly Finding[] {
  if (!Object.hasOwn(variant.fighters, fighterOf(target))) return [];
  const { physiqueLeft, state } = combatantOf(variant, target);
  if (state.isDead) return [];
  if (state.isPrisoner) {
    const message = `${target} is a prisoner already: only a free fighter is captured (MB-CAPT-1)`;
    return [error('state', ['target'], message, 'remove `prisoner` from his `condition`, or name another target')];
  }
  if (physiqueLeft > 0) return [];
  const message = `${target} is out of combat: only a conscious fighter is captured (MB-CAPT-1)`;
  return [error('state', ['target'], message, 'raise his `physique-left`, or name another target')];
}

// MB-CAPT-5
function checkDominator({ by, dominator }: CaptureData): readonly Finding[] {
  if (by !== 'companion' || dominator !== undefined) return [];
  const message = 'dominator is missing: capture with `by: companion` needs the companion who dominates the target';
  return [error('dominator', [], message, 'write `dominator:` with the id of a fighter')];
}

function warn({ by, dominator }: CaptureData): readonly Finding[] {
  if (by === 'companion' || dominator === undefined) return [];
  const message = {
    en: 'dominator has no effect: the captor dominates the target himself',
    fr: '`dominator` est sans effet\u00a0: celui qui capture domine lui-même la cible',
  };
  return [
    warning('no-effect', ['dominator'], message, {
      en: 'write `by: companion`, or leave it out',
      fr: 'écrivez `by: companion`, ou omettez-le',
    }),
  ];
}

function needs(data: CaptureData, variant: Variant): readonly Need[] {
  const { attacker, target, by } = data;
  const wills: readonly Need[] =
    by === 'companion'
      ? [{ fighter: target, compares: ['will'], rule: 'MB-CAPT-5' }]
      : [attacker, target].map((fighter) => ({ fighter, compares: ['will'], rule: 'MB-CAPT-3' }));
  return [...attackNeeds(dominatorOf(data), variant), ...answerNeeds(target, variant), ...wills];
}

function compile(
  data: CaptureData,
  variant: Variant,
  { engine }: CompileOptions,
): ReturnType<KindDefinition['compile']> {
  const { attacker, target, by } = data;
  const [names = []] = instancesOf([[attacker, target, ...(by === 'companion' ? [dominatorOf(data)] : [])]]);
  const combatants = names.map((name) => combatantOf(variant, name));
  return played(new CaptureModel({ combatants, rulings: rulingsOf(variant), engine }));
}

/** An attempt to take a prisoner. // MB-CAPT */
export const capture: KindDefinition<CaptureData> = {
  listing: {
    id: 'capture',
    alias: 'capture',
    summary: { en: 'an attempt to take a prisoner', fr: 'une tentative de faire un prisonnier' },
    fields: [
      field('attacker', 'fighter id: who captures', 'identifiant d’un combattant : qui capture'),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field(
        'by',
        'dominator (default): he dominates the target himself; companion: another does',
        'dominant (défaut) : il domine lui-même la cible ; compagnon : un autre le fait',
      ),
      field('dominator', 'fighter id: that companion', 'identifiant de ce compagnon'),
    ],
  },
  schema,
  needs,
  check,
  warn,
  compile,
};
