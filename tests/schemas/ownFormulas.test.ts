import { expect, test } from 'vitest'
import { checkAll } from '../../schemas/check/all.ts'
import { metres, sand, withMore, withRepeat } from '../rejected/support/language.ts'

/** All that is said of the last of some definitions, by their slugs. */
function told(definitions: Record<string, unknown>): string[] | undefined {
  const read = Object.entries(definitions).map(([slug, definition]) => ({
    file: `calculators/${slug}.ts`,
    slug,
    definition,
  }))
  const verdict = [...checkAll(read).values()].at(-1)
  return verdict?.diagnostics.map(({ path, message }) => `${path} ${message}`)
}

test('A formula of a row may divide by what may be zero, too, where its message says what that means', () => {
  const share = { ...metres, label: 'Share', unit: '1', accepts: { minimum: '0' } }
  const bedArea = { unit: 'm²', is: 'length * length / share' }
  const bedsWith = (formula: object) =>
    withRepeat({
      fields: { length: { ...metres, label: 'Length' }, share },
      formulas: { bedArea: formula },
    })
  expect(told({ 'gravel-calculator': bedsWith(bedArea) })).toEqual([
    "fields.beds.formulas.bedArea.is divides by share, which may be zero; let the field accept 'positive'",
  ])
  const explained = { ...bedArea, errorMessage: 'A bed needs a share above zero' }
  expect(told({ 'gravel-calculator': bedsWith(explained) })).toEqual([])
})

test('Of a calculator that is used nothing is told that it has for itself: its fields keep their limits', () => {
  const pitch = { ...metres, label: 'Pitch', unit: '°', optional: true }
  const gravelWith = (accepts: object) =>
    withMore({ pitch: { ...pitch, accepts } }, { steep: { unit: '1', is: 'sin(pitch)' } })
  expect(told({ 'gravel-calculator': gravelWith({ minimum: '0' }) })).toEqual([
    "formulas.steep.is takes the sin of pitch, which may be above 90°; let it accept { minimum: '0', maximum: '90' }, or less",
  ])
  // Sand gives no pitch: there is never one, and what would need it is absent.
  const { results, formulas } = withMore({}, { steep: { unit: '1', is: 'gravel.steep' } })
  const using = { ...sand, results, formulas: { ...formulas, ...sand.formulas } }
  const gravel = gravelWith({ minimum: '0', maximum: '60' })
  expect(told({ 'gravel-calculator': gravel, 'sand-calculator': using })).toEqual([])
})
