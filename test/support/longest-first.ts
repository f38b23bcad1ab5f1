import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Names of files that take longer than their length suggests. */
const LONG =
  /\/(scenarios|scripts|documents|conformance|known-answers|html(-browser|-use)?|backend\/\w+|process|machine|one-folder|trials|best-play)\.test\.ts$/;

/**
 * Begins with long files, so that no core waits for the last one: in a clone that has no times of an earlier run, files
 * would begin by their bytes.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
