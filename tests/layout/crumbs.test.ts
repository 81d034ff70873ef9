import { describe, expect, test } from 'vitest'
import { crumbsOf } from '../../src/layout/crumbs.ts'

const labels = (path: string) => crumbsOf(path).map(({ label }) => label)

// The names of all pages: tests/browser/layout.deep.test.ts.
test('A known segment has its name, whatever the case of its letters, and with a slash at the end', () => {
  expect(labels('/Tile-Estimator')).toEqual(['Home', 'Tiles'])
  expect(labels('/privacy/')).toEqual(['Home', 'Privacy'])
})

describe('Any other segment is title-cased, its hyphens turned into spaces', () => {
  test.each([
    ['/quarry-stone', 'Quarry Stone'],
    ['/a', 'A'],
    ['/gravel--path', 'Gravel  Path'],
    ['/kilimo%20bora', 'Kilimo Bora'],
    ['/%C3%A9cole', 'École'],
    ['/constructor', 'Constructor'],
    ['/__proto__', '__proto__'],
    ['/404', '404'],
  ])('%s', (path, title) => {
    expect(labels(path)).toEqual(['Home', title])
  })
  test.each(['/%', '/%E0%A4', '/%zz', '/100%'])(
    '%s, whose escapes are broken, stays as it is',
    (path) => {
      expect(labels(path)).toEqual(['Home', path.slice(1)])
    },
  )
})

test('The tools, which have no page, lead to their section of the home page', () => {
  expect(crumbsOf('/tools/tools/x').map(({ to }) => to)).toEqual([
    '/',
    '/#tools',
    '/tools/tools',
    undefined,
  ])
  expect(crumbsOf('/tools/tile-estimator')).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Tools', to: '/#tools' },
    { label: 'Tiles' },
  ])
})
