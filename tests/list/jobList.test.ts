import { expect, test } from 'vitest'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { recall } from '../../src/list/checkedList.ts'
import { duplicated, EMPTY_LIST, joined, LIST_LIMITS } from '../../src/list/jobList.ts'
import { calculatorAt } from '../export/support.ts'
import { listed, listOf } from './support.ts'

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
const bedroom = listed('tile-estimator', 'Bedroom 1', ROOM)

test('of two lists put together a price stays with its pack', () => {
  const here = { ...listOf(bedroom), buying: { 'price-sand': '2500', 'price-cement': '750' } }
  const other = {
    ...listOf(bedroom),
    buying: { 'pack-sand': 'lorry-16', 'price-sand': '30000', 'pack-ballast': 'lorry-7' },
  }
  expect(joined(here, other).buying).toEqual({
    'price-sand': '2500',
    'price-cement': '750',
    'pack-ballast': 'lorry-7',
  })
})

test('two lists put together hold no more than a list does', () => {
  const many = listOf(...Array.from({ length: 150 }, () => bedroom))
  expect(joined(many, many).estimates).toHaveLength(LIST_LIMITS.estimates)
  expect(joined(EMPTY_LIST, many)).toEqual(many)
})

test('the second of one without a name has none either', () => {
  for (const name of ['', ' ']) {
    const list = duplicated(listOf({ ...bedroom, name }), 0)
    expect(list.estimates.map((estimate) => estimate.name)).toEqual([name, ''])
  }
})

test.each([' 6 ', ' ', ''])('spaces around inches are no other entry: %j', (inches) => {
  const tiles = calculatorAt('tile-estimator')
  const typed = { ...ROOM, roomLength: '12', 'roomLength.unit': 'ft in', wastage: '10' }
  const outcome = computeEstimate(tiles, { ...typed, 'roomLength.inches': inches })
  if (outcome.state !== 'ready') throw new Error('Not accepted')
  expect(outcome.estimate.texts['roomLength.inches']).toBe(inches.trim())
  expect(recall(tiles, outcome.estimate.texts).state).toBe('ready')
})
