import type { Language } from '../system.ts';
import type { Army } from './armies.ts';

/** One line about an army: turns that it has won in a row, and its free raises in store. */
export function describeArmy(
  { name }: Army,
  { wins, stock }: { readonly wins: number; readonly stock: number },
  language: Language,
): string {
  if (language === 'fr') {
    const raises = stock > 1 ? 'augmentations gratuites' : 'augmentation gratuite';
    return `${name} : ${wins} ${wins > 1 ? 'tours gagnés' : 'tour gagné'} d’affilée, ${stock} ${raises} en réserve`;
  }
  const turns = wins === 1 ? 'turn' : 'turns';
  return `${name}: ${wins} ${turns} won in a row, ${stock} free ${stock === 1 ? 'raise' : 'raises'} in store`;
}
