import type { Words } from '../system.ts';
import type { TableId } from './table-types.ts';

/** How a table is called, and said of in a sentence. */
interface TableName {
  /** French name, as a key. */
  readonly alias: string;
  /** What it tells. */
  readonly tells: Words;
}

/** The tables that a scenario may replace. */
export const TABLE_NAMES: Readonly<Record<TableId, TableName>> = {
  'brute-damage': {
    alias: 'coups-des-brutes',
    tells: { en: 'flesh wounds of each hit of a squad', fr: 'blessures légères de chaque coup d’une bande' },
  },
  'weather-table': {
    alias: 'table-du-temps',
    tells: { en: 'damage of the weather to a ship', fr: 'dommages du temps à un navire' },
  },
  'spoilage-table': {
    alias: 'table-de-dégradation',
    tells: { en: 'TN against rot by food', fr: 'ND de dégradation des vivres' },
  },
  'improvised-table': {
    alias: 'table-des-armes-improvisées',
    tells: { en: 'dice by size of an improvised weapon', fr: 'dés selon la taille d’une arme improvisée' },
  },
  'encounter-table': {
    alias: 'table-des-rencontres',
    tells: { en: 'cost of encounters in GM dice', fr: 'coût des rencontres en dés du MJ' },
  },
  'drift-table': {
    alias: 'table-de-dérive',
    tells: { en: 'degrees off course of a lost ship', fr: 'écart de cap d’un navire perdu, en degrés' },
  },
  'boarding-table': {
    alias: 'table-d-abordage',
    tells: { en: 'crew ranks lost in an assault', fr: 'rangs d’équipage perdus dans un assaut' },
  },
  'tactics-table': {
    alias: 'table-des-tactiques',
    tells: {
      en: 'modifier of the attacker by both tactics',
      fr: 'modificateur de l’attaquant selon les deux tactiques',
    },
  },
  'casualties-table': {
    alias: 'table-des-pertes',
    tells: { en: 'percent of an army wounded and killed', fr: 'pourcentage de blessés et de tués d’une armée' },
  },
  'salvo-wounds': {
    alias: 'blessures-de-salve',
    tells: { en: 'flesh wounds of each hit of a salvo', fr: 'blessures légères de chaque coup d’une salve' },
  },
  'loot-table': {
    alias: 'table-du-butin',
    tells: { en: 'guilders found after a battle', fr: 'guildes trouvées après une bataille' },
  },
  'sinking-table': {
    alias: 'table-d-engloutissement',
    tells: { en: 'actions until a ship has sunk', fr: 'actions jusqu’à ce qu’un navire ait coulé' },
  },
  'battle-table': {
    alias: 'table-de-bataille',
    tells: {
      en: 'damage, reputation and opportunities by personal roll',
      fr: 'dommages, réputation et opportunités selon le jet personnel',
    },
  },
};

/** French name → table. */
export const TABLE_ALIASES: Readonly<Record<string, TableId>> = Object.fromEntries(
  Object.entries(TABLE_NAMES).map(([id, { alias }]) => [alias, id as TableId]),
);
