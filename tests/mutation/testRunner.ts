import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { InstrumenterContext } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { startTests, type Test } from '@vitest/runner'
import type { VitestRunner, VitestRunnerConfig } from '@vitest/runner/types'
import { createServer, createServerModuleRunner, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { vi } from 'vitest'
import { resolveConfig } from 'vitest/node'

/*
 * Stryker's own runner for Vitest starts a worker for each file of tests of each mutant, which takes
 * seconds. This one reads the tests and what they try once, and runs Vitest's tests in its own process:
 * most mutants are found in less than a tenth of a second.
 */

declare global {
  /** What the mutated code asks, and where it counts. */
  var __stryker__: InstrumenterContext | undefined
}

/** What reads and runs tests in this process. */
interface Reader {
  config: VitestRunnerConfig
  server: ViteDevServer
  /** Reads modules once, before any mutant is active. */
  shared: ModuleRunner
  /** Reads them for the files that read modules anew, under the mutant: nothing of it is kept. */
  fresh: ModuleRunner
}

class InProcessRunner implements TestRunner {
  readonly #stryker: InstrumenterContext
  #reader: Reader | undefined
  /** How many mutants a file has killed of late, and how long it last took. */
  readonly #kills = new Map<string, number>()
  readonly #times = new Map<string, number>()

  constructor() {
    globalThis.__stryker__ ??= {}
    this.#stryker = globalThis.__stryker__
  }

  /** Mutants are active while tests run, not while modules are read: those stay as they are. */
  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    process.env.NODE_ENV = 'test'
    process.env.TEST_DEPTH = 'mutation'
    const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }
    const { vitestConfig } = await resolveConfig({ config: false, ...timeouts })
    const config = { ...vitestConfig, testNamePattern: undefined, tagsFilter: undefined }
    const server = await createServer({
      mode: 'test',
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      // The language's parser sets jsep up once; a fresh parser needs a fresh jsep.
      ssr: { noExternal: ['jsep'] },
    })
    const { ssr } = server.environments
    const shared = createServerModuleRunner(ssr, { hmr: false })
    const fresh = createServerModuleRunner(ssr, { hmr: false })
    vi.resetModules = () => {
      fresh.evaluatedModules.clear()
      return vi
    }
    await shared.import('/tests/support/sameInputs.ts')
    this.#reader = { config, server, shared, fresh }
  }

  async dryRun({ testFiles = [] }: DryRunOptions): Promise<DryRunResult> {
    const tests: TestResult[] = []
    for (const file of testFiles) tests.push(...(await this.#runFile(file)))
    const { mutantCoverage } = this.#stryker
    return {
      status: DryRunStatus.Complete,
      tests,
      ...(mutantCoverage && { mutantCoverage }),
    }
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter = [], hitLimit } = options
    const tests: TestResult[] = []
    this.#stryker.hitCount = 0
    if (hitLimit !== undefined) this.#stryker.hitLimit = hitLimit
    for (const [file, ids] of this.#likeliestFirst(testFilter)) {
      const started = performance.now()
      tests.push(...(await this.#runFile(file, ids, activeMutant.id)))
      const isKilled = tests.some(({ status }) => status === TestStatus.Failed)
      this.#times.set(file, performance.now() - started)
      this.#kills.set(file, 0.9 * (this.#kills.get(file) ?? 0) + Number(isKilled))
      if (isKilled) break
    }
    const isEndless = determineHitLimitReached(this.#stryker.hitCount, hitLimit)
    return toMutantRunResult(isEndless ?? { status: DryRunStatus.Complete, tests })
  }

  async dispose(): Promise<void> {
    const { shared, fresh, server } = this.#reader ?? {}
    await Promise.all([shared, fresh, server].map((part) => part?.close()))
  }

  /**
   * The tests to run by file: what killed most mutants of late for its time is first, and before any
   * did, what takes least.
   */
  #likeliestFirst(ids: readonly string[]): [string, string[]][] {
    const byFile = new Map<string, string[]>()
    for (const id of ids) {
      const [path = '', test = ''] = id.split('#')
      byFile.set(resolve(path), [...(byFile.get(resolve(path)) ?? []), test])
    }
    const worth = (file: string) =>
      (0.01 + (this.#kills.get(file) ?? 0)) / (this.#times.get(file) ?? 1)
    return [...byFile].toSorted(([one], [other]) => worth(other) - worth(one))
  }

  /** Runs a file's tests, or those of some ids; under a mutant, until one fails. */
  async #runFile(path: string, testIds?: string[], mutant?: string): Promise<TestResult[]> {
    const stryker = this.#stryker
    const results: TestResult[] = []
    if (!this.#reader) throw new Error('init comes before tests')
    const { config, shared, fresh } = this.#reader
    const runner: VitestRunner = {
      config,
      importFile: () => importTests(path, { shared, fresh }),
      onBeforeRunFiles() {
        if (mutant !== undefined) stryker.activeMutant = mutant
      },
      onBeforeRunTask(test) {
        if (mutant !== undefined && results.at(-1)?.status === TestStatus.Failed) test.mode = 'skip'
        if (mutant === undefined) stryker.currentTestId = idOf(test)
      },
      onAfterRunTask(test) {
        delete stryker.currentTestId
        if (test.mode !== 'skip') results.push(resultOf(test))
      },
      onAfterRunFiles() {
        delete stryker.activeMutant
      },
    }
    const specification = { filepath: path, ...(testIds && { testIds }) }
    const [file] = await startTests([specification], runner)
    const [error] = file?.result?.errors ?? []
    return error
      ? [...results, failed({ id: path, name: path, timeSpentMs: 0 }, error.message)]
      : results
  }
}

/** Reads a file of tests again, of the rest of the modules only what has not been read. */
async function importTests(
  path: string,
  { shared, fresh }: Pick<Reader, 'shared' | 'fresh'>,
): Promise<void> {
  const readsAnew = readFileSync(path, 'utf8').includes('vi.resetModules')
  const modules = readsAnew ? fresh : shared
  const { evaluatedModules } = modules
  if (readsAnew) evaluatedModules.clear()
  for (const module of evaluatedModules.getModulesByFile(path) ?? []) {
    evaluatedModules.invalidateModule(module)
  }
  await modules.import(path)
}

/** The path of a test's file from the project's folder, and its number within. */
function idOf({ file, id }: Test): string {
  return `${relative(process.cwd(), file.filepath)}#${id}`
}

function resultOf(test: Test): TestResult {
  const result = {
    id: idOf(test),
    name: test.fullName,
    timeSpentMs: test.result?.duration ?? 0,
    fileName: test.file.filepath,
  }
  if (test.result?.state !== 'fail') return { ...result, status: TestStatus.Success }
  return failed(result, test.result.errors?.[0]?.message)
}

function failed(result: Omit<TestResult, 'status'>, message = ''): TestResult {
  return { ...result, status: TestStatus.Failed, failureMessage: message }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'in-process', () => new InProcessRunner()),
]
