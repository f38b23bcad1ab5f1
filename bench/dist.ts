type ScriptsModule = typeof import('../src/scripts.ts');

/**
 * A module of the build that users run: what is measured are the scripts of dist/, not the sources under a development loader.
 * Samples run with a flag for which V8 accepts no code cache; they are warm when they measure.
 * @param path inside dist/, e.g. `engine/block.js`; `Module` is the type of its source
 */
export async function fromDist<Module>(path: string): Promise<Module> {
  const { openScripts } = (await import(new URL('../dist/scripts.js', import.meta.url).href)) as ScriptsModule;
  scripts ??= openScripts();
  if (scripts === null) throw new Error('dist/ has no scripts: npm run build');
  return scripts.load(path) as Module;
}

let scripts: ReturnType<ScriptsModule['openScripts']> = null;
