import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Starts what takes longest first: a file that starts last costs its whole length, while the other
 * workers have nothing left to do. Files of components are many, and short.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  if (moduleId.endsWith('.deep.test.ts')) return 0
  return 1 + ['browser', 'unit', 'component'].indexOf(project.name)
}
