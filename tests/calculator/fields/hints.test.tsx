import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCalculator } from '../renderCalculator.tsx'

const TILES = 'tile-estimator'
const LENGTH = 'A number, as 12.5, or 12 ft 6 in'

/** A page whose fields say what they read. */
async function page(slug: string) {
  const shown = renderCalculator(slug)
  await waitFor(() => expect(shown.container.querySelector('form p[id$=-note]')).not.toBeNull())
  const note = (name: string) => {
    const ids = shown.field(name).getAttribute('aria-describedby')?.split(' ') ?? []
    const found = document.getElementById(ids.at(-1) ?? '')
    if (!found) throw new Error(`${name} has no hint`)
    return found
  }
  return { ...shown, note }
}

test('a field says what it reads while it has the focus, and then no longer', async () => {
  const { user, field, note } = await page(TILES)
  expect(note('roomLength')).not.toBeVisible()
  await user.click(field('roomLength'))
  expect(note('roomLength')).toBeVisible()
  expect(note('roomLength')).toHaveTextContent(LENGTH)
  expect(note('roomWidth')).not.toBeVisible()
  await user.click(field('roomWidth'))
  await waitFor(() => expect(note('roomLength')).not.toBeVisible())
  expect(note('roomWidth')).toBeVisible()
})

test.each([
  [TILES, 'roomLength', LENGTH],
  [TILES, 'tileLength', `As on the box, in its own unit. ${LENGTH}`],
  [TILES, 'wastage', '10 is standard; 5 to 15 is typical. A number, as 12.5'],
  [
    'concrete-mix-calculator',
    'area',
    'Length × width of the slab or footing. A number, as 12.5, or 5 x 4',
  ],
])('on %s the field %s is described to screen readers: %s', async (slug, name, description) => {
  const { field } = await page(slug)
  expect(field(name)).toHaveAccessibleDescription(description)
})

