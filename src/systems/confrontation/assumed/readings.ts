import type { Variant } from '../../system.ts';
import type { AbilityId } from '../abilities.ts';
import type { Facts } from '../felt.ts';
import type { MoveData } from '../movement/fields.ts';
import type { RulingId } from '../rulings.ts';
import { GEOMETRY_READINGS } from './geometry.ts';
import { type AssumedReading, type Needs, say } from './reading.ts';

const has =
  (...abilities: readonly AbilityId[]): Needs =>
  (facts) =>
    abilities.some((ability) => facts.has(ability));

/** Some test may be rolled with several dice. */
function rollsSeveral(facts: Facts): boolean {
  return facts.field('dice') !== undefined || facts.field('parry-dice') !== undefined;
}

/** Some side has several fighters. */
function isCrowded({ sideSizes }: Facts): boolean {
  return sideSizes.some((count) => count > 1);
}

/** Somebody is under a charge penalty from the start. */
function beginsCharged(facts: Facts, { fighters }: Variant): boolean {
  const named = facts.field('charged');
  if (Array.isArray(named) && named.length > 0) return true;
  return Object.keys(fighters).some((id) => facts.fighter(id)?.state?.charged === true);
}

const NO_EFFECT = (name: string, french: string) =>
  say(`the ability ${name} does nothing`, `la capacité ${french} n’a pas d’effet`);

/** Somebody is opposed. */
function isOpposed(facts: Facts): boolean {
  return facts.isKind('test') ? facts.field('opponent') !== undefined : facts.comesToBlows;
}

/** Initiative is tested. */
function testsInitiative(facts: Facts): boolean {
  const tested = ['characteristic', 'opponent-characteristic'].map((name) => facts.field(name));
  return facts.isKind('test') ? tested.includes('INI') : facts.comesToBlows;
}

const comesToBlows: Needs = (facts) => facts.comesToBlows;

function hasMovedToCover(facts: Facts): boolean {
  const state = facts.field('target-state') as { readonly 'cover-move'?: boolean } | undefined;
  return state?.['cover-move'] === true;
}

/** A cover move above the ground, or to another level. */
function coversInTheAir(facts: Facts): boolean {
  const move = facts.isKind('movement') ? (facts.field('move') as MoveData) : null;
  const asks = (key: 'action' | 'level-change'): unknown => (move === null ? facts.field(key) : move[key]);
  const level = move === null ? facts.field('level') : facts.fighter(move.actor)?.level;
  return asks('action') === 'cover-move' && (Number(level ?? 0) > 0 || asks('level-change') !== 'none');
}

