import type { CheckedCalculator } from '../definition/compiled.ts'
import { type Problem, suggestion } from './problem.ts'

/** A calculator that names itself among those that come with the same job, or another one twice. */
export function relatedProblems(address: string, related: readonly string[]): Problem[] {
  return related.flatMap((other, index) => {
    const path = `related[${index}]`
    if (other === address) {
      return [{ path, message: `is '${other}', the calculator itself; name others` }]
    }
    if (related.indexOf(other) === index) return []
    return [{ path, message: `is '${other}', which stands there already; name each once` }]
  })
}

/** Others that a calculator names and that do not exist. */
export function unknownRelatedProblems(
  { address, related }: Pick<CheckedCalculator, 'address' | 'related'>,
  addresses: readonly string[],
): Problem[] {
  const others = addresses.filter((other) => other !== address)
  return related.flatMap((other, index) =>
    addresses.includes(other)
      ? []
      : [
          {
            path: `related[${index}]`,
            message: `is '${other}', which is no calculator${suggestion(other, others)}`,
          },
        ],
  )
}
