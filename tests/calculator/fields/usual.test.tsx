import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadedCalculators } from '../../support/calculators.ts'
import { renderCalculator } from '../renderCalculator.tsx'

const question = (text: string) => screen.queryByText(text, { exact: false })

/** A page whose fields say what they read, and what is usual in them. */
async function page(slug: string) {
  const shown = renderCalculator(slug)
  await waitFor(() => expect(shown.container.querySelector('form p[id$=-note]')).not.toBeNull())
  return shown
}

test.each([
  ['tile-estimator', 'tileLength', '600', '600 cm is large for a tile.', '600 mm?', '60 cm'],
  ['tile-estimator', 'tileWidth', '0.3', '0.3 cm is small for a tile.', '0.3 m?', '30 cm'],
  ['tile-estimator', 'roomLength', '5200', '5,200 m is large for a room.', '5200 mm?', '5.2 m'],
  ['tile-estimator', 'roomWidth', '450', '450 m is large for a room.', '450 cm?', '4.5 m'],
  [
    'plaster-estimator',
    'thickness',
    '1.5',
    '1.5 mm is small for the thickness of plaster.',
    '1.5 cm?',
    '15 mm',
  ],
])(
  'on %s, %s of %s asks, and one tap takes the other unit',
  async (slug, name, typed, said, tap, comes) => {
    const { user, enter, field } = await page(slug)
    await enter({ [name]: typed })
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(`${said} ${tap}`))
    await user.click(screen.getByRole('button', { name: tap }))
    expect(question(said)).toBeNull()
    expect(field(name)).toHaveValue(typed)
    expect(field(name)).toHaveFocus()
    expect(screen.getByText(`= ${comes}`, { selector: '[aria-hidden]' })).toBeVisible()
  },
)

test('a joint is asked about by the type of block, and one tap takes the usual one', async () => {
  const { user, enter, field } = await page('block-brick-estimator')
  await user.selectOptions(field('blockType'), 'machine-cut-stone-150')
  expect(question('10 mm is small for a joint of machine-cut stone.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '20 mm?' }))
  expect(field('mortarGap')).toHaveValue('20')
  await user.selectOptions(field('blockType'), 'hollow-390-190')
  expect(question('20 mm is large for a mortar joint.')).toBeVisible()
  await enter({ mortarGap: '0' })
  expect(question('for a mortar joint.')).toBeNull()
})

test('the page computes an unusual number all the same', async () => {
  const { enter, calculate, results, field } = await page('tile-estimator')
  await enter({ roomLength: '5.2', roomWidth: '4.5', tileLength: '600', tileWidth: '600' })
  await calculate()
  await waitFor(() => expect(results().totalTiles).toBe('2 tiles'))
  expect(field('tileLength')).not.toBeInvalid()
  expect(screen.getAllByText('600 cm is large for a tile.', { exact: false })).toHaveLength(2)
})

test('the page asks about a unit in the text, and offers no other', async () => {
  const { enter } = await page('tile-estimator')
  await enter({ tileLength: '20 ft' })
  expect(question('20 ft is large for a tile.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull()
})

test('the page asks about its own figure in another unit, and one tap restores the unit', async () => {
  const { user, field } = await page('ceiling-calculator')
  const unit = screen.getByRole('combobox', { name: 'Unit of board length' })
  await user.selectOptions(unit, 'ft')
  const said = 'The page began with 2.4 m.'
  expect(field('boardLength')).toHaveAccessibleDescription(expect.stringContaining(said))
  await user.click(screen.getByRole('button', { name: '2.4 m?' }))
  expect(unit).toHaveValue('m')
  expect(question(said)).toBeNull()
})

test('a row of a group asks too', async () => {
  const { enter } = await page('plaster-estimator')
  await enter({ 'openings.0.width': '900' })
  expect(await screen.findByRole('button', { name: '900 mm?' })).toBeVisible()
  expect(question('900 m is large for a door or a window.')).toBeVisible()
})

test.each(['', 'three', '-5', '0'])('%j is not asked about: it is no measure', async (typed) => {
  const { enter } = await page('tile-estimator')
  await enter({ tileLength: typed })
  expect(question('for a tile.')).toBeNull()
})

/** Those that ask for a number outside of rows; a form of rows alone is empty at first. */
const withNumbers = loadedCalculators.filter(({ fields }) =>
  Object.values(fields).some(({ kind }) => kind === 'number'),
)

test.each(withNumbers.map(({ slug }) => slug))('no example of %s is asked about', async (slug) => {
  const shown = await page(slug)
  const { examples, fields } = shown.calculator
  const chosen = Object.values(examples).flatMap(({ given }) => Object.keys(given))
  for (const { given } of Object.values(examples)) {
    // What is usual may hang on an option.
    for (const name of new Set(chosen)) {
      const [choice, option] = [fields[name], given[name]]
      if (choice?.kind !== 'choice' || Array.isArray(option)) continue
      await shown.user.selectOptions(shown.field(name), option ?? choice.default)
    }
    const texts = Object.entries(given).filter((entry): entry is [string, string] => {
      const [name, text] = entry
      return typeof text === 'string' && fields[name]?.kind === 'number'
    })
    await shown.enter(Object.fromEntries(texts))
    expect(question(' is large for ')).toBeNull()
    expect(question(' is small for ')).toBeNull()
  }
})

/** The fold of a stage of the house. */
function fold(stage: string): HTMLDetailsElement {
  const found = screen.getByText(stage).closest('details')
  if (!found) throw new Error(`${stage} is not folded`)
  return found
}

test('usual values are folded by stage, each with its line, in which a change is marked and counted', async () => {
  const { field, enter, user } = await page('house-estimator')
  expect(fold('Walls')).not.toHaveAttribute('open')
  expect(fold('Walls').querySelector('summary')).toHaveTextContent(
    'Walls 9" Machine-Cut Stone outside, 6" Machine-Cut Stone inside, joints of 20 mm, 2.7 m high; ring beam: On all walls',
  )
  await user.click(screen.getByText('Walls'))
  await enter({ wallHeight: '3' })
  await user.selectOptions(field('insideType'), '6-inch-hollow')
  expect(fold('Walls').querySelector('summary')).toHaveTextContent(
    /6" Hollow Block inside, joints of 20 mm, 3 m high; ring beam: On all walls 2 changed$/,
  )
  expect([...fold('Walls').querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    '6" Hollow Block',
    // No line breaks in it.
    '3\u00a0m',
  ])
})

test('a field that is refused inside a fold opens it, and has the focus', async () => {
  const { field, enter, calculate } = await page('house-estimator')
  await enter({ length: '10', width: '8', rise: '2', coats: '0' })
  expect(fold('Finishes')).not.toHaveAttribute('open')
  await calculate()
  await waitFor(() => expect(field('coats')).toHaveFocus())
  expect(fold('Finishes')).toHaveAttribute('open')
  expect(fold('Walls')).not.toHaveAttribute('open')
})
