import type { Assumption, Variant, Words } from '../system.ts';
import { CLOSE_COMBAT_RULINGS, RULINGS } from './rulings.ts';

/** Rules that no source states, with the fights that rest on them. */
const RULE_ASSUMPTIONS: readonly { readonly id: string; readonly kinds: readonly string[]; readonly text: Words }[] = [
  {
    id: 'MH-EQ-2',
    kinds: ['attack', 'melee'],
    text: {
      en: 'the order of a fighter’s equipment list decides what he holds in each hand',
      fr: 'l’ordre de la liste d’équipement décide de ce que le combattant tient dans chaque main',
    },
  },
  {
    id: 'MH-TURN-4',
    kinds: ['melee'],
    text: {
      en: 'a fight that reaches the cap of rounds is a draw of its own, not shared between the sides',
      fr: 'un combat qui atteint la limite de tours est un nul à part, non partagé entre les camps',
    },
  },
  {
    id: 'MH-PSY-4',
    kinds: ['melee'],
    text: {
      en: 'a charger held by fear is out of contact for the first round; the enemy charges in the second',
      fr: 'un chargeur retenu par la peur reste hors de contact au premier tour ; l’ennemi charge au deuxième',
    },
  },
];

/** Readings and rules without a source on which this variant's numbers rest. */
export function assumptionsOf(variant: Variant): readonly Assumption[] {
  const { kind } = variant.engagement as { readonly kind: string };
  const psychologyIsOff = variant.rulings.psychology === 'off';
  const rules = RULE_ASSUMPTIONS.filter(
    (a) => a.kinds.includes(kind) && !(a.id.startsWith('MH-PSY') && psychologyIsOff),
  );
  const readings = RULINGS.filter((ruling) => CLOSE_COMBAT_RULINGS.has(ruling.id)).flatMap((ruling) => {
    const chosen = variant.rulings[ruling.id];
    const option = ruling.options.find((o) => o.id === chosen);
    if (option?.provenance !== 'assumption') return [];
    const text = { en: `${ruling.question.en} ${option.id}`, fr: `${ruling.question.fr} ${option.id}` };
    return [{ id: ruling.id, text }];
  });
  return [...readings, ...rules.map(({ id, text }) => ({ id, text }))];
}
