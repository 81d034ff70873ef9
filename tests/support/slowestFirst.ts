import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Of all tests those that take minutes. One that is missing here costs time, and nothing else. */
const LONGEST =
  /\/(benches|visual|webkit|differential|development|build|export|journeys)(\.deep)?\.test\.ts$/

/**
 * Starts the slowest test files first: a file that starts last costs its whole length, while the other
 * workers have nothing left to do. Files of components are many, and short.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  if (LONGEST.test(moduleId)) return 0
  if (moduleId.endsWith('.deep.test.ts')) return 1
  return 2 + ['browser', 'unit', 'component'].indexOf(project.name)
}
