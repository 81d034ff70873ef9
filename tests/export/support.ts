import fc from 'fast-check'
import type { FieldOf } from '../../schemas/definition/calculator.ts'
import type { CalculatorWithGuidance } from '../../schemas/definition/compiled.ts'
import type { Given } from '../../schemas/estimate/formValues.ts'
import { describeEstimate, type ExportDocument } from '../../src/export/document/exportDocument.ts'
import type { Section } from '../../src/export/document/section.ts'
import { loadedCalculators } from '../support/calculators.ts'
import { estimateOf } from '../support/checked.ts'
import { textsInto } from '../support/inputs.ts'
import { calculatorAt } from '../working/calculators.ts'

/** All calculators of the site, in the order of the menu. */
export const calculators: readonly CalculatorWithGuidance[] = loadedCalculators

/** The evening before a new month in the device's own calendar. */
export const DATE = new Date(2026, 10, 30, 23, 30)

export { calculatorAt, estimateOf }

/**
 * An estimate as its page exports it, without a bill.
 *
 * @param working lines in place of the calculator's own.
 */
export function documentOf(
  slug: string,
  given: Given,
  working?: readonly string[],
): ExportDocument {
  const calculator = calculatorAt(slug)
  const content = describeEstimate({
    calculator,
    estimate: estimateOf(calculator, given),
    date: DATE,
    address: `https://site.example/${slug}`,
  })
  if (!working) return content
  return { ...content, sections: content.sections.map((section) => ({ ...section, working })) }
}

/** The one section of an estimate's document. */
export function onlySection({ sections }: ExportDocument): Section {
  const [section, ...others] = sections
  if (!section || others.length > 0) throw new Error(`${sections.length} sections`)
  return section
}

/** The document without its pictures, which only a browser can draw into a PDF. */
export function withoutPictures(content: ExportDocument): ExportDocument {
  const sections = content.sections.map((section) => ({ ...section, picture: undefined }))
  return { ...content, sections }
}

export const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }

const whole = fc.integer({ min: 1, max: 99_999 }).map(String)
const decimal = fc
  .tuple(fc.nat({ max: 9999 }), fc.nat({ max: 999 }))
  .map(([above, below]) => `${above}.${below}`)
const odd = fc.constantFrom('1,200', ' 7 ', '.5', '12.', '+3', '-4', '0012.50')
const wrong = fc.constantFrom('', '0', 'abc', '1,5', '=1+1', '&a=b#c', 'x'.repeat(99))

/** Texts that people type into a number field, most of them accepted: a form with many fields needs all. */
function typedNumber({ accepts }: FieldOf<'number'>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 40, arbitrary: accepts.integer ? whole : fc.oneof(whole, decimal) },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: wrong },
  )
}

/** The texts of a whole form. */
export function typedInto({
  fields,
}: CalculatorWithGuidance): fc.Arbitrary<Record<string, string>> {
  return textsInto({ fields }, (field) =>
    field.kind === 'choice' ? fc.constantFrom(...Object.keys(field.options)) : typedNumber(field),
  )
}
