/**
 * A module of the build that users run: what is measured is dist/, not the sources under a development loader.
 * @param path inside dist/, e.g. `engine/block.js`; `Module` is the type of its source
 */
export async function fromDist<Module>(path: string): Promise<Module> {
  return (await import(new URL(`../dist/${path}`, import.meta.url).href)) as Module;
}
