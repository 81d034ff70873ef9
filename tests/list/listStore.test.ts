import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLine, checkQuotation, getBillFormState } from '../../src/bill/billFormState.ts'
import {
  addParsedList,
  addToList,
  editEstimate,
  LIST_PAGE,
  openList,
  setList,
} from '../../src/list/listStore.ts'
import { removeEstimate } from '../../src/state/jobList.ts'
import { restoreSession } from '../../src/state/session.ts'
import { EMPTY_LIST, formOf, get, isEmpty, setAll } from '../../src/state/store.ts'
import { listed, listOf } from './support.ts'

const ROOM = { roomLength: '3', roomWidth: '3', tileLength: '30', tileWidth: '30' }
const bedroom = listed('tile-estimator', 'Bedroom', ROOM)
const hall = { ...bedroom, name: 'Hall' }
const names = () => get('list').estimates.map(({ name }) => name)

beforeEach(() => {
  setAll()
  /** The session storage of a tab. */
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem: (key: string, value: string) => items.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

test('an added estimate is saved at once, so that it survives a tab that the phone drops', async () => {
  expect(addToList(bedroom)).toBe(true)
  changeLine(LIST_PAGE, 'price', 'cement', '750')
  editEstimate('1')
  expect(addToList(hall)).toBe(true)
  setAll()
  await restoreSession()
  expect(get('list')).toEqual(listOf(bedroom, hall))
  expect(get('editedEstimate')).toBe('1')
  expect(get('prices')).toEqual({ 'price-cement': '750' })
})

test('a list without estimates has no title and no note', () => {
  setList({ ...listOf(bedroom), title: 'Mama Njeri', note: 'Ground floor' })
  setList(removeEstimate(get('list'), '1'))
  expect(get('list')).toEqual(EMPTY_LIST)
  expect(isEmpty()).toBe(true)
})

describe('The estimate that is being edited', () => {
  test('is none once it is removed, whatever is added then', () => {
    setList(listOf(bedroom, hall))
    editEstimate('2')
    setList(removeEstimate(get('list'), '2'))
    addToList(hall)
    expect(get('list').estimates.map(({ id }) => id)).toEqual(['1', '2'])
    expect(get('editedEstimate')).toBeUndefined()
  })

  test('is none of a list that is opened in its place', () => {
    setList(listOf(bedroom))
    editEstimate('1')
    openList({ list: listOf(hall), buying: {}, problems: [] })
    expect(get('editedEstimate')).toBeUndefined()
  })
})

test('a list that is opened offers its prices where there are others, and forgets the quotation for the list before', () => {
  setList(listOf(bedroom))
  changeLine(LIST_PAGE, 'price', 'tile', '60')
  changeLine(LIST_PAGE, 'price', 'cement', '750')
  checkQuotation(LIST_PAGE, true)
  changeLine(LIST_PAGE, 'quoted', 'tile', '99')
  const buying = { 'price-tile': '55', 'price-sand': '2500' }
  openList({ list: listOf(hall), buying, problems: [] })
  expect(names()).toEqual(['Hall'])
  expect(getBillFormState(LIST_PAGE).isChecking).toBe(false)
  expect(get('prices')).toEqual({
    'price-tile': '60',
    'price-cement': '750',
    'price-sand': '2500',
  })
  expect(formOf(LIST_PAGE).offered).toEqual({ 'price-tile': '55' })
})

test('of two lists put together a price stays with its pack', () => {
  setList(listOf(bedroom))
  changeLine(LIST_PAGE, 'price', 'sand', '2500')
  changeLine(LIST_PAGE, 'price', 'cement', '750')
  const buying = { 'pack-sand': 'lorry-16', 'price-sand': '30000', 'pack-ballast': 'lorry-7' }
  addParsedList({ list: listOf(hall), buying, problems: [] })
  expect(names()).toEqual(['Bedroom', 'Hall'])
  expect(get('prices')).toEqual({
    'price-sand': '2500',
    'price-cement': '750',
    'pack-ballast': 'lorry-7',
  })
})

test('a list that is added leaves the quotation and the edited estimate as they are', () => {
  setList(listOf(bedroom))
  editEstimate('1')
  checkQuotation(LIST_PAGE, true)
  changeLine(LIST_PAGE, 'quoted', 'tile', '99')
  addParsedList({ list: listOf(hall), buying: { 'quoted-tile': '1' }, problems: [] })
  expect(get('quotations')).toEqual({ [LIST_PAGE]: { 'quoted-tile': '99' } })
  expect(get('editedEstimate')).toBe('1')
})
