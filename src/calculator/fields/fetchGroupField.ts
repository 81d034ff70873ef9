import type { Calculator } from '../../../schemas/definition/compiled.ts'

/**
 * Fetches what draws rows of fields, for a calculator that has some. It is here before the page is
 * taken over: React would take the rows away until it came.
 */
export async function fetchGroupField({ fields }: Pick<Calculator, 'fields'>) {
  const hasRows = Object.values(fields).some(({ kind }) => kind === 'group')
  return hasRows ? (await import('./GroupField.tsx')).GroupField : undefined
}
