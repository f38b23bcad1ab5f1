import { createRequire } from 'node:module';

const manifest = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** Version of Fracas, as in its package. */
export const VERSION: string = manifest.version;
