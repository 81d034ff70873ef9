import { formatDiagnostic } from '../schemas/check/diagnostic.ts'
import type { CatalogCard, CatalogEntry } from '../schemas/definition/catalogEntry.ts'
import { CATEGORIES } from '../schemas/definition/categories.ts'
import { CALCULATOR_ICON } from '../schemas/definition/picture.ts'
import type { ReadDefinition } from './definitions.ts'

/**
 * The module of a definition that does not pass while somebody writes it: an entry last in the menu,
 * under its slug, and a page that says what is wrong.
 *
 * @param query which module of the definition is asked for: 'entry', 'card', 'calculator' or 'guide'
 * @returns the module's code
 */
export function brokenModule({ file, slug, diagnostics }: ReadDefinition, query: string): string {
  const exported = (value: object) => `export default ${JSON.stringify(value)}`
  if (query === 'entry') {
    const title = { page: slug, menu: slug, breadcrumb: slug }
    const entry: CatalogEntry = { slug, title, category: CATEGORIES[0], order: 1e9 }
    return exported(entry)
  }
  if (query === 'card') {
    const summary = `${file} does not pass the check`
    const card: CatalogCard = {
      slug,
      summary,
      purpose: summary,
      icon: CALCULATOR_ICON,
      keywords: [],
    }
    return exported(card)
  }
  const message = diagnostics.map((problem) => formatDiagnostic(file, problem)).join('\n')
  // It arrives, unlike what the network lost, and so does the code for its fields; whoever reads
  // anything else from it gets the problems instead.
  return `const tell = () => { throw Object.assign(new Error(${JSON.stringify(message)}), { name: 'DefinitionError' }) }
const known = { then: undefined, fields: {} }
export default new Proxy(known, { get: (_, key) => key in known ? known[key] : tell(), ownKeys: tell })`
}
