import { expect, test } from 'vitest'
import { angleDiagnostics } from '../../schemas/check/proofs/angles.ts'
import { intervalsOf } from '../../schemas/check/proofs/intervals.ts'
import { compileFormulas } from '../../schemas/compile/formulas.ts'
import { emptySymbolTable, resolveNames } from '../../schemas/compile/nameResolution.ts'
import { NO_OTHERS } from '../../schemas/compile/others.ts'
import { parseShape } from '../../schemas/compile/shape.ts'
import { metres, withMore } from '../rejected/support/language.ts'

/** What is said of a formula with the pitch of a roof, which accepts some angles alone. */
function told(is: string, accepts: object): string[] {
  const pitch = { ...metres, label: 'Pitch', unit: '°', accepts }
  const parsed = parseShape(withMore({ pitch }, { steep: { unit: '1', is } }))
  if (Array.isArray(parsed)) throw new Error('It has not the shape of a definition')
  const names = emptySymbolTable()
  expect(resolveNames(parsed, names)).toEqual([])
  const { diagnostics, ...compiled } = compileFormulas(parsed, names, NO_OTHERS)
  expect(diagnostics).toEqual([])
  return angleDiagnostics(compiled, intervalsOf(compiled)).map(
    ({ path, message }) => `${path} ${message}`,
  )
}

test.each([
  ['sin', { minimum: '0', maximum: '90' }],
  ['cos', { minimum: '0', maximum: '90' }],
  ['cos', { minimum: '0', exclusiveMaximum: '90' }],
  ['tan', { minimum: '0', exclusiveMaximum: '90' }],
  ['tan', { minimum: '0', maximum: '89.9' }],
])('The %s of an angle within %o is computed', (of, accepts) => {
  expect(told(`${of}(pitch)`, accepts)).toEqual([])
})

test('Each angle of a formula that may be wrong is told, from first to last', () => {
  expect(
    told('cos(pitch) * tan(pitch / 2) * sin(pitch * 2)', { minimum: '0', maximum: '180' }),
  ).toEqual([
    "formulas.steep.is takes the cos of pitch, which may be above 90°; let it accept { minimum: '0', maximum: '90' }, or less",
    "formulas.steep.is takes the tan of pitch / 2, which may be 90°; let it accept { minimum: '0', exclusiveMaximum: '90' }, or less",
    "formulas.steep.is takes the sin of pitch * 2, which may be above 90°; let it accept { minimum: '0', maximum: '90' }, or less",
  ])
})
