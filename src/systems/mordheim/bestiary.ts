/**
 * The fighters that warbands hire: characteristics, hire price in gold crowns, default equipment, abilities.
 * @source published warband lists; where the lists disagree the swordsman's WS 4 and the rat ogre's A 3 are kept
 */
export interface Profile {
  readonly id: string;
  readonly alias: string;
  readonly characteristics: Characteristics;
  readonly cost: number;
  readonly equipment: readonly string[];
  readonly abilities: readonly string[];
  /** His own list is part of the hire price. */
  readonly fixedEquipment: boolean;
}

/** The nine numbers of a fighter. */
export interface Characteristics {
  readonly M: number;
  readonly WS: number;
  readonly BS: number;
  readonly S: number;
  readonly T: number;
  readonly W: number;
  readonly I: number;
  readonly A: number;
  readonly Ld: number;
}

type Nine = readonly [number, number, number, number, number, number, number, number, number];

function profile(
  id: string,
  alias: string,
  [M, WS, BS, S, T, W, I, A, Ld]: Nine,
  cost: number,
  equipment: readonly string[],
  abilities: readonly string[] = [],
  fixedEquipment = false,
): Profile {
  return { id, alias, characteristics: { M, WS, BS, S, T, W, I, A, Ld }, cost, equipment, abilities, fixedEquipment };
}

