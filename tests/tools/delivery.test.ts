import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  fillIn,
  hashSource,
  headersFor,
  nginxHeaders,
  pagePolicy,
  parseHeaders,
} from '../../tools/delivery/headers.ts'
import { wholePagesWithin } from '../../tools/delivery/offlineBudget.ts'
import { draw, sharePicture } from '../../tools/delivery/pictures.ts'

const template = readFileSync(join(import.meta.dirname, '../../public/_headers'), 'utf8')

test('the policy lets a page speak to the form service that a deployment names', () => {
  const headers = fillIn(template, 'form-service', 'https://forms.example.com')
  expect(headers).toContain("connect-src 'self' https://forms.example.com;")
  expect(fillIn(template, 'form-service', '')).toContain("connect-src 'self';")
})

test('a policy with no place for what the build knows is refused', () => {
  expect(() => fillIn("style-src 'self'", 'page-style', 'x')).toThrow(
    'public/_headers has no {page-style}',
  )
})

test('a page carries the policy of the headers, without what only a header may say', () => {
  const style = hashSource('p{margin:0}')
  expect(style).toBe("'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='")
  const policy = pagePolicy(
    ['form-service', 'page-script'].reduce(
      (headers, place) => fillIn(headers, place, ''),
      fillIn(template, 'page-style', style),
    ),
  )
  expect(policy).toContain(`style-src 'self' ${style};`)
  expect(policy).not.toContain('frame-ancestors')
  expect(policy).not.toContain('{')
})

test('the site has browsers ask its own host for HTTPS alone, and says nothing of sibling hosts', () => {
  const headers = new Map(headersFor(parseHeaders(template), '/'))
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
})

test('headers are read by path', () => {
  const rules = parseHeaders('# why\n/*\n  A: 1\n\n/assets/*\n  B: 2: 3\n')
  expect(headersFor(rules, '/assets/x.js')).toEqual([
    ['A', '1'],
    ['B', '2: 3'],
  ])
  expect(headersFor(rules, '/')).toEqual([['A', '1']])
  expect(() => parseHeaders('/*\n  nonsense\n')).toThrow('"  nonsense" is not a header')
})

test('a header that a path does without is not sent there, by static hosts as by nginx', () => {
  const rules = parseHeaders(
    '/*\n  A-B: 1\n  C: 2\n  E: 4\n/assets/*\n  ! A-B\n  ! E\n  D: 3\n/x\n  ! A-B\n',
  )
  expect(headersFor(rules, '/')).toEqual([
    ['A-B', '1'],
    ['C', '2'],
    ['E', '4'],
  ])
  expect(headersFor(rules, '/assets/x.js')).toEqual([
    ['C', '2'],
    ['D', '3'],
  ])
  expect(headersFor(rules, '/x')).toEqual([
    ['C', '2'],
    ['E', '4'],
  ])
  expect(nginxHeaders(rules)).toBe(
    [
      'set $a_b "1";',
      'set $e "4";',
      'if ($uri ~ "^/assets/") { set $a_b ""; set $e ""; }',
      'if ($uri = "/x") { set $a_b ""; }',
      'add_header A-B $a_b always;',
      'add_header C "2" always;',
      'add_header E $e always;',
      '',
    ].join('\n'),
  )
})

describe('the files that a device stores of a site', () => {
  const files = [
    'assets/site-DFtjhWqg.js',
    'assets/paint-estimator-DfWB24Rc.js',
    'assets/tile-estimator-BR1ocfxE.js',
    'icon.svg',
    'index.html',
    'paint-estimator.html',
    'tile-estimator.html',
  ].map((url) => ({ url }))
  const kept = (budget: number) => wholePagesWithin(files, () => 10, budget).map(({ url }) => url)
  const shared = ['assets/site-DFtjhWqg.js', 'icon.svg', 'index.html']
  const paint = ['assets/paint-estimator-DfWB24Rc.js', 'paint-estimator.html']
  const tiles = ['assets/tile-estimator-BR1ocfxE.js', 'tile-estimator.html']

  test.each([
    [70, [...shared, ...paint, ...tiles]],
    [69, [...shared, ...paint]],
    [50, [...shared, ...paint]],
    [49, shared],
    [30, shared],
  ])('in room for %i bytes: what all pages share, and whole pages', (budget, expected) => {
    expect(kept(budget)).toEqual(expected)
  })
})

test('the shared picture shows its words on a machine without fonts', () => {
  const icon = readFileSync(join(import.meta.dirname, '../../public/icon.svg'), 'utf8')
  const picture = (name: string) => draw(sharePicture(icon, { name, title: '' }), 1200)
  expect(picture('Jenga').equals(picture(''))).toBe(false)
  expect(picture('Jenga').equals(picture('Hesabu'))).toBe(false)
})
