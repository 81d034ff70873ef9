import { isBillInput } from '../../schemas/bill/inputNames.ts'
import { isBillField, isPricedField } from '../../schemas/definition/billFields.ts'
import type { Calculator } from '../../schemas/definition/compiled.ts'
import { computeEstimate, type Estimate } from '../../schemas/estimate/estimate.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { linkLimits } from '../limits.ts'
import { readLinkedBill } from './readLinkedBill.ts'

/** An estimate that a link holds: the texts for the form, and their result. */
export interface LinkedEstimate {
  typed: Record<string, string>
  estimate: Estimate
  /** Packs, prices and a quotation, by the names of their inputs. */
  buying: FormValues
}

/**
 * Writes the inputs of an estimate as an address's fragment, with the packs and prices of its bill:
 * 'roomLength=3&roomWidth=3&price-tile=60'. A browser sends no fragment to a server. Where a default was
 * used in place of a typed text, the link holds the default.
 *
 * @param billTexts from `billForLink`
 */
export function writeLink({ formValues }: Estimate, billTexts: FormValues = {}): string {
  return new URLSearchParams({ ...formValues, ...billTexts }).toString()
}

/** The same without the lines of the bill that a person priced. */
export function writeLinkWithoutPrices({ fields }: Calculator, estimate: Estimate): string {
  const texts = Object.entries(estimate.formValues)
  const formValues = Object.fromEntries(texts.filter(([name]) => !isPricedField(fields[name])))
  return writeLink({ ...estimate, formValues })
}

/**
 * Reads a fragment, without its '#'. Undefined unless the calculator could have written it: it has every
 * field once (one under the bill, or added later, may be missing), the rows of each group one after the other, nothing
 * else but texts of its bill, and only values that the page itself accepts. No text makes it throw.
 */
export function readLink(calculator: Calculator, fragment: string): LinkedEstimate | undefined {
  if (fragment === '' || fragment.length > linkLimits.estimateLength) return undefined
  const all = [...new URLSearchParams(fragment)]
  const pairs = all.filter(([name]) => !isBillInput(name))
  const billTexts = Object.fromEntries(all.filter(([name]) => isBillInput(name)))
  const typed = Object.fromEntries(pairs)
  const outcome = computeEstimate(calculator, typed)
  if (outcome.state !== 'ready') return undefined
  const { estimate } = outcome
  // A default stood in for something: whoever wrote this link did not see that.
  if (Object.values(estimate.inputs).some(({ fellBack }) => fellBack)) return undefined
  const missing = Object.keys(estimate.formValues).filter((name) => !Object.hasOwn(typed, name))
  const isWhole = pairs.length + missing.length === Object.keys(estimate.formValues).length
  // An older link may lack a field under the bill, or one that was added later, which then has its default.
  if (!isWhole || !missing.every((name) => mayBeMissing(calculator, name))) return undefined
  if (pairs.length + Object.keys(billTexts).length !== all.length) return undefined
  const buying = readLinkedBill(calculator, estimate, billTexts)
  return buying && { typed, estimate, buying }
}

function mayBeMissing({ fields }: Calculator, name: string): boolean {
  const [repeat = '', , inRow = ''] = name.split('.')
  const field = fields[repeat]
  const asked = field?.kind === 'repeat' ? field.fields[inRow] : field
  return isBillField(asked) || (asked !== undefined && 'addedLater' in asked)
}
