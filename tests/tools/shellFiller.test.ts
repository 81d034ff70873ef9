import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shellFiller } from '../../tools/prerender/shellFiller.ts'

const shell = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const parts = {
  shell,
  language: { tag: 'sw', manifest: '/site-kiswahili.webmanifest' },
  style: 'p{margin:0}',
  assets: () => ({ scripts: ['assets/main.js', 'assets/page.js'], early: 'assets/page.js' }),
  entry: 'assets/main.js',
  notice: '<p>old</p>',
  loader: 'load()',
  policy: "default-src 'none'",
} as const
const page = { file: 'x.html', path: '/x', head: '<title>X</title>', body: '<main>$& {x}</main>' }

test('a page fills the places of index.html, each once', () => {
  const html = shellFiller(parts)(page, [])
  for (const filled of [
    '<html lang="sw">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    'href="/assets/page.js"',
    'href="/site-kiswahili.webmanifest"',
    '<title>X</title>\n<style>p{margin:0}</style>\n</head>',
    '<p>old</p><div id="root" data-path="/x"><main>$& {x}</main></div>',
    '<script data-entry="/assets/main.js" data-scripts="/assets/main.js /assets/page.js">load()</script>',
  ]) {
    expect(html.split(filled)).toHaveLength(2)
  }
  expect(html).not.toContain('/src/main.tsx')
})

test('an index.html without one of the places is refused', () => {
  const without = shell.replace('<div id="root"></div>', '')
  expect(() => shellFiller({ ...parts, shell: without })).toThrow(
    'index.html has not one <div id="root"></div>',
  )
})

test('a page with an inline style, which the policy forbids, is refused', () => {
  const styled = { ...page, body: '<main><p style="margin:0">x</p></main>' }
  expect(() => shellFiller(parts)(styled, [])).toThrow('x.html: <p style="margin:0">')
})
