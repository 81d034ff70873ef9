/** Whether everything is tried, as `npm run test:all` does, or as much as a commit can wait for. */
export const isDeep = process.env.TEST_DEPTH === 'deep'

/** How much a test tries: a little of it before each commit, all of it with all tests. */
export function atDepth<Amount>(quick: Amount, deep: Amount): Amount {
  return isDeep ? deep : quick
}
