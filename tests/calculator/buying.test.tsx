import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { testCloth } from '../rejected/support/language.ts'
import { valid } from '../rejected/valid.ts'
import { check } from '../support/checked.ts'
import { openLines, renderCalculator } from './renderCalculator.tsx'

type Page = ReturnType<typeof renderCalculator>

/** A slab of 20 m², 10 cm thick: 13.3 bags, 0.924 m³ of loose sand and 1.848 m³ of loose ballast, with 5% spilled. */
async function pourSlab(): Promise<Page> {
  const page = renderCalculator('concrete-mix-calculator')
  await page.enter({ area: '20', thickness: '10' })
  await page.calculate()
  await screen.findByRole('region', { name: 'What to buy' })
  await openLines(page)
  return page
}

function line(name: string) {
  return within(screen.getByRole('listitem', { name }))
}

/** The text of a part of a line of the bill. */
function lineText(name: string, part: 'amount' | 'cost' | 'difference'): string | undefined {
  const found = screen.getByRole('listitem', { name }).querySelector(`[data-${part}]`)
  return found?.textContent ?? undefined
}

const total = () => document.querySelector('[data-total]')?.textContent ?? undefined

async function type(page: Page, name: string, box: RegExp, text: string) {
  const input = line(name).getByRole('textbox', { name: box })
  await page.user.clear(input)
  if (text !== '') await page.user.type(input, text)
}

