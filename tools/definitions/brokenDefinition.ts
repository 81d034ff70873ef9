import { formatDiagnostic } from '../../schemas/compile/diagnostic.ts'
import type { CatalogCard, CatalogEntry } from '../../schemas/definition/catalogEntry.ts'
import { CALCULATOR_ICON } from '../../schemas/definition/picture.ts'
import type { ReadDefinition } from './definitions.ts'

/** The entry of a definition that does not pass while somebody writes it: its slug is its name. */
export function brokenEntry(slug: string): CatalogEntry {
  return { slug, name: slug }
}

/**
 * What the module of a definition exports that does not pass while somebody writes it: a page that says
 * what is wrong.
 *
 * @param query which module of the definition is asked for: 'card', 'calculator' or 'guide'
 * @returns the code of one expression
 */
export function brokenValue({ file, slug, diagnostics }: ReadDefinition, query: string): string {
  if (query === 'card') {
    const summary = `${file} does not pass the check`
    const card: CatalogCard = {
      slug,
      title: { page: slug, menu: slug, breadcrumb: slug },
      summary,
      purpose: summary,
      icon: CALCULATOR_ICON,
      keywords: [],
    }
    return JSON.stringify(card)
  }
  const message = diagnostics.map((problem) => formatDiagnostic(file, problem)).join('\n')
  // It arrives, unlike what the network lost, and so does the code for its fields; whoever reads
  // anything else from it gets the problems instead.
  return `(() => {
  const tell = () => { throw Object.assign(new Error(${JSON.stringify(message)}), { name: 'DefinitionError' }) }
  const known = { then: undefined, fields: {} }
  return new Proxy(known, { get: (_, key) => key in known ? known[key] : tell(), ownKeys: tell })
})()`
}
