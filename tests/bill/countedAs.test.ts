import { expect, test } from 'vitest'
import { amountsOf } from '../../schemas/bill/amounts.ts'
import { billOf } from '../../schemas/bill/bill.ts'
import { askedFor, lineName } from '../../schemas/bill/billPhrases.ts'
import { figureWithUnit, unitFor } from '../../schemas/messages/sw/grammar.ts'
import { estimateOf } from '../support/checked.ts'
import { calculatorAt } from '../working/calculators.ts'

const walls = calculatorAt('block-brick-estimator')

test.each([
  ['machine-cut-stone-150', 'stone', 'stones', 'mawe 176'],
  ['standard-brick', 'brick', 'bricks', 'matofali 176'],
  ['6-inch-hollow', 'block', 'blocks', 'blocks 176'],
])(
  'A wall of %s is counted in its own noun, in the result and in what to buy',
  (blockType, one, many, kiswahili) => {
    const estimate = estimateOf(walls, {
      wallLength: '6',
      wallHeight: '3',
      blockType,
      mortarGap: '0',
    })
    const result = estimate.rows.find(({ key }) => key === 'totalWithWaste')
    expect(result?.unit).toBe(many)
    const [line] = billOf(amountsOf(walls, estimate).amounts, () => ({})).lines
    if (!line) throw new Error('Nothing is bought')
    expect(lineName(line)).toMatch(new RegExp(`^${many}, `, 'i'))
    expect(askedFor(line)).toBe(`${result?.value} ${many}`)
    expect(line.material.packs.map(({ singular }) => singular)).toEqual([one, 'metre', 'foot'])
    expect(figureWithUnit('176', unitFor(one, '176'))).toBe(kiswahili)
  },
)
