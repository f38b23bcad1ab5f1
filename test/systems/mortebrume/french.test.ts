import { expect, it } from 'vitest';
import { readText } from '../../support/solve.ts';

const FIGHTERS = `fighters:
  a: { profil: nain, objets: 3, tient: c, destinee: 2, etat: [active], tactique: { reaction: esquive, usage-de-la-destinee: les-deux } }
  b: { caracteristiques: { maniement-d-arme: 8+d8, volonte: 7+d6, physique: 9, armure-restante: 1, bouclier: 2, deplacement: 12.5, encombrement: 3, taille: 2 },
       arme: { classe: lourde, degats: 5, speciale: etourdissante, recul: 2 } }
  c: { profil: elfe, etat: [prisonnier], tactique: { reactions: tout-esquiver, repartition-du-malus: premier, mise: moitie } }
`;

const ENGLISH = `fighters:
  a: { profile: example-dwarf, carried: 3, holds: c, destiny: 2, condition: [activated], tactics: { reaction: dodge, destiny-use: both } }
  b: { characteristics: { weapon-skill: 8+d8, will: 7+d6, physique: 9, armour: 1, shield: 2, movement: 12.5, encumbrance: 3, size: 2 },
       weapon: { class: heavy, damage: 5, special: stunning, recoil: 2 } }
  c: { profile: example-elf, condition: [prisoner], tactics: { reactions: dodge-all, malus-split: first, stake: half } }
`;

const PAIRS = [
  [
    'jet, sujet: a, aptitude: esquive, difficulte: 9, modificateur: 2, destinee: 1',
    'test, subject: a, aptitude: dodge, difficulty: 9, modifier: 2, destiny: 1',
  ],
  [
    'moral, camps: { x: [a], y: [b] }, perdus-au-tour-precedent: { x: 1 }',
    'morale, sides: { x: [a], y: [b] }, lost-last-turn: { x: 1 }',
  ],
  [
    'ramasser, sujet: a, objet: { encombrement: 2 }, attaquants: [b], rivaux: 1',
    'pick-up, subject: a, object: { encumbrance: 2 }, attackers: [b], rivals: 1',
  ],
  [
    'passer-objet, donneur: a, receveur: b, objets: [1, 2], prisonnier: c',
    'pass-object, giver: a, receiver: b, objects: [1, 2], prisoner: c',
  ],
  ['prisonnier, gardien: a, prisonnier: c', 'prisoner, captor: a, prisoner: c'],
  [
    'evasion, prisonnier: c, gardien: b, tentatives: 3, modificateur: 1',
    'escape, prisoner: c, captor: b, attempts: 3, modifier: 1',
  ],
] as const;

it.each(PAIRS)('reads the French names of: %s', async (french, english) => {
  const read = async (fighters: string, engagement: string) =>
    (await readText(`system: mortebrume\n${fighters}engagement: { kind: ${engagement} }\n`)).variants[0]?.variant;
  expect(await read(FIGHTERS, french)).toEqual(await read(ENGLISH, english));
});