test('a page answers with what is bought, above its results and larger, and with the cost of all of it', async () => {
  const page = await pourSlab()
  const answer = () => screen.getByRole('region', { name: 'Buy' })
  const lines = () => [...answer().querySelectorAll('[data-answer]')].map((one) => one.textContent)
  expect(lines()).toEqual(['14 bags (50 kg) cement', '1.5 tonnes sand', '3.0 tonnes ballast'])
  expect(page.block().compareDocumentPosition(answer())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(within(answer()).queryByText(/KSh/)).toBeNull()
  await type(page, 'Cement', /^KSh for a bag/, '750')
  await page.user.selectOptions(line('Sand').getByRole('combobox'), 'lorries of 7 tonnes')
  expect(lines()[1]).toBe('1 lorry of 7 tonnes sand')
  expect(answer()).toHaveTextContent('Total, without sand and ballast KSh 10,500')
  await page.enter({ area: '30' })
  expect(page.card()).toHaveTextContent(/^Result from before your change: .* new one\.Buy14 bags/)
  expect(lines()[0]).toBe('14 bags (50 kg) cement')
})

test('a material of the definition itself has a line like the others, and sold in one way it has no choice', async () => {
  const materials = [{ material: 'test-cloth', amount: 'area' }]
  const page = renderCalculator(
    check({ ...valid, materials, ownMaterials: { 'test-cloth': testCloth } }),
  )
  await page.enter({ area: '120' })
  await page.calculate()
  await screen.findByRole('region', { name: 'What to buy' })
  await openLines(page)
  expect(lineText('Test cloth', 'amount')).toBe('3 rolls (50 m²)')
  expect(line('Test cloth').queryByRole('combobox')).toBeNull()
  await type(page, 'Test cloth', /^KSh for a roll/, '4000')
  expect(lineText('Test cloth', 'cost')).toBe('KSh 12,000')
})

test('a text that is no price gives no cost, and the line says what a price looks like', async () => {
  const page = await pourSlab()
  await type(page, 'Cement', /^KSh for a bag/, 'abc')
  const box = line('Cement').getByRole('textbox', { name: /^KSh for a bag/ })
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Type a price, such as 750 or 1,200.50.')
  expect(lineText('Cement', 'cost')).toBeUndefined()
  expect(total()).toBeUndefined()
  await type(page, 'Cement', /^KSh for a bag/, '')
  expect(box).toBeValid()
})

test('a quotation is compared line by line, and in one sentence beside the total', async () => {
  const page = await pourSlab()
  const isChecking = screen.getByRole('switch', { name: 'Check a quotation' })
  await page.user.click(isChecking)
  // The box itself tells a screen reader whether it is ticked.
  expect(isChecking).toBeChecked()
  expect(isChecking).not.toHaveAttribute('aria-checked')
  await type(page, 'Cement', /^Bags quoted/, '15')
  await type(page, 'Sand', /^Tonnes quoted/, '1.5')
  await type(page, 'Ballast', /^Tonnes quoted/, '1')
  expect(lineText('Cement', 'difference')).toBe('1 bag more than the estimate')
  expect(lineText('Sand', 'difference')).toBe('the same')
  expect(lineText('Ballast', 'difference')).toBe('2 tonnes fewer')
  // For the eye each line says the same in two words.
  const beside = [...document.querySelectorAll('[data-difference]')].map(
    (words) => words.previousElementSibling?.textContent,
  )
  expect(beside).toEqual(['Over 1', 'Same', 'Short 2'])
  expect(screen.getByText('1 of 3 lines agrees, 2 differ')).toBeVisible()
  await type(page, 'Cement', /^KSh for a bag/, '750')
  await type(page, 'Ballast', /^KSh for a tonne/, '250.50')
  const band = document.querySelector('[data-total]')?.closest('div')
  expect(band).toHaveTextContent(
    'Total, without sand KSh 11,251.501 of 3 lines agrees, 2 differ: KSh 249.00 more than the estimate',
  )
  expect(screen.queryByRole('table')).toBeNull()
  await page.user.click(screen.getByRole('switch', { name: 'Check a quotation' }))
  expect(screen.queryByRole('textbox', { name: /quoted/ })).toBeNull()
  expect(lineText('Cement', 'difference')).toBeUndefined()
})

test('a screen reader reads what to buy after Calculate, and then what changed in it, once, when the typing rests', async () => {
  await pourSlab()
  const region = await waitFor(() => {
    const found = document.querySelector('#buy ~ [role=status]')
    if (!found) throw new Error('The bill has no region')
    return found
  })
  const lines = '14 bags of cement of 50 kg. 1.5 tonnes of sand. 3.0 tonnes of ballast'
  await waitFor(() => expect(region).toHaveTextContent(lines))
  const quotation = screen.getByRole('switch', { name: 'Check a quotation' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  /** What is read of some changes: while they are made, and once they rest. */
  const readAfter = async (...changes: (() => void)[]) => {
    const before = region.textContent
    for (const change of changes) {
      change()
      await act(() => vi.advanceTimersByTimeAsync(300))
      expect(region).toHaveTextContent(before)
    }
    await act(() => vi.advanceTimersByTimeAsync(1500))
    return region.textContent
  }
  const typed = (name: string, box: RegExp, value: string) => () =>
    fireEvent.change(line(name).getByRole('textbox', { name: box }), { target: { value } })
  const price = (value: string) => typed('Cement', /^KSh for a bag/, value)
  try {
    expect(await readAfter(price('7'), price('75'), price('750'))).toBe(
      '14 bags of cement of 50 kg, KSh 10,500. Total, without sand and ballast: KSh 10,500',
    )
    expect(await readAfter(() => fireEvent.click(quotation))).toBe(
      'Type what the quotation says in the box of each line.',
    )
    expect(await readAfter(typed('Sand', /^Tonnes quoted/, '2.5'))).toBe(
      '1.5 tonnes of sand, 1 tonne more than the estimate. 0 of 3 lines agree, 1 differs, 2 are not compared',
    )
    const others = document.querySelectorAll('#buy :is([aria-live], [role=status], [role=alert])')
    expect([...others]).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('the line asks for the size of a box of tiles, and counts tiles until it is typed', async () => {
  const page = renderCalculator('tile-estimator')
  await page.enter({ roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' })
  await page.calculate()
  await screen.findByRole('region', { name: 'What to buy' })
  const name = 'Tiles, 30 × 30 cm'
  await openLines(page)
  expect(lineText(name, 'amount')).toBe('110 tiles')
  await page.user.selectOptions(line(name).getByRole('combobox'), 'boxes')
  expect(lineText(name, 'amount')).toBe('110 tiles')
  await type(page, name, /^Tiles in a box/, '12')
  expect(lineText(name, 'amount')).toBe('10 boxes of 12 for 110 tiles')
})

test('where a bar is not sold, the page says why, and what binds it is sold alone', async () => {
  const page = renderCalculator('steel-weight-calculator')
  await page.enter({ length: '12.5' })
  await page.calculate()
  const bill = await screen.findByRole('region', { name: 'What to buy' })
  expect(bill).toHaveTextContent(/^What to buyBars are sold in lengths of 12 m\./)
  const sold = within(bill).getAllByRole('button', { expanded: false })
  expect(sold.map((row) => row.textContent)).toEqual(['Binding wire'])
})

test('the working goes on to the packs that are chosen', async () => {
  const page = await pourSlab()
  await page.user.click(screen.getByText('Show the working'))
  const sand = () => document.querySelector('[data-step="buy-sand"] [aria-hidden]')?.textContent
  await waitFor(() => expect(sand()).toBeDefined())
  expect(sand()).toBe(
    'Sand to buy = sand × loose for finished concrete × (1 + extra concrete for what is spilled ÷ one hundred per cent) = 0.571… (4/7) m³ × 1.54 × (1 + 5% ÷ 100%) = 0.924 m³; 0.924 m³ ÷ 0.625 m³/tonne = 1.4784, rounded up to 1.5 tonnes',
  )
  await page.user.selectOptions(line('Sand').getByRole('combobox'), 'lorries of 7 tonnes')
  expect(sand()).toMatch(
    /0\.924 m³ ÷ 4\.375 m³\/lorry of 7 tonnes = 0\.2112, rounded up to 1 lorry of 7 tonnes$/,
  )
})

test('the pack follows a choice until a person chooses one, and a price stays with its pack', async () => {
  const packs = { stone: { ballast: 'tonne', murram: 'lorry-7' } }
  const materials = [{ material: 'ballast', amount: 'volume', packs }]
  const page = renderCalculator(check({ ...valid, materials }))
  const sold = () => line('Ballast').getByRole('combobox', { name: /^Sold as/ })
  await page.enter({ area: '100', stone: 'murram' })
  await page.calculate()
  await screen.findByRole('region', { name: 'What to buy' })
  await openLines(page)
  expect(sold()).toHaveDisplayValue('lorries of 7 tonnes')
  await type(page, 'Ballast', /^KSh/, '14000')
  expect(lineText('Ballast', 'cost')).toBe('KSh 28,000')
  await page.enter({ stone: 'ballast' })
  await page.calculate()
  await waitFor(() => expect(sold()).toHaveDisplayValue('tonnes'))
  expect(lineText('Ballast', 'cost')).toBeUndefined()
  await page.user.selectOptions(sold(), 'wheelbarrows')
  await page.enter({ stone: 'murram' })
  await page.calculate()
  await waitFor(() => expect(page.results().weight).toBe('9.5 tonnes'))
  expect(sold()).toHaveDisplayValue('wheelbarrows')
  await page.user.selectOptions(sold(), 'tonnes')
  expect(sold()).toHaveDisplayValue('tonnes')
  await page.user.selectOptions(sold(), 'lorries of 7 tonnes')
  expect(lineText('Ballast', 'cost')).toBe('KSh 28,000')
})
