import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Packages that stay files of their own: one starts threads from its own files, the other is compiled for each machine.
 */
export const INSTALLED: ReadonlySet<string> = new Set(['piscina', '@resvg/resvg-js']);

/** Packages in one text. */
export interface PackageBundle {
  /** Body of a function of `require`, `module` and `exports`, which exports name → what gives the package's exports. */
  readonly body: string;
  /** Folders of all packages that are in it, from the project. */
  readonly folders: ReadonlySet<string>;
}

export const NO_PACKAGES: PackageBundle = { body: '', folders: new Set() };

/**
 * Bundles packages, each evaluated when it is first asked for. What several of them use is there once.
 * @param root of the project, with its node_modules
 * @param packages name → names that are imported of it; `*` for all
 */
export async function bundlePackages(
  root: string,
  packages: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<PackageBundle> {
  const names = [...packages.keys()].sort();
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: names.map((name) => `exports[${JSON.stringify(name)}] = () => require('imported:${name}');`).join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    metafile: true,
    write: false,
    // Without a document it measures text by rule of thumb, as its sibling for Node does where nobody installed a canvas.
    alias: { 'vega-canvas': join(root, 'node_modules/vega-canvas/build/vega-canvas.browser.js') },
    plugins: [imported(root, packages)],
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('esbuild gave nothing');
  const folders = Object.keys(metafile.inputs).map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return { body: output.text, folders: new Set(folders.filter((folder) => folder !== undefined)) };
}

/** `imported:NAME` is what the program imports of a package, by the rules for `import` and not by those for `require`. */
function imported(root: string, packages: ReadonlyMap<string, ReadonlySet<string>>): Plugin {
  return {
    name: 'imported',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^imported:/ }, ({ path }) => ({
        path: path.slice('imported:'.length),
        namespace: 'imported',
      }));
      onLoad({ filter: /./, namespace: 'imported' }, ({ path }) => {
        const names = packages.get(path) ?? new Set();
        const wanted = names.has('*') ? '*' : `{ ${[...names].sort().join(', ')} }`;
        return { contents: `export ${wanted} from ${JSON.stringify(path)};`, resolveDir: root };
      });
    },
  };
}

/** The licences of packages, which go where copies of them go. @param folders from the project */
export function licencesOf(root: string, folders: Iterable<string>): string {
  const texts = [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
      readonly license?: string;
    };
    const file = readdirSync(join(root, folder)).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? (license ?? '') : readFileSync(join(root, folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}