test.each(['three', '12 6', '3,5,7', ''])(
  'a field that refused %j keeps its hint until it is edited, and it is no error',
  async (text) => {
    const { user, enter, calculate, field, note } = await page(TILES)
    await enter({ roomLength: '4', tileLength: '30', tileWidth: '30', roomWidth: text })
    await calculate()
    await waitFor(() => expect(field('roomWidth')).toBeInvalid())
    await user.click(field('tileWidth'))
    expect(note('roomWidth')).toBeVisible()
    expect(note('roomWidth')).toHaveTextContent(LENGTH)
    expect(field('roomWidth')).toHaveAccessibleDescription(LENGTH)
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test.each([
  ['3m5', 'Write 3 m 5 cm or 3.5 m'],
  ['2.4 + 3 m 5', 'Write 3 m 5 cm or 3.5 m'],
  ['12 ft + 3', 'Write a sum as 3 + 2, with a unit behind each, or behind none'],
  ['3.6 +', 'Write a sum as 3 + 2, with a unit behind each, or behind none'],
])('a field that refused %j says how to write it', async (text, remedy) => {
  const { enter, calculate, field, note } = await page(TILES)
  await enter({ roomLength: text, roomWidth: '3', tileLength: '30', tileWidth: '30' })
  await calculate()
  await waitFor(() => expect(field('roomLength')).toBeInvalid())
  expect(note('roomLength')).toHaveTextContent(remedy)
})

test('a half is refused by a field of whole numbers as that, and not as no number', async () => {
  const { enter, calculate, field } = await page('beam-calculator')
  await enter({ beams: '4 1/2' })
  await calculate()
  await waitFor(() => expect(field('beams')).toBeInvalid())
  expect(wordsOf(field('beams'))).toContain('a whole number above zero')
})

test('the note of a number that is refused because of another field does not say that it is none', async () => {
  const { enter, calculate, field, note } = await page('foundation-calculator')
  await enter({ trenchLength: '10', trenchWidth: '0.6', trenchDepth: '0.5', thickness: '60' })
  await calculate()
  await waitFor(() => expect(field('thickness')).toBeInvalid())
  expect(note('thickness')).toHaveTextContent('A number, as 12.5, or 12 ft 6 in')
})

test('the value of an entry replaces the hint', async () => {
  const { user, enter, field, note } = await page(TILES)
  await user.click(field('roomLength'))
  await enter({ roomLength: '12 ft' })
  expect(note('roomLength')).not.toBeVisible()
  expect(screen.getByText('= 3.6576 m', { selector: '[aria-hidden]' })).toBeVisible()
})

test('an area says what it makes of two sides', async () => {
  const { enter, calculate, results } = await page('concrete-mix-calculator')
  await enter({ area: '12 ft x 10 ft', thickness: '10' })
  expect(screen.getByText('= 11.1483648 m²', { selector: '[aria-hidden]' })).toBeVisible()
  await enter({ area: '5 x 4' })
  expect(screen.getByText('= 20 m²', { selector: '[aria-hidden]' })).toBeVisible()
  await calculate()
  await waitFor(() => expect(results().volume).toBe('2.00 m³'))
})

test.each([
  ['3,5', '3.5'],
  ['12,25 m', '12.25 m'],
])('a decimal comma in %j is explained, and mended by one tap', async (typed, mended) => {
  const { user, enter, field, note } = await page(TILES)
  await enter({ roomLength: typed })
  expect(field('roomLength')).toHaveAccessibleDescription(
    `A comma separates thousands. Use ${mended}`,
  )
  await user.click(screen.getByRole('button', { name: `Use ${mended}` }))
  expect(field('roomLength')).toHaveValue(mended)
  expect(field('roomLength')).toHaveFocus()
  expect(note('roomLength')).toHaveTextContent(LENGTH)
})

test.each(['1,500', '1,5,5', 'a,b', '3.5'])('%j is no decimal comma', async (text) => {
  const { enter } = await page(TILES)
  await enter({ roomLength: text })
  expect(screen.queryByText(/^A comma separates/)).toBeNull()
})

const WALL = { wallLength: '4', wallHeight: '2.7' }
const GATE = { 'openings.0.width': '5', 'openings.0.height': '2.7', 'openings.0.count': '1' }
const TOO_LARGE = 'The openings are larger than the wall'

/** The words under a field, in the place of its error. */
function wordsOf(field: HTMLElement): string | undefined {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const id = ids.find((each) => each.endsWith('-error'))
  return id === undefined ? undefined : document.getElementById(id)?.textContent
}

/** Notes all texts that live regions have a screen reader read out from now on. */
function listen(): () => string {
  const heard = new Set<string>()
  const observer = new MutationObserver(() => {
    const regions = document.querySelectorAll('[role=status], [role=alert]')
    for (const { textContent } of regions) heard.add(textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => [...heard].join()
}

/** The plaster page, which refused openings larger than the wall. */
async function refusedWall() {
  const shown = await page('plaster-estimator')
  await shown.enter({ ...WALL, ...GATE })
  await shown.calculate()
  await waitFor(() => expect(shown.field('openings.0.width')).toBeInvalid())
  expect(wordsOf(shown.field('openings.0.width'))).toBe(TOO_LARGE)
  return shown
}

test('the words of a formula stay under the field that has the focus, until it is edited', async () => {
  const { field, enter } = await refusedWall()
  const width = field('openings.0.width')
  expect(width).toHaveFocus()
  expect(wordsOf(width)).toBe(TOO_LARGE)
  expect(width).toHaveAccessibleDescription(`${TOO_LARGE} ${LENGTH}`)
  const toast = await screen.findByText('Please check')
  expect(toast.parentElement).toHaveTextContent(TOO_LARGE)
  // It is not mended yet, and neither is it by this.
  await enter({ thickness: '12', wallLength: '4.5' })
  expect(wordsOf(width)).toBe(TOO_LARGE)
  await enter({ 'openings.0.width': '4.9' })
  expect(wordsOf(width)).toBeUndefined()
  expect(width).toBeValid()
})

test.each<[string, (shown: Awaited<ReturnType<typeof page>>) => Promise<void>]>([
  ['a longer wall', ({ enter }) => enter({ wallLength: '6' })],
  ['a lower opening', ({ enter }) => enter({ 'openings.0.height': '1' })],
  [
    'no opening',
    ({ user }) => user.click(screen.getByRole('button', { name: 'Remove opening 1' })),
  ],
])('the words go once they are no longer true: %s', async (_, mend) => {
  const shown = await refusedWall()
  await mend(shown)
  await waitFor(() => expect(screen.queryAllByText(TOO_LARGE, { selector: 'form *' })).toEqual([]))
  expect(shown.container.querySelector('[aria-invalid=true]')).toBeNull()
})

test('each refused number has words of its own above its hint', async () => {
  const { enter, calculate, field, note } = await page('paving-calculator')
  await enter({ length: '-8,400', width: 'wide' })
  await calculate()
  await waitFor(() => expect(field('length')).toBeInvalid())
  expect(wordsOf(field('length'))).toBe('Length: a number above zero')
  expect(wordsOf(field('width'))).toBe('Width: a number above zero')
  for (const name of ['length', 'width']) {
    expect(note(name)).toBeVisible()
    expect(note(name)).toHaveTextContent(LENGTH)
    expect(note(name).previousElementSibling).toHaveTextContent('a number above zero')
  }
  expect(wordsOf(field('wastage'))).toBeUndefined()
})

test('a decimal comma is refused in the words of its field, with the number to use', async () => {
  const { user, enter, calculate, field } = await page('paving-calculator')
  await enter({ length: '8,4', width: '3' })
  await calculate()
  await waitFor(() => expect(field('length')).toBeInvalid())
  expect(wordsOf(field('length'))).toBe('Length: a comma separates thousands')
  await user.click(screen.getByRole('button', { name: 'Use 8.4' }))
  expect(field('length')).toHaveValue('8.4')
  expect(wordsOf(field('length'))).toBeUndefined()
  await enter({ length: '8m4' })
  await calculate()
  await waitFor(() => expect(wordsOf(field('length'))).toBe('Length: write 8 m 4 cm or 8.4 m'))
})

test('the words are read out with the field that gets the focus, and not with the toast again', async () => {
  const heard = listen()
  const { field } = await refusedWall()
  await waitFor(() => expect(heard()).toContain('Please check'))
  expect(field('openings.0.width')).toHaveFocus()
  expect(heard()).not.toContain(TOO_LARGE)
})

test('where the focus stays in the field, the toast has the words read out', async () => {
  const heard = listen()
  const { user, enter, field } = await page('plaster-estimator')
  await enter({ ...WALL, ...GATE })
  await user.type(field('openings.0.width'), '{Enter}')
  await waitFor(() => expect(heard()).toContain(TOO_LARGE))
  expect(wordsOf(field('openings.0.width'))).toBe(TOO_LARGE)
})

test('the block page says what is wrong in its toast alone', async () => {
  const { enter, calculate, field } = await page('block-brick-estimator')
  await enter({ ...WALL, ...GATE })
  await calculate()
  expect(await screen.findByText(TOO_LARGE)).toBeVisible()
  expect(wordsOf(field('openings.0.width'))).toBeUndefined()
})

test('a message of a refusal does not outlive the next good result', async () => {
  const { enter, calculate, results } = await page('block-brick-estimator')
  await calculate()
  expect(await screen.findByText('Please enter valid wall height and length.')).toBeVisible()
  await enter({ wallLength: '5', wallHeight: '3' })
  await calculate()
  await waitFor(() => expect(results()).not.toEqual({}))
  expect(screen.queryByText('Please enter valid wall height and length.')).toBeNull()
})