export const BESTIARY: readonly Profile[] = [
  profile('reikland-captain', 'capitaine-reikland', [4, 4, 4, 3, 3, 1, 4, 1, 8], 60, ['dagger'], ['leader']),
  profile('middenheim-captain', 'capitaine-middenheim', [4, 4, 4, 4, 3, 1, 4, 1, 8], 60, ['dagger'], ['leader']),
  profile('champion', 'champion', [4, 4, 3, 3, 3, 1, 3, 1, 7], 35, ['dagger']),
  profile('middenheim-champion', 'champion-middenheim', [4, 4, 3, 4, 3, 1, 3, 1, 7], 35, ['dagger']),
  profile('youngblood', 'jeune', [4, 2, 2, 3, 3, 1, 3, 1, 6], 15, ['dagger']),
  profile('warrior', 'guerrier', [4, 3, 3, 3, 3, 1, 3, 1, 7], 25, ['dagger']),
  profile('marksman', 'tireur', [4, 3, 3, 3, 3, 1, 3, 1, 7], 25, ['dagger']),
  profile('reikland-marksman', 'tireur-reikland', [4, 3, 4, 3, 3, 1, 3, 1, 7], 25, ['dagger']),
  profile('swordsman', 'bretteur', [4, 4, 3, 3, 3, 1, 3, 1, 7], 35, ['sword', 'dagger'], ['expert-swordsman']),
  profile(
    'witch-hunter-captain',
    'capitaine-répurgateur',
    [4, 4, 4, 3, 3, 1, 4, 1, 8],
    60,
    ['dagger'],
    ['leader', 'hatred:spellcaster'],
  ),
  profile('warrior-priest', 'prêtre-guerrier', [4, 3, 3, 3, 3, 1, 3, 1, 8], 40, ['dagger']),
  profile('witch-hunter', 'répurgateur', [4, 3, 3, 3, 3, 1, 3, 1, 7], 25, ['dagger'], ['hatred:spellcaster']),
  profile('zealot', 'zélote', [4, 2, 2, 3, 3, 1, 3, 1, 7], 20, ['dagger']),
  profile('flagellant', 'flagellant', [4, 3, 3, 4, 4, 1, 3, 1, 10], 40, ['flail'], ['fanatical']),
  profile('warhound', 'molosse', [6, 4, 0, 4, 3, 1, 4, 1, 5], 15, ['natural-weapons'], ['animal']),
  profile('sigmarite-matriarch', 'matriarche', [4, 4, 4, 3, 3, 1, 4, 1, 8], 70, ['dagger'], ['leader']),
  profile('sister-superior', 'sœur-supérieure', [4, 4, 3, 3, 3, 1, 3, 1, 7], 35, ['dagger']),
  profile('sigmarite-sister', 'sœur', [4, 3, 3, 3, 3, 1, 3, 1, 7], 25, ['dagger']),
  profile('novice', 'novice', [4, 2, 2, 3, 3, 1, 3, 1, 6], 15, ['dagger']),
  profile(
    'vampire',
    'vampire',
    [6, 4, 4, 4, 4, 2, 5, 2, 8],
    110,
    ['dagger'],
    ['leader', 'undead', 'causes-fear', 'immune-psychology', 'immune-poison', 'no-pain'],
  ),
  profile('dreg', 'homme-de-main', [4, 2, 2, 3, 3, 1, 3, 1, 7], 20, ['dagger']),
  profile(
    'zombie',
    'zombie',
    [4, 2, 0, 3, 3, 1, 1, 1, 5],
    15,
    ['natural-weapons'],
    ['undead', 'may-not-run', 'causes-fear', 'immune-psychology', 'immune-poison', 'no-pain'],
  ),
  profile('ghoul', 'goule', [4, 2, 2, 3, 4, 1, 3, 2, 5], 40, ['natural-weapons'], ['causes-fear']),
  profile(
    'dire-wolf',
    'loup-funeste',
    [9, 3, 0, 4, 3, 1, 2, 1, 4],
    50,
    ['natural-weapons'],
    ['undead', 'may-not-run', 'charge-attacks-2', 'causes-fear', 'immune-psychology', 'immune-poison', 'no-pain'],
  ),
  profile(
    'assassin-adept',
    'assassin-adepte',
    [6, 4, 4, 4, 3, 1, 5, 1, 7],
    60,
    ['dagger'],
    ['leader', 'skaven', 'skaven-hero', 'perfect-killer'],
  ),
  profile('black-skaven', 'skaven-noir', [6, 4, 3, 4, 3, 1, 5, 1, 6], 40, ['dagger'], ['skaven', 'skaven-hero']),
  profile('night-runner', 'coureur-nocturne', [6, 2, 3, 3, 3, 1, 4, 1, 4], 20, ['dagger'], ['skaven', 'skaven-hero']),
  profile('verminkin', 'vermine', [5, 3, 3, 3, 3, 1, 4, 1, 5], 20, ['dagger'], ['skaven']),
  profile('giant-rat', 'rat-géant', [6, 2, 0, 3, 3, 1, 4, 1, 4], 15, ['natural-weapons'], ['skaven', 'animal']),
  profile(
    'rat-ogre',
    'rat-ogre',
    [6, 3, 3, 5, 5, 3, 4, 3, 4],
    210,
    ['natural-weapons'],
    ['causes-fear', 'stupidity', 'led-by-skaven', 'large'],
  ),
  profile('possessed', 'possédé', [5, 4, 0, 4, 4, 2, 4, 2, 7], 90, ['natural-weapons'], ['possessed', 'causes-fear']),
  profile('orc-boss', 'chef-orque', [4, 4, 4, 4, 4, 1, 3, 1, 8], 80, ['dagger'], ['leader', 'greenskin']),
  profile('orc-big-un', 'kosto', [4, 4, 3, 3, 4, 1, 3, 1, 7], 40, ['dagger'], ['greenskin']),
  profile('orc-boy', 'guerrier-orque', [4, 3, 3, 3, 4, 1, 2, 1, 7], 25, ['dagger'], ['greenskin']),
  profile('goblin-warrior', 'gobelin', [4, 2, 3, 3, 3, 1, 3, 1, 5], 15, ['dagger'], ['greenskin']),
  profile(
    'dwarf-noble',
    'noble-nain',
    [3, 5, 4, 3, 4, 1, 2, 1, 9],
    85,
    ['dagger'],
    ['leader', 'hard-to-kill', 'hard-head', 'armour-use', 'hatred:greenskin'],
  ),
  profile(
    'dwarf-clansman',
    'guerrier-nain',
    [3, 4, 3, 3, 4, 1, 2, 1, 9],
    40,
    ['dagger'],
    ['hard-to-kill', 'hard-head', 'armour-use', 'hatred:greenskin'],
  ),
  profile(
    'troll-slayer',
    'tueur-de-trolls',
    [3, 4, 3, 3, 4, 1, 2, 1, 9],
    50,
    ['dagger'],
    ['deathwish', 'hard-to-kill', 'hard-head', 'hatred:greenskin'],
  ),
  profile(
    'pit-fighter',
    'gladiateur',
    [4, 4, 3, 4, 4, 1, 4, 2, 7],
    30,
    ['morning-star', 'spiked-gauntlet', 'helmet'],
    [],
    true,
  ),
  profile(
    'ogre-bodyguard',
    'ogre-garde-du-corps',
    [6, 3, 2, 4, 4, 3, 3, 2, 7],
    80,
    ['double-handed', 'light-armour'],
    ['causes-fear', 'large'],
    true,
  ),
];

const BY_ID = new Map(BESTIARY.map((p) => [p.id, p]));

/** The bestiary entry of that id, or undefined. */
export function findProfile(id: string): Profile | undefined {
  return BY_ID.get(id);
}
