import type { InlineConfig } from 'vitest/node';

/**
 * Tests run as Node imports them, by the loader that `npm run dev` uses: rules that play millions of dice take two
 * thirds of the time that they take where every import is looked up anew. Nothing here replaces modules by others.
 */
export const NATIVE: InlineConfig = {
  execArgv: ['--import', 'tsx'],
  setupFiles: ['test/support/properties.ts'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};
