import type { Rank } from './ranks.ts';
import type { Trait } from './traits.ts';

/** Somebody ready to be put into a scenario. @source UNS, TES, SAS, or an example of the tool */
export interface Profile {
  readonly id: string;
  readonly alias: string;
  readonly rank: Rank;
  readonly characteristics: Readonly<Partial<Record<Trait | 'threat' | 'size', number>>>;
  readonly skills: Readonly<Record<string, number>>;
  readonly equipment: readonly string[];
  /** Decision point → option, as in a scenario. */
  readonly tactics: Readonly<Record<string, string>>;
  /** `published` or `example`. */
  readonly source: string;
}

type Five = readonly [number, number, number, number, number];

type Details = Partial<Pick<Profile, 'skills' | 'equipment' | 'tactics' | 'source'>>;

function person(
  rank: Rank,
  id: string,
  alias: string,
  [brawn, finesse, wits, resolve, panache]: Five,
  details: Details,
): Profile {
  return {
    id,
    alias,
    rank,
    characteristics: { brawn, finesse, wits, resolve, panache },
    skills: {},
    equipment: ['rapier'],
    tactics: {},
    source: 'example',
    ...details,
  };
}

function squad(id: string, alias: string, threat: number, weapon: string): Profile {
  return {
    id,
    alias,
    rank: 'squad',
    characteristics: { threat },
    skills: {},
    equipment: [weapon],
    tactics: {},
    source: 'published',
  };
}

function ship(id: string, alias: string, traits: Five, skills: Readonly<Record<string, number>>): Profile {
  return person('ship', id, alias, traits, { skills, equipment: [] });
}

/** Knacks of a swordsman: evading, attacking, parrying. */
function fencer(evasion: string, rank: number, attack: number, parry: number): Readonly<Record<string, number>> {
  return { [evasion]: rank, 'attack-fencing': attack, 'parry-fencing': parry };
}

/** A published character without ranks in what he fights with parries all the same. */
const PARRIES = { 'defence-knack': 'parry' };

export const BESTIARY: readonly Profile[] = [
  person('hero', 'renaldo', 'renaldo', [1, 2, 2, 1, 2], { skills: fencer('footwork', 2, 2, 2), source: 'published' }),
  person('hero', 'antonio', 'antonio', [1, 2, 2, 1, 2], { skills: fencer('footwork', 2, 2, 2), source: 'published' }),
  person('villain', 'blue-john', 'john-le-bleu', [3, 3, 3, 4, 4], {
    skills: fencer('balance', 1, 1, 1),
    source: 'published',
  }),
  person('villain', 'mad-dog', 'chien-fou', [2, 2, 2, 3, 2], {
    skills: { balance: 3, 'attack-unarmed': 3, parry: 1 },
    equipment: ['unarmed'],
    tactics: PARRIES,
    source: 'published',
  }),
  person('henchman', 'jean-jacques', 'jean-jacques', [1, 2, 2, 2, 4], {
    skills: fencer('balance', 2, 2, 2),
    source: 'published',
  }),
  person('henchman', 'sailor', 'marin', [1, 1, 2, 1, 1], {
    skills: { balance: 1, 'attack-unarmed': 1 },
    equipment: ['unarmed'],
    tactics: PARRIES,
    source: 'published',
  }),
  squad('peasant-squad', 'bande-de-paysans', 1, 'improvised'),
  squad('guard-squad', 'bande-de-gardes', 2, 'fencing-weapon'),
  squad('soldier-squad', 'bande-de-soldats', 3, 'fencing-weapon'),
  squad('elite-squad', 'bande-d-élite', 4, 'fencing-weapon'),
  person('henchman', 'henchman', 'homme-de-main', [2, 2, 2, 2, 2], { skills: fencer('footwork', 2, 3, 2) }),
  person('hero', 'new-hero', 'nouveau-héros', [2, 3, 3, 2, 3], { skills: fencer('footwork', 3, 3, 3) }),
  person('hero', 'veteran', 'vétéran', [3, 4, 4, 3, 4], { skills: fencer('footwork', 4, 4, 4) }),
  person('villain', 'villain', 'vilain', [3, 4, 4, 4, 4], { skills: fencer('footwork', 4, 5, 4) }),
  ship('sloop', 'sloop', [2, 2, 4, 2, 3], {}),
  ship('frigate', 'frégate', [4, 4, 3, 4, 3], { gunnery: 2, carpentry: 1 }),
];

const BY_ID = new Map(BESTIARY.map((profile) => [profile.id, profile]));

/** The profile of an id; undefined when there is none. */
export function findProfile(id: string): Profile | undefined {
  return BY_ID.get(id);
}
