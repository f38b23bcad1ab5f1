import { join } from 'node:path';
import ts from 'typescript';

/** Says which faults TypeScript notices itself. */
export class Compiler {
  readonly #root: string;
  readonly #options: ts.CompilerOptions;
  readonly #sources = new Map<string, ts.SourceFile | undefined>();
  #program: ts.Program | undefined;

  /** @param root the project's folder */
  constructor(root: string) {
    this.#root = root;
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    this.#options = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
  }

  /** Whether a file compiles with this text; who imports it is not asked. */
  accepts(path: string, text: string): boolean {
    const file = join(this.#root, path);
    const host = ts.createCompilerHost(this.#options);
    const read = host.getSourceFile;
    host.getSourceFile = (name, target) => {
      if (name === file) return ts.createSourceFile(name, text, target);
      if (!this.#sources.has(name)) this.#sources.set(name, read(name, target));
      return this.#sources.get(name);
    };
    this.#program = ts.createProgram([file], this.#options, host, this.#program);
    const source = this.#program.getSourceFile(file);
    return (
      [...this.#program.getSyntacticDiagnostics(source), ...this.#program.getSemanticDiagnostics(source)].length === 0
    );
  }
}
