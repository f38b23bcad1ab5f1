import type { Standing, Words } from '../system.ts';
import type { Arena } from './arena.ts';
import { FIGHTERS_MAX, type Fight } from './fight.ts';
import { OUT } from './posture.ts';
import { postureWords } from './words.ts';

/** More than there can be fighters in one posture. */
const BASE = FIGHTERS_MAX + 1;

/** Postures of those who are still there. */
const POSTURES = OUT;

type Line = Pick<Arena, 'sideOf' | 'sizes' | 'sideNames'>;

/** How many of each side stand, lie and are stunned at the cap of rounds; the others are gone. */
export class FinalPostures implements Standing<Fight> {
  private readonly line: Line;

  constructor({ sideOf, sizes, sideNames }: Line) {
    this.line = { sideOf, sizes, sideNames }; // not the whole arena, which results would keep
  }

  of(fight: Fight): number {
    let standing = 0;
    for (let i = 0; i < fight.units.length; i += 1) {
      const { posture } = fight.unit(i);
      if (posture < OUT) standing += BASE ** ((this.line.sideOf[i] as number) * POSTURES + posture);
    }
    return standing;
  }

  words(standing: number): Words {
    const sides = this.line.sideNames.map((name, side) => {
      const counts = Array.from(
        { length: POSTURES },
        (_, posture) => Math.floor(standing / BASE ** (side * POSTURES + posture)) % BASE,
      );
      const size = this.line.sizes[side] as number;
      const gone = size - counts.reduce((sum, count) => sum + count, 0);
      const parts = [...counts, gone].flatMap((count, posture) =>
        count === 0 ? [] : [postureWords(posture, size === 1 ? null : count)],
      );
      const listed = (language: 'en' | 'fr'): string => parts.map((part) => part[language]).join(', ');
      return { en: `${name}: ${listed('en')}`, fr: `${name}\u00a0: ${listed('fr')}` };
    });
    return { en: sides.map(({ en }) => en).join('; '), fr: sides.map(({ fr }) => fr).join('\u00a0; ') };
  }
}
