import { formatDiagnostic } from '../../schemas/compile/diagnostic.ts'
import type { CatalogCard } from '../../schemas/definition/catalogEntry.ts'
import { CALCULATOR_ICON } from '../../schemas/definition/picture.ts'
import type { ReadDefinition } from './definitions.ts'

/** The card of a definition that does not pass while somebody writes it: its slug is its name. */
export function brokenCard({ file, slug }: ReadDefinition): CatalogCard {
  const summary = `${file} does not pass the check`
  return {
    slug,
    title: { page: slug, menu: slug },
    summary,
    purpose: summary,
    icon: CALCULATOR_ICON,
  }
}

/** The code of one expression, the calculator of such a definition: its page shows the problems. */
export function brokenCalculator({ file, diagnostics }: ReadDefinition): string {
  const message = diagnostics.map((problem) => formatDiagnostic(file, problem)).join('\n')
  // The module loads, unlike one that the network lost; whoever reads anything from it gets the problems.
  return `(() => {
  const fail = () => { throw Object.assign(new Error(${JSON.stringify(message)}), { name: 'DefinitionError' }) }
  return new Proxy({}, { get: (_, key) => key === 'then' ? undefined : fail(), ownKeys: fail })
})()`
}