/** Readings that no source states, by ruling. */
export const ASSUMED_READINGS: Readonly<Partial<Record<RulingId, AssumedReading>>> = {
  'several-sixes': {
    needs: (facts) => rollsSeveral(facts) || facts.chooses('parry-dice', 'two', 'all'),
    says: {
      'all-each-time': say(
        'every 6 of several dice may be thrown again, each time',
        'chaque 6 de plusieurs dés peut être relancé, à chaque fois',
      ),
      single: say('of several sixes one die may be thrown again', 'de plusieurs six, un seul dé peut être relancé'),
    },
  },
  'opposed-tie': {
    needs: isOpposed,
    says: {
      're-roll': say('equal opposed results are rolled again', 'à égalité, un test d’opposition est rejoué'),
      'higher-characteristic': say(
        'equal opposed results go to the higher characteristic',
        'à égalité, la plus haute caractéristique gagne un test d’opposition',
      ),
      assailant: say('equal opposed results go to the assailant', 'à égalité, l’assaillant gagne un test d’opposition'),
    },
  },
  'opposed-double-failure': {
    needs: isOpposed,
    says: {
      're-roll': say(
        'an opposed test that both sides fail is rolled again',
        'un test d’opposition raté des deux côtés est rejoué',
      ),
      'tie-rule': say(
        'an opposed test that both sides fail counts as equal',
        'un test d’opposition raté des deux côtés vaut une égalité',
      ),
    },
  },
  'characteristic-floor': {
    says: {
      none: say('modified characteristics may fall below 0', 'une caractéristique modifiée peut descendre sous 0'),
    },
  },
  'wound-penalty': {
    says: {
      characteristic: say(
        'wounds lower characteristics, not below 0, instead of results',
        'les blessures diminuent les caractéristiques, pas sous 0, au lieu des résultats',
      ),
    },
  },
  'initiative-wounds': {
    needs: testsInitiative,
    says: {
      yes: say('wounds lower initiative rolls', 'les blessures diminuent les jets d’initiative'),
      no: say('wounds do not lower initiative rolls', 'les blessures ne diminuent pas les jets d’initiative'),
    },
  },
  'damage-wounds': {
    says: {
      no: say(
        'the attacker’s wounds do not lower his damage',
        'les blessures de l’attaquant ne diminuent pas ses dommages',
      ),
    },
  },
  'shot-damage-wounds': {
    needs: ({ shoots }) => shoots,
    says: {
      no: say(
        'the shooter’s wounds do not lower the damage of his shots',
        'les blessures du tireur ne diminuent pas les dommages de ses tirs',
      ),
    },
  },
  'stun-adds': {
    says: {
      yes: say('being stunned adds 1 to the penalty of a wound', 'être sonné ajoute 1 au malus d’une blessure'),
    },
  },
  'parry-tie': {
    needs: (facts) => facts.comesToBlows && facts.field('parry') !== 'none',
    says: { defender: say('a parry that equals the attack stops it', 'une parade égale à l’attaque l’arrête') },
  },
  'missed-attack-die': {
    needs: comesToBlows,
    says: {
      kept: say(
        'a defence die announced against an attack that fails by itself is kept',
        'un dé de défense annoncé contre une attaque qui échoue d’elle-même est gardé',
      ),
      lost: say(
        'a defence die announced against an attack that fails by itself is lost',
        'un dé de défense annoncé contre une attaque qui échoue d’elle-même est perdu',
      ),
    },
  },
  'counter-near-miss': {
    needs: has('counter-attack', 'counter-attack-improved'),
    says: {
      parry: say(
        'a counter-attack that reaches the attack without its margin parries',
        'une contre-attaque qui atteint l’attaque sans sa marge pare',
      ),
    },
  },
  'sustained-defence': {
    needs: comesToBlows,
    says: { off: say('a parry takes a single defence die', 'une parade ne prend qu’un dé de défense') },
  },
  'exceptional-wound': {
    needs: (facts) =>
      facts.comesToBlows || (facts.isKind('assault', 'dive-charge') && (facts.shoots || facts.has('impact'))),
    says: {
      none: say('a double on the damage dice does nothing more', 'un double aux dés de blessure n’ajoute rien'),
      'one-worse': say(
        'a double on the damage dice makes the wound one level worse',
        'un double aux dés de blessure aggrave la blessure d’un niveau',
      ),
    },
  },
  'mixed-charge': {
    needs: ({ charges, sideSizes }) => charges && sideSizes.every((count) => count > 1),
    says: {
      'per-target': say(
        'overlapping charges are compared target by target',
        'des charges qui s’entremêlent se comparent cible par cible',
      ),
      'per-group': say(
        'overlapping charges are compared as one group',
        'des charges qui s’entremêlent se comparent en un seul groupe',
      ),
    },
  },
  'charge-stacking': {
    needs: (facts, variant) =>
      facts.charges && facts.comesToBlows && (isCrowded(facts) || beginsCharged(facts, variant)),
    says: {
      once: say(
        'penalties of charges in several speaking turns do not add up',
        'les malus de charges de plusieurs tours de parole ne s’additionnent pas',
      ),
      'per-speaking-turn': say(
        'penalties of charges in several speaking turns add up',
        'les malus de charges de plusieurs tours de parole s’additionnent',
      ),
    },
  },
  'charge-condition': {
    says: { free: say('a charge needs no sight of its target', 'une charge n’exige pas de voir sa cible') },
  },
  'cover-move-effect': {
    needs: hasMovedToCover,
    says: { none: say('a cover move protects from nothing', 'un déplacement à couvert ne protège de rien') },
  },
  'cover-move-level': {
    needs: coversInTheAir,
    says: {
      any: say(
        'a flier may make a cover move in the air, and change level with it',
        'une créature volante peut se déplacer à couvert en vol, et changer ainsi de niveau',
      ),
    },
  },
  'dive-for-cover': {
    says: { no: say('nobody dives for cover', 'personne ne se jette à couvert') },
  },
  'level-change-cost': {
    needs: has('flight'),
    says: {
      'after-doubling': say(
        'a change of level costs 5 cm of the doubled movement',
        'un changement de niveau coûte 5 cm du mouvement doublé',
      ),
    },
  },
  'pursuit-order': {
    needs: isCrowded,
    says: {
      'one-by-one': say(
        'pursuers of one combat move and fight one after another',
        'les poursuivants d’un combat bougent et se battent l’un après l’autre',
      ),
      'moves-first': say(
        'pursuers of one combat all move before they fight',
        'les poursuivants d’un combat bougent tous avant de se battre',
      ),
    },
  },
  rout: {
    needs: ({ frightens }) => frightens,
    says: { stands: say('a frightened target stays and defends itself', 'une cible effrayée reste et se défend') },
  },
  'fear-immunity': {
    needs: ({ frightens }) => frightens,
    says: {
      none: say('a passed courage test does not protect later', 'un test de courage réussi ne protège pas ensuite'),
    },
  },
  'fierce-death': {
    needs: has('fierce', 'personal-enemy'),
    says: {
      'any-death': say('a fierce fighter goes on after any death', 'un acharné combat encore quelle que soit sa mort'),
    },
  },
  'left-side': {
    needs: (facts) => facts.chooses('disengage', 'agility', 'force', 'best'),
    says: {
      draw: say('a side that has left the fight is not beaten', 'un camp qui a quitté le combat n’est pas battu'),
      defeat: say('a side that has left the fight is beaten', 'un camp qui a quitté le combat est battu'),
    },
  },
  'force-on-charge': {
    needs: has('force-on-charge'),
    says: {
      none: NO_EFFECT('force on charge', 'Force en charge'),
      replace: say(
        'force on charge replaces STR if it is higher',
        'Force en charge remplace la FOR si elle est plus haute',
      ),
      add: say('force on charge adds to STR', 'Force en charge s’ajoute à la FOR'),
    },
  },
  'bestial-charge': {
    needs: has('bestial-charge'),
    says: {
      none: NO_EFFECT('bestial charge', 'Charge bestiale'),
      'attack-die': say(
        'bestial charge gives an attack die after a charge',
        'Charge bestiale donne un dé d’attaque après une charge',
      ),
    },
  },
  brute: {
    needs: has('brute'),
    says: {
      none: NO_EFFECT('brute', 'Brute épaisse'),
      'power-1': say('a brute charges with one power more', 'une brute épaisse charge avec une puissance de plus'),
    },
  },
  'born-killer': {
    needs: has('born-killer'),
    says: {
      none: NO_EFFECT('born killer', 'Tueur né'),
      'attack-die': say(
        'a born killer has one more attack die in each combat',
        'un tueur né a un dé d’attaque de plus à chaque combat',
      ),
    },
  },
  implacable: {
    needs: has('implacable'),
    says: {
      none: NO_EFFECT('implacable', 'Implacable'),
      'extra-pursuits': say(
        'implacable gives more pursuits each turn',
        'Implacable donne des poursuites de plus à chaque tour',
      ),
    },
  },
  bravery: {
    needs: has('bravery'),
    says: {
      none: NO_EFFECT('bravery', 'Bravoure'),
      're-roll': say('bravery repeats a failed courage test', 'Bravoure fait refaire un test de courage raté'),
    },
  },
  ambidextrous: {
    needs: has('ambidextrous'),
    says: {
      none: NO_EFFECT('ambidextrous', 'Ambidextre'),
      'equal-split-die': say(
        'an ambidextrous fighter with equal dice has one more attack die',
        'un ambidextre aux dés également partagés a un dé d’attaque de plus',
      ),
    },
  },
  fanaticism: {
    needs: has('fanaticism'),
    says: {
      none: NO_EFFECT('fanaticism', 'Fanatisme'),
      discipline: say(
        'a fanatic tests courage on the better of COU and DIS',
        'un fanatique teste son courage sur le meilleur de COU et DIS',
      ),
      holds: say('a fanatic never fails a courage test', 'un fanatique ne rate jamais un test de courage'),
    },
  },
  impact: {
    needs: has('impact'),
    says: {
      none: NO_EFFECT('impact', 'Impact'),
      automatic: say(
        'impact is a damage roll on every target that a charge reaches',
        'Impact est un jet de blessure sur chaque cible qu’une charge atteint',
      ),
    },
  },
  ...GEOMETRY_READINGS,
};
