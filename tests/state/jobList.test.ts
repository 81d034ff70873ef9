import { expect, test } from 'vitest'
import { computeEstimate } from '../../schemas/estimate/estimate.ts'
import { evaluateItem } from '../../src/list/evaluateList.ts'
import { duplicateEstimate, LIST_LIMITS, mergeLists } from '../../src/state/jobList.ts'
import { EMPTY_LIST } from '../../src/state/store.ts'
import { calculatorAt } from '../export/support.ts'
import { listed, listOf } from '../list/support.ts'

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
const bedroom = listed('tile-estimator', 'Bedroom 1', ROOM)

test('two lists put together hold no more than a list does', () => {
  const many = listOf(...Array.from({ length: 150 }, () => bedroom))
  expect(mergeLists(many, many).estimates).toHaveLength(LIST_LIMITS.estimates)
  expect(mergeLists(EMPTY_LIST, many)).toEqual(many)
})

test('of two lists put together the first keeps its title and note, the second fills empty ones', () => {
  const here = { ...listOf(bedroom), title: 'Njeri' }
  const other = { ...listOf(bedroom), title: 'Otieno', note: 'Ground floor' }
  expect(mergeLists(here, other)).toMatchObject({ title: 'Njeri', note: 'Ground floor' })
})

test('the second of one without a name has none either', () => {
  for (const name of ['', ' ']) {
    const list = duplicateEstimate(listOf({ ...bedroom, name }), '1')
    expect(list.estimates.map((estimate) => estimate.name)).toEqual([name, ''])
  }
})

test.each([' 6 ', ' ', ''])('spaces around inches are no other entry: %j', (inches) => {
  const tiles = calculatorAt('tile-estimator')
  const typed = { ...ROOM, roomLength: '12', 'roomLength.unit': 'ft in', wastage: '10' }
  const outcome = computeEstimate(tiles, { ...typed, 'roomLength.inches': inches })
  if (outcome.state !== 'ready') throw new Error('Not accepted')
  expect(outcome.estimate.formValues['roomLength.inches']).toBe(inches.trim())
  expect(evaluateItem(tiles, outcome.estimate.formValues).state).toBe('ready')
})
