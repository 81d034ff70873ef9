import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { isBillField } from '../../../schemas/definition/billFields.ts'
import type { Field } from '../../../schemas/definition/compiled.ts'
import { interpolatedNames } from '../../../schemas/definition/interpolation.ts'
import { unitChoices } from '../../../schemas/estimate/measurementInput.ts'
import { loadedCalculators } from '../../support/calculators.ts'
import { renderCalculator } from '../renderCalculator.tsx'

const TILES = 'tile-estimator'
const ROOM = { roomWidth: '3', tileLength: '30', tileWidth: '30' }
/** Seen beside the field at once, whatever was read out by then. */
const beside = (text: string) => screen.getByText(text, { selector: '[aria-hidden]' })
const units = (select: Element) => [...select.querySelectorAll('option')].map((o) => o.textContent)

describe('Every length, area and mass has a unit control, and nothing else has', () => {
  test.each(loadedCalculators)('$slug', (calculator) => {
    const { container, field } = renderCalculator(calculator)
    // A repeat has so many rows at first as it has at least.
    const fields = Object.entries(calculator.fields).flatMap(([name, of]): [string, Field][] =>
      of.kind === 'repeat'
        ? Array.from({ length: of.minimum }, (_, row) =>
            Object.entries(of.fields).map(([key, field]): [string, Field] => [
              `${name}.${row}.${key}`,
              field,
            ]),
          ).flat()
        : [[name, of]],
    )
    const measured = fields.flatMap(([name, of]) =>
      of.kind === 'number' && !isBillField(of) && unitChoices(of.unit).length > 0
        ? [{ name, of }]
        : [],
    )
    const controls = [...container.querySelectorAll('form select[name$=".unit"]')]
    // Those that are folded stand below the others, by stage.
    const folded = calculator.usualValues.flatMap(({ summary }) => interpolatedNames(summary))
    const names = measured.map(({ name }) => name)
    const inOrder = [
      ...names.filter((name) => !folded.includes(name)),
      ...folded.filter((name) => names.includes(name)),
    ]
    expect(controls.map((control) => control.getAttribute('name'))).toEqual(
      inOrder.map((name) => `${name}.unit`),
    )
    for (const { name, of } of measured) {
      const control = field(`${name}.unit`)
      expect(control).toHaveValue(of.unit)
      expect(units(control)[0]).toBe(of.unit)
      const word = of.label.charAt(0).toLowerCase() + of.label.slice(1)
      expect(control).toHaveAccessibleName(`Unit of ${word}`)
    }
  })
})

test('Switching the unit keeps the text, reads it anew, and says its value', async () => {
  const { user, field } = renderCalculator(TILES)
  await user.type(screen.getByLabelText('Room length (m)'), '12')
  expect(screen.queryByText(/^= /)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Unit of room length'), 'ft')
  expect(field('roomLength')).toHaveValue('12')
  beside('= 3.6576 m')
  expect(screen.getByLabelText('Room length (ft)')).toBe(field('roomLength'))
  await user.selectOptions(screen.getByLabelText('Unit of room length'), 'mm')
  beside('= 0.012 m')
  await user.selectOptions(screen.getByLabelText('Unit of room length'), 'm')
  expect(screen.queryByText(/^= /)).toBeNull()
})

test.each([
  ['12 ft', '= 3.6576 m'],
  [`12' 6"`, '= 3.81 m'],
  ['450mm', '= 0.45 m'],
  ['5 1/2 in', '= 0.1397 m'],
  ['85-1/2 in', '= 2.1717 m'],
  ['3 m 50 cm', '= 3.5 m'],
  ['3m50 + 40 cm', '= 3.9 m'],
  ['12 ft + 3.6 m', '= 7.2576 m'],
])('A unit in the text wins over the control: %s', async (text, comesTo) => {
  const { enter, calculate, results, user } = renderCalculator(TILES)
  await enter({ roomLength: text, ...ROOM })
  beside(comesTo)
  await user.selectOptions(screen.getByLabelText('Unit of room length'), 'cm')
  beside(comesTo)
  await calculate()
  await waitFor(() => expect(results()).not.toEqual({}))
})

test('A count takes a sum and says what it comes to, but no units', async () => {
  const { enter } = renderCalculator('paint-estimator')
  await enter({ walls: '3 + 2' })
  beside('= 5')
  await enter({ walls: '3 + 2 m' })
  expect(screen.queryByText(/^= /)).toBeNull()
})

test('A screen reader announces the value of an entry once, when the typing rests', async () => {
  const { field } = renderCalculator(TILES)
  const announced = () => screen.queryByRole('status')?.textContent
  const type = (value: string) => fireEvent.change(field('roomLength'), { target: { value } })
  type('1 ft')
  // The status that a screen reader announces comes soon after the form.
  await screen.findByRole('status')
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
  try {
    type('12 ft')
    expect(announced()).toBe('')
    await vi.advanceTimersByTimeAsync(1500)
    await vi.waitFor(() => expect(announced()).toBe('= 3.6576 m'))
    type('3')
    expect(announced()).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('Another unit marks the result as old, and Calculate makes the new one', async () => {
  const { enter, calculate, results, card, user } = renderCalculator(TILES)
  await enter({ roomLength: '3', ...ROOM })
  await calculate()
  await waitFor(() => expect(results().roomArea).toBe('9.00 m²'))
  await user.selectOptions(screen.getByLabelText('Unit of room length'), 'ft')
  expect(card()).toHaveTextContent('Result from before your change')
  expect(results().roomArea).toBe('9.00 m²')
  await calculate()
  await waitFor(() => expect(results().roomArea).toBe('2.74 m²'))
})
