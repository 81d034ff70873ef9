import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { isBillField } from '../../../schemas/definition/billFields.ts'
import type { CalculatorWithGuidance } from '../../../schemas/definition/compiled.ts'
import { interpolatedNames } from '../../../schemas/definition/interpolation.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { unitChoices } from '../../../schemas/estimate/measurementInput.ts'
import { CalculatorForm } from '../../../src/calculator/CalculatorForm.tsx'
import { type ControlValues, toControls } from '../../../src/calculator/fields/controls.ts'
import { DrawnPicture } from '../../../src/calculator/pictures/DrawnPicture.tsx'
import { drawSketch } from '../../../src/pictures/draw.ts'
import { drawnFor, pictured } from '../../pictures/support.ts'
import { calculatorAt } from '../../working/calculators.ts'

const nothing = () => undefined

const NO_ACTIONS = {
  show: nothing,
  clear: nothing,
  edit: nothing,
  addRow: nothing,
  editBill: nothing,
  enter: nothing,
  startAgain: nothing,
  undo: nothing,
}
const NO_RESTART = { announcement: '' }

function Form({ calculator }: { calculator: CalculatorWithGuidance }) {
  const defaultValues = toControls(calculator.fields, {})
  return (
    <CalculatorForm
      calculator={calculator}
      form={useForm<ControlValues>({ defaultValues })}
      ref={null}
      restart={NO_RESTART}
      actions={NO_ACTIONS}
      calculate={() => Promise.resolve(undefined)}
    />
  )
}

function show(slug: string, estimate?: Estimate, isStale = false) {
  const calculator = calculatorAt(slug)
  let formCommits = 0
  render(
    <>
      <Profiler
        id="form"
        onRender={() => {
          formCommits += 1
        }}
      >
        <Form calculator={calculator} />
      </Profiler>
      <DrawnPicture calculator={calculator} estimate={estimate} isStale={isStale} />
    </>,
  )
  return { calculator, formCommits: () => formCommits }
}

/** The names of the fields whose measures are highlighted. */
function standingOut(): string[] {
  const marks = screen.getByRole('img').querySelectorAll('[data-focused]')
  return [...new Set([...marks].map((mark) => mark.getAttribute('data-focused') ?? ''))]
}

/** Rows are told apart by numbers, so that a picture of rows alone highlights none. */
const withMeasures = pictured.filter(([, { fields }]) =>
  Object.values(fields).some(({ kind }) => kind !== 'repeat'),
)

describe.each(withMeasures)('on %s', (slug) => {
  test('the measure of the field that has the focus is highlighted, and only that one', async () => {
    const { calculator, formCommits } = show(slug)
    // Every field in the picture has a measure or a count in the caption: other tests hold that.
    const inPicture = drawSketch(calculator)?.shapes.map(({ field }) => field)
    const groups = Object.values(calculator.fields).filter(({ kind }) => kind === 'repeat')
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(groups.length + 2))
    // The code for the notes of the fields comes later.
    await waitFor(() => expect(document.querySelector('form p[id$=-note]')).not.toBeNull())
    const before = formCommits()
    const folded = calculator.usualValues.map(({ summary }) => interpolatedNames(summary))
    for (const details of document.querySelectorAll('form details'))
      details.setAttribute('open', '')
    const inSight = Object.keys(calculator.fields).filter((name) => !folded.flat().includes(name))
    for (const name of [...inSight, ...folded.flat()]) {
      const field = calculator.fields[name]
      if (!field) throw new Error(`No field is called ${name}`)
      // The line of a stage stands above its fields.
      if (folded.some(([first]) => first === name)) await userEvent.tab()
      if (field.kind === 'repeat') {
        await userEvent.tab()
        // The rows that a form begins with come before the button.
        const isInRow = () =>
          document.activeElement?.getAttribute('name')?.startsWith(`${name}.`) === true
        while (isInRow()) await userEvent.tab()
        expect(screen.getByRole('button', { name: `Add ${field.row}` })).toHaveFocus()
        continue
      }
      // At first every choice has its default; what is there for other options is not.
      const isHidden = Object.entries(field.visibleWhen ?? {}).some(([choice, options]) => {
        const other = calculator.fields[choice]
        return other?.kind !== 'choice' || !options.includes(other.default)
      })
      if (isHidden || isBillField(field)) continue
      const hasUnits = field.kind === 'number' && unitChoices(field.unit).length > 0
      for (const box of hasUnits ? [name, `${name}.unit`] : [name]) {
        await userEvent.tab()
        expect(document.activeElement).toHaveAttribute('name', box)
        expect(standingOut()).toEqual(inPicture?.includes(name) ? [name] : [])
      }
    }
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Calculate' })).toHaveFocus()
    expect(standingOut()).toEqual([])
    // The inputs were not drawn again for it.
    expect(formCommits()).toBe(before)
  })
})

test('the picture of an old result marks no measure: the field says another', async () => {
  const inputs = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
  show('tile-estimator', drawnFor('tile-estimator', inputs).estimate, true)
  await userEvent.tab()
  expect(document.activeElement).toHaveAttribute('name', 'roomLength')
  expect(standingOut()).toEqual([])
})

test('a measure of the result is highlighted too while its field has the focus', async () => {
  const { estimate } = drawnFor('paint-estimator', { wallHeight: '3', wallWidth: '4' })
  show('paint-estimator', estimate)
  await userEvent.click(screen.getByLabelText(/Wall width/))
  expect(standingOut()).toEqual(['wallWidth'])
})
