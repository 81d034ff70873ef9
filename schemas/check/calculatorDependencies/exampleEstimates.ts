import { type Diagnostic, suggestion } from '../../compile/diagnostic.ts'
import type { Others } from '../../compile/others.ts'
import type { Calculator } from '../../definition/compiled.ts'
import { computeChildEstimates } from '../../estimate/childEstimates.ts'
import type { Estimate } from '../../estimate/estimate.ts'

/** An example expects exactly the estimates that are made, each with its key figure. */
export function exampleEstimateDiagnostics(
  path: string,
  calculator: Calculator,
  estimate: Estimate,
  expected: Readonly<Record<string, string>> | undefined,
  others: Others,
): Diagnostic[] {
  const children = computeChildEstimates(calculator, estimate, (slug) => {
    const other = others.find(slug)
    if (!other || 'circle' in other) throw new Error(`${slug} passed the check`)
    return other
  })
  if ('path' in children) {
    const message = `is not a valid input: ${children.path} is not accepted (${children.message})`
    return [{ path: `${path}.given`, message }]
  }
  const figures = new Map(
    children.map(({ name, estimate: { rows } }) => [
      name,
      rows.find(({ emphasis }) => emphasis === 'key')?.value,
    ]),
  )
  const at = `${path}.estimates`
  const names = [...figures.keys()]
  const unexpected = Object.keys(expected ?? {}).filter((name) => !figures.has(name))
  return [
    ...unexpected.map((name) => ({
      path: `${at}.${name}`,
      message: `is not made with these inputs${suggestion(name, names)}`,
    })),
    ...[...figures].flatMap(([name, figure]): Diagnostic[] => {
      const expectedFigure = expected?.[name]
      if (expectedFigure === figure) return []
      const message =
        expectedFigure === undefined
          ? `lacks '${name}'; its key figure is '${figure}'`
          : `says '${expectedFigure}' of '${name}', but its key figure is '${figure}'`
      return [{ path: at, message }]
    }),
  ]
}
