const depth = process.env.TEST_DEPTH

/** Whether everything is tried, as `npm run test:all` does, or as much as a commit can wait for. */
export const isDeep = depth === 'deep'

/** How much a test tries: a little of it before each commit, all of it with all tests. */
export function atDepth<Amount>(quick: Amount, deep: Amount): Amount {
  return isDeep ? deep : quick
}

/**
 * How many random inputs a property tries. `npm run mutation` tries a tenth, for it runs the tests on
 * thousands of mutants.
 */
export function runsAtDepth(quick: number, deep = quick): number {
  return depth === 'mutation' ? Math.ceil(quick / 10) : atDepth(quick, deep)
}

/** The random inputs of every test begin with it; another one tries others. A failure names it. */
export const SEED = Number(process.env.VERIFY_SEED ?? 20_261_120)
