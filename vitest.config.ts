import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from './vitest.base.ts';

const isLaw = ({ moduleId }: TestSpecification): boolean => moduleId.includes('.laws.test.');

/** The laws take longest but are short files, which would come last in a run that knows nothing of earlier ones. */
class LawsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLaw), ...sorted.filter((file) => !isLaw(file))];
  }
}

/**
 * All tests in one run: its workers evaluate each module once for all packages, and take the longest files first. Each
 * package has a configuration of its own, for runs of that package alone.
 */
export default mergeConfig(base, {
  test: {
    include: ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'apps/web/server/**/*.test.ts', 'scripts/**/*.test.mjs'],
    maxWorkers: '100%',
    sequence: { sequencer: LawsFirst },
  },
});
