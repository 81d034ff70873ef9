import type { Catalogue, CheckedCalculator } from '../definition/compiled.ts'
import { checkDefinition } from './index.ts'
import { DefinitionError, type Problem } from './problem.ts'
import type { Others } from './uses.ts'

/** A definition as it was read, right or wrong. */
export interface Read {
  file: string
  address: string
  definition: unknown
}

/** What the check says of one definition. */
export interface Verdict {
  problems: Problem[]
  /** There if, and only if, there is no problem. */
  calculator?: CheckedCalculator
}

/**
 * Checks definitions that may use each other: each after those it uses, whatever their order here.
 *
 * @param materials the catalogue of what they may take
 * @returns a verdict for each, by address
 */
export function checkAll(
  definitions: readonly Read[],
  materials: Catalogue = {},
): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>()
  const addresses = definitions.map(({ address }) => address)
  const verdictOn = (address: string, above: readonly string[]): Verdict | undefined => {
    const known = verdicts.get(address)
    const read = definitions.find((definition) => definition.address === address)
    if (known || !read) return known
    const path = [...above, address]
    const find: Others['find'] = (other) =>
      path.includes(other)
        ? { circle: [...path.slice(path.indexOf(other)), other] }
        : verdictOn(other, path)?.calculator
    const verdict = check(read, { materials, addresses, find })
    verdicts.set(address, verdict)
    return verdict
  }
  for (const address of addresses) verdictOn(address, [])
  return verdicts
}

function check({ file, address, definition }: Read, others: Others): Verdict {
  try {
    return { problems: [], calculator: checkDefinition(file, address, definition, others) }
  } catch (error) {
    if (error instanceof DefinitionError) return { problems: error.problems }
    throw error
  }
}
