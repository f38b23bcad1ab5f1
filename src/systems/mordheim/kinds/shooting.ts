import { z } from 'zod';
import { field } from '../../field.ts';
import type { Finding, Model, Variant } from '../../system.ts';
import { noted, parseMuster } from '../../vocabulary.ts';
import { Arena } from '../arena.ts';
import { batchTablesFor } from '../batch-tables.ts';
import { checkNeeds } from '../check-fighter.ts';
import { type Combatant, combatantOf, equipmentOf, usableEquipmentOf } from '../combatant.ts';
import { FIGHTERS_MAX } from '../fight.ts';
import type { FighterData } from '../fighter-schema.ts';
import { checkFighterId, error, warning } from '../findings.ts';
import { findMissile, isMissile, type Missile } from '../missiles.ts';
import { NEVER } from '../numbers.ts';
import { fighterId, frenchFields, inches, integer, kindWord } from '../schema-parts.ts';
import { ShootingModel } from '../shooting.ts';
import { AIM, aimAt, canShoot, compileShot } from '../shots.ts';
import { checkEntries, expandSide } from '../sides.ts';
import { canHurt } from '../stalemate.ts';
import { tacticsOf } from '../tactics.ts';
import { checkTargetStart, TARGET_FIELDS, TARGET_LISTING, targetAtStart } from '../target-start.ts';
import type { KindDefinition } from './kind.ts';

const schema = frenchFields({
  kind: kindWord('shooting', 'tir').describe('shooters against one target'),
  shooters: noted(z.array(z.string()).max(FIGHTERS_MAX), {
    allowed: 'a list of fighter ids (`archer`, `2 x archer`)',
    description: 'who shoots, in this order: ids of fighters, `2 x archer` for two of them',
  }),
  target: fighterId.describe('at whom they shoot'),
  range: inches(120, 'distance to the target'),
  cover: z.boolean().default(false).describe('the target is in cover: -1 to hit'),
  moved: z.boolean().default(false).describe('the shooters moved this turn: -1 to hit'),
  large: z.boolean().default(false).describe('the target is large: +1 to hit'),
  turns: integer(1, 100, 'shooting phases, the target recovering between them').default(1),
  ...TARGET_FIELDS,
});

type ShootingData = z.infer<typeof schema>;

type Path = readonly (string | number)[];

function check(data: ShootingData, variant: Variant): readonly Finding[] {
  const { findings, count } = checkEntries(['shooters'], data.shooters, variant);
  return [
    ...findings,
    ...checkCount(count),
    ...checkShooters(data, variant),
    ...checkFighterId(['target'], data.target, variant),
    ...checkRole(data.target, ['T', 'W'], variant),
    ...checkTargetStart(data, data.target, variant),
  ];
}

function checkCount(count: number): readonly Finding[] {
  if (count === 0) return [error('no-shooters', ['shooters'], 'nobody shoots', 'name at least one fighter')];
  if (count < FIGHTERS_MAX) return [];
  const message = `${count} shooters are more than a shooting holds`;
  return [error('fighters', ['shooters'], message, `at most ${FIGHTERS_MAX - 1}`)];
}

/** The fighter of each entry that names one, with the place of the entry. */
function shootersOf({ shooters }: ShootingData, { fighters }: Variant): readonly { id: string; path: Path }[] {
  return shooters.flatMap((entry, index) => {
    const id = parseMuster(entry)?.fighter;
    return id === undefined || fighters[id] === undefined ? [] : [{ id, path: ['shooters', index] }];
  });
}

function checkShooters(data: ShootingData, variant: Variant): readonly Finding[] {
  const shooters = shootersOf(data, variant);
  const itemsOf = (id: string): readonly string[] => equipmentOf(variant.fighters[id] as FighterData);
  const missileOf = (id: string): Missile | undefined =>
    findMissile(usableEquipmentOf(variant.fighters[id] as FighterData, variant.rulings).find(isMissile) ?? '');
  return [
    ...shooters
      .filter(({ id }) => missileOf(id) === undefined)
      .map(({ id, path }) => error('no-missile', path, `${id} has no missile weapon to use`, hintOf(itemsOf(id)))),
    ...[...new Set(shooters.map(({ id }) => id))].flatMap((id) =>
      checkRole(id, missileOf(id)?.strength === null ? ['BS', 'S'] : ['BS'], variant),
    ),
  ];
}

function hintOf(items: readonly string[]): string {
  return `he owns ${items.length === 0 ? 'nothing' : items.join(', ')}; give him a bow, for example`;
}

/** What his part in the shooting asks of a fighter. */
function checkRole(id: string, needs: Parameters<typeof checkNeeds>[2], variant: Variant): readonly Finding[] {
  const fighter = variant.fighters[id] as FighterData | undefined;
  return fighter === undefined ? [] : checkNeeds(id, fighter, needs);
}

