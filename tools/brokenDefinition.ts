import { formatProblem } from '../schemas/check/problem.ts'
import type { CalculatorCard, CalculatorEntry } from '../schemas/definition/entry.ts'
import { GROUPS } from '../schemas/definition/groups.ts'
import { CALCULATOR_ICON } from '../schemas/definition/picture.ts'
import type { ReadDefinition } from './definitions.ts'

/**
 * What stands in the place of a definition that does not pass while somebody writes it: an entry
 * last in the menu, under its address, and a page that says what is wrong.
 *
 * @param query which module of the definition is asked for: 'entry', 'card', 'calculator' or 'guide'
 * @returns the module's code
 */
export function brokenModule({ file, address, problems }: ReadDefinition, query: string): string {
  const exported = (value: object) => `export default ${JSON.stringify(value)}`
  if (query === 'entry') {
    const title = { page: address, menu: address, breadcrumb: address }
    const entry: CalculatorEntry = { address, title, group: GROUPS[0], order: 1e9 }
    return exported(entry)
  }
  if (query === 'card') {
    const summary = `${file} does not pass the check.`
    const card: CalculatorCard = { address, summary, icon: CALCULATOR_ICON, alsoCalled: [] }
    return exported(card)
  }
  const message = problems.map((problem) => formatProblem(file, problem)).join('\n')
  // It arrives, unlike what the network lost, and so does the code for its fields; whoever reads
  // anything else from it gets the problems instead.
  return `const tell = () => { throw new Error(${JSON.stringify(message)}) }
const known = { then: undefined, fields: {} }
export default new Proxy(known, { get: (_, key) => key in known ? known[key] : tell(), ownKeys: tell })`
}
