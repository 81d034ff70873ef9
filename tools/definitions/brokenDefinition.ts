import type { CheckedFile } from '../../schemas/check/all.ts'
import { formatDiagnostic } from '../../schemas/compile/diagnostic.ts'
import { CALCULATOR_ICON } from '../../schemas/definition/picture.ts'
import { catalogCard } from '../../schemas/definition/registryEntry.ts'

/** The card of a definition that does not pass while somebody writes it: its slug is its name. */
export function brokenCard({ file, slug }: CheckedFile) {
  const title = { page: slug, menu: slug }
  const summary = `${file} does not pass the check`
  return catalogCard({ slug, title, summary, icon: CALCULATOR_ICON })
}

/** The code of one expression, the calculator of such a definition: its page shows the problems. */
export function brokenCalculator({ file, diagnostics }: CheckedFile): string {
  const message = diagnostics.map((problem) => formatDiagnostic(file, problem)).join('\n')
  // The module loads, unlike one that the network lost; whoever reads anything from it gets the problems.
  return `(() => {
  const fail = () => { throw Object.assign(new Error(${JSON.stringify(message)}), { name: 'DefinitionError' }) }
  return new Proxy({}, { get: (_, key) => key === 'then' ? undefined : fail(), ownKeys: fail })
})()`
}
