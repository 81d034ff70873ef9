import { isBillInput } from '../../schemas/bill/inputNames.ts'
import { isBillField } from '../../schemas/definition/billFields.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { readLinkedBill } from './linkedBill.ts'

/** Longest fragment that is read; a calculator's own links stay far below, with every row filled in. */
const MAX_FRAGMENT_LENGTH = 8000

/** What a link holds: the texts for the form, and what they come to. */
export interface LinkedEstimate {
  typed: Record<string, string>
  estimate: Estimate
  /** Packs, prices and a quotation, by what their boxes are called among lines of any variant. */
  buying: FormValues
}

/**
 * The inputs of an estimate as an address's fragment, and what was chosen and typed beside its bill:
 * 'roomLength=3&roomWidth=3&price-tile=60'. A fragment reaches no server. Where a default was used in
 * place of what was typed, it holds the default.
 *
 * @param beside what `linkedBill` says of the bill
 */
export function writeLink({ formValues }: Estimate, beside: FormValues = {}): string {
  return new URLSearchParams({ ...formValues, ...beside }).toString()
}

/**
 * Reads a fragment, without its '#'. Undefined unless it says what the calculator's own link would
 * say: every field once (one under the bill may be missing), the rows of its groups one after the other, nothing else but what belongs to
 * its bill, and only values that the page itself accepts. No text makes it throw.
 */
export function readLink(calculator: Calculator, fragment: string): LinkedEstimate | undefined {
  if (fragment === '' || fragment.length > MAX_FRAGMENT_LENGTH) return undefined
  const all = [...new URLSearchParams(fragment)]
  const pairs = all.filter(([name]) => !isBillInput(name))
  const beside = Object.fromEntries(all.filter(([name]) => isBillInput(name)))
  const typed = Object.fromEntries(pairs)
  const outcome = computeEstimate(calculator, typed)
  if (outcome.state !== 'ready') return undefined
  const { estimate } = outcome
  // A default stood in for something: whoever wrote this link did not see that.
  if (Object.values(estimate.inputs).some(({ fellBack }) => fellBack)) return undefined
  const missing = Object.keys(estimate.formValues).filter((name) => !Object.hasOwn(typed, name))
  const isWhole = pairs.length + missing.length === Object.keys(estimate.formValues).length
  // A link of before may lack what is asked for under the bill: it then has its default.
  if (!isWhole || !missing.every((name) => isBillField(calculator.fields[name]))) return undefined
  if (pairs.length + Object.keys(beside).length !== all.length) return undefined
  const buying = readLinkedBill(calculator, estimate, beside)
  return buying && { typed, estimate, buying }
}
