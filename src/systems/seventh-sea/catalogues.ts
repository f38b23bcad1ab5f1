import type { Catalogue } from '../system.ts';

/** Listings of the game's data. */
export const CATALOGUES: readonly Catalogue[] = [];
