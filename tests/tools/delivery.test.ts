import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withinBudget } from '../../tools/delivery/budget.ts'
import {
  fillIn,
  fillInStyles,
  hashSources,
  headersFor,
  nginxHeaders,
  pagePolicy,
  parseHeaders,
} from '../../tools/delivery/headers.ts'
import { draw, sharePicture } from '../../tools/delivery/pictures.ts'
import { parseStyles } from '../../tools/prerender/styles.ts'

const template = readFileSync(join(import.meta.dirname, '../../public/_headers'), 'utf8')

test('the policy lets a page speak to the form service that a deployment names', () => {
  const headers = fillIn(template, 'form-service', 'https://forms.example.com')
  expect(headers).toContain("connect-src 'self' https://forms.example.com;")
  expect(fillIn(template, 'form-service', '')).toContain("connect-src 'self';")
})

test('a policy with no place for what the build knows is refused', () => {
  expect(() => fillIn("style-src 'self'", 'page-styles', 'x')).toThrow(
    'public/_headers has no {page-styles}',
  )
})

test('a page carries the hash of its own style, and nothing that only a header may say', () => {
  const filled = fillIn(fillIn(template, 'form-service', ''), 'page-script', "'sha256-x'")
  const policy = pagePolicy(filled, 'p{margin:0}')
  expect(policy).toContain("style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='")
  expect(policy).not.toContain('frame-ancestors')
  expect(policy).not.toContain('{')
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

test('a path gets a value of its own in place of the general one, by nginx too', () => {
  const rules = parseHeaders('/*\n  A-B: 1\n  C: 2\n/x\n  ! A-B\n  A-B: 3\n')
  expect(headersFor(rules, '/')).toEqual([
    ['A-B', '1'],
    ['C', '2'],
  ])
  expect(headersFor(rules, '/x')).toEqual([
    ['C', '2'],
    ['A-B', '3'],
  ])
  expect(nginxHeaders(rules)).toBe(
    [
      'set $a_b "1";',
      'if ($uri = "/x") { set $a_b "3"; }',
      'add_header A-B $a_b always;',
      'add_header C "2" always;',
      '',
    ].join('\n'),
  )
})

test('the policy of a page allows its own style, that of any other address those of all', () => {
  const template =
    "/*\n  Content-Security-Policy: style-src 'self' {page-styles}; font-src 'none'\n"
  const rules = parseHeaders(
    fillInStyles(template, [
      { path: '/b', style: 'p{margin:0}' },
      { path: '/a', style: 'p{padding:0}' },
      { path: undefined, style: 'p{margin:0}' },
    ]),
  )
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/a', '/b'])
  const [margin, padding] = ['p{margin:0}', 'p{padding:0}'].map((style) => hashSources([style]))
  const policyOf = (path: string) => headersFor(rules, path).map(([, value]) => value)
  expect(policyOf('/a')).toEqual([`style-src 'self' ${padding}; font-src 'none'`])
  expect(policyOf('/b')).toEqual([`style-src 'self' ${margin}; font-src 'none'`])
  const both = hashSources(['p{margin:0}', 'p{padding:0}'])
  expect(policyOf('/not-there')).toEqual([`style-src 'self' ${both}; font-src 'none'`])
})

test('a page gets the styles of its own classes, of elements, and of nothing else', () => {
  const styles = parseStyles(
    ':root{--a:1}a:hover{color:var(--a)}.b .c{margin:0}.d,.b{margin:1px}@media print{.d{margin:2px}.b{margin:3px}}@keyframes x{to{top:0}}@layer a;.b{margin:4px}',
  )
  expect(styles('<p class="z b"></p>')).toBe(
    ':root{--a:1}a:hover{color:var(--a)}.d,.b{margin:1px}@media print{.b{margin:3px}}@keyframes x{to{top:0}}@layer a;.b{margin:4px}',
  )
})

test('a page gets the variables that it uses, in its styles or in its markup', () => {
  const styles = parseStyles(
    ':root{--a:1;--b:2;--c:3;--d:4}@media print{:root{--a:5;--b:6}}.x{top:var(--a)}.y{top:var(--d)}.y--z:hover{top:0}',
  )
  expect(styles('<p class="x" style="left:var(--c)"></p>')).toBe(
    ':root{--a:1;--c:3;}@media print{:root{--a:5;}}.x{top:var(--a)}',
  )
})

describe('what the device keeps of a site', () => {
  const files = [
    'assets/site-DFtjhWqg.js',
    'assets/paint-estimator-DfWB24Rc.js',
    'assets/tile-estimator-BR1ocfxE.js',
    'icon.svg',
    'index.html',
    'paint-estimator.html',
    'tile-estimator.html',
  ].map((url) => ({ url }))
  const kept = (budget: number) => withinBudget(files, () => 10, budget).map(({ url }) => url)
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