/** Shooters who never shoot: for want of skill, or because they moved. */
function warn(data: ShootingData, variant: Variant): readonly Finding[] {
  return shootersOf(data, variant).flatMap(({ id, path }) => {
    const shooter = combatantOf(variant, id);
    const { missile } = shooter;
    if (missile === null) return [];
    if (!canShoot(shooter)) {
      return [
        warning(
          'never-hits',
          path,
          {
            en: `${id} has BS 0: he can never hit, and never shoots`,
            fr: `${id} a une CT de 0\u00a0: il ne peut toucher, et ne tire jamais`,
          },
          { en: 'give him BS 1 to 10', fr: 'donnez-lui une CT de 1 à 10' },
        ),
      ];
    }
    if (!data.moved || missile.shotsAfterMoving > 0) return warnOfVainShots(data, shooter, path, variant);
    const message = {
      en: `${id} moved, so he cannot fire his ${missile.id}: he never shoots`,
      fr: `${id} a bougé et ne peut donc se servir de \`${missile.id}\`\u00a0: il ne tire jamais`,
    };
    return [
      warning('never-shoots', path, message, {
        en: 'set moved: false, or give him the ability nimble',
        fr: 'écrivez `moved: false`, ou donnez-lui l’aptitude `nimble`',
      }),
    ];
  });
}

/** `moved`, `covered` and `large` of AIM, the same for every shooter and phase. */
function circumstancesOf({ cover, moved, large }: ShootingData): number {
  return (cover ? AIM.covered : 0) | (moved ? AIM.moved : 0) | (large ? AIM.large : 0);
}

/** Shots that cannot hit the target, or not wound him. // MH-SHT-2, MH-SHT-4, MH-WND-1 */
function warnOfVainShots(data: ShootingData, shooter: Combatant, path: Path, variant: Variant): readonly Finding[] {
  const target = combatantOf(variant, data.target);
  const aim = aimAt(shooter, data.range, circumstancesOf(data));
  const shot = compileShot(shooter, target, aim, -1, variant.rulings);
  if (canHurt(shot)) return [];
  const { name } = shooter;
  if (shot.toHit < NEVER || shot.isAutomatic) {
    const message = {
      en: `no shot of ${name} can ever wound ${target.name}`,
      fr: `aucun tir de ${name} ne peut blesser ${target.name}`,
    };
    return [
      warning('never-wounds', path, message, {
        en: 'the Strength of his weapon is 4 or more below the Toughness',
        fr: 'la Force de son arme est inférieure d’au moins 4 à l’Endurance',
      }),
    ];
  }
  const isFar = (aim & AIM.beyond) !== 0;
  const message = {
    en: isFar ? `${name} is out of range: he never hits` : `${name} needs 7 or more on a die: he never hits`,
    fr: isFar
      ? `${name} est hors de portée\u00a0: il ne touche jamais`
      : `il faut 7 ou plus au dé de ${name}\u00a0: il ne touche jamais`,
  };
  return [
    warning('never-hits', path, message, {
      en: isFar ? 'shorten the range' : 'shorten the range, take away the cover, or raise his BS',
      fr: isFar ? 'réduisez la distance' : 'réduisez la distance, ôtez le couvert ou augmentez sa CT',
    }),
  ];
}

/** Shooters in list order against one target. */
export const shooting: KindDefinition<ShootingData> = {
  listing: {
    id: 'shooting',
    alias: 'tir',
    summary: { en: 'shooters against one target, phase by phase', fr: 'des tireurs sur une cible, phase par phase' },
    fields: [
      field(
        'shooters',
        'list of fighter ids (`2 x archer`), in the order in which they shoot',
        'liste de combattants (`2 x archer`), dans l’ordre où ils tirent',
      ),
      field('target', 'fighter id', 'identifiant d’un combattant'),
      field('range', 'inches to the target', 'pas jusqu’à la cible'),
      field(
        'cover',
        'true | false (default): the target is in cover',
        'true | false (défaut) : la cible est à couvert',
      ),
      field('moved', 'true | false (default): the shooters moved', 'true | false (défaut) : les tireurs ont bougé'),
      field(
        'large',
        'true | false (default): the target is large',
        'true | false (défaut) : la cible est de grande taille',
      ),
      field(
        'turns',
        '1 to 100, default 1: shooting phases, the target recovers between them',
        '1 à 100, par défaut 1 : phases de tir, entre lesquelles la cible récupère',
      ),
      ...TARGET_LISTING,
    ],
  },
  schema,
  // By role, see check: a target needs no BS.
  needs: [],
  doings: ['shots'],
  check,
  warn,
  compile: (data, variant, options) => {
    const arena = new Arena(variant, ['shooters', 'target'], [expandSide(data.shooters), [data.target]]);
    const { W } = combatantOf(variant, data.target).stats;
    const model = new ShootingModel({
      arena,
      range: data.range,
      circumstances: circumstancesOf(data),
      phases: data.turns,
      start: targetAtStart(data, W),
      tables: batchTablesFor(arena.readings, options.engine, true),
      isStepwise: options.engine !== 'dice',
    });
    return { model: model as Model, tactics: tacticsOf(arena) };
  },
};
