import type { Words } from '../system.ts';
import type { Roll } from './pools.ts';

/** A roll as players write it: `4k2+5`, in French `4g2+5`. */
export function rollWords({ pool, bonus }: Roll): Words {
  const points = bonus === 0 ? '' : bonus > 0 ? `+${bonus}` : `−${-bonus}`;
  return { en: `${pool.rolled}k${pool.kept}${points}`, fr: `${pool.rolled}g${pool.kept}${points}` };
}

/** Somebody's roll against a TN. */
export function attemptWords(name: string, roll: Roll, tn: number): Words {
  const { en, fr } = rollWords(roll);
  const [who, whoFr] = name === '' ? ['', ''] : [`${name}: `, `${name} : `];
  return { en: `${who}${en} against ${tn}`, fr: `${whoFr}${fr} contre ${tn}` };
}
