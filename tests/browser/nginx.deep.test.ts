import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { headersFor, parseHeaders } from '../../tools/delivery/headers.ts'
import { startNginx } from '../../tools/nginx.ts'
import { addressesOf } from './support/addresses.ts'
import { fileOf } from './support/delivery.ts'

const folder = inject('siteFolder')
const addresses = addressesOf(folder)
const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  nginx = await startNginx(join(import.meta.dirname, '../../deploy/nginx.conf'), folder)
})
afterAll(() => nginx?.stop())

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Asks as it stands: no address is tidied up, no answer is decompressed. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: nginx.port, path, method, headers },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    asked.once('error', reject)
    asked.end()
  })
}

/** As text: the test runner compares bytes one by one, each as a property of its own. */
const contents = (file: string) => readFileSync(join(folder, file), 'utf8')

test.each(addresses)(
  '%s is there, plain and compressed, and asked for anew each time',
  async (path) => {
    const file = fileOf(folder, path)
    const [plain, brotli, gzip] = await Promise.all([
      ask(path),
      ask(path, { 'Accept-Encoding': 'gzip, br' }),
      ask(path, { 'Accept-Encoding': 'gzip' }),
    ])
    expect([plain.status, brotli.status, gzip.status]).toEqual([200, 200, 200])
    expect(String(plain.body)).toBe(contents(file))
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(String(brotliDecompressSync(brotli.body))).toBe(contents(file))
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(gzip.body))).toBe(contents(file))
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers.vary).toBe('Accept-Encoding')
    }
  },
)

test('every answer carries the headers of the one source, refusals too', async () => {
  for (const path of [...addresses, '/sw.js', '/sw-kiswahili.js', '/no-such-page', '/privacy/']) {
    const { headers } = await ask(path)
    for (const [name, value] of headersFor(rules, path)) {
      expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value])
    }
  }
})

test('scripts and the icon come without what pages say, a missing one with it', async () => {
  const files = readdirSync(join(folder, 'assets'))
  await expectShort(`/assets/${files.find((name) => name.endsWith('.js'))}`)
  await expectShort('/icon.svg')
  const missing = await ask('/assets/no-such-file.js')
  expect(missing.status).toBe(404)
  expect(missing.headers['content-security-policy']).toContain("default-src 'none'")
  expect(missing.headers['x-frame-options']).toBe('DENY')
})

async function expectShort(path: string): Promise<void> {
  const { status, headers } = await ask(path)
  expect([path, status, headers['x-content-type-options']]).toEqual([path, 200, 'nosniff'])
  expect(headers).not.toHaveProperty('content-security-policy')
  expect(headers).not.toHaveProperty('x-frame-options')
  expect(headers).not.toHaveProperty('permissions-policy')
}

test('a browser keeps a file with a hash in its name for a year, and asks for every other anew', async () => {
  for (const file of readdirSync(join(folder, 'assets')).filter((name) =>
    /\.(js|css)$/.test(name),
  )) {
    const { status, headers } = await ask(`/assets/${file}`, { 'Accept-Encoding': 'br' })
    expect([file, status, headers['cache-control'], headers['content-encoding']]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
      'br',
    ])
    expect(headersFor(rules, `/assets/${file}`)).toContainEqual([
      'Cache-Control',
      headers['cache-control'],
    ])
  }
  for (const path of ['/sw.js', '/site.webmanifest', '/share.png', '/robots.txt', '/sitemap.xml']) {
    const { status, headers } = await ask(path)
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache'])
  }
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await ask('/privacy')
  const again = await ask('/privacy', { 'If-None-Match': String(headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test.each([
  ['/privacy/', '/privacy'],
  ['/privacy.html', '/privacy'],
  ['/index.html', '/'],
  ['/sw/', '/sw'],
  ['/sw.html', '/sw'],
  ['/sw/privacy.html', '/sw/privacy'],
  ['/formulas/tile-estimator.html', '/formulas/tile-estimator'],
])('%s leads to %s', async (path, to) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([301, to])
})

test.each([
  '/no-such-page',
  '/no/such/page',
  '/_headers',
  '/_headers.nginx.conf',
  '/index.html.br',
  '/tile-estimator.html.gz',
  '/.git/config',
  '/404',
  '/404.html',
  '/assets',
  '//example.com/',
  '/\\example.com/',
  '/privacy%20',
  '/%2e%2e%5cetc',
])('%s is not found, and the page says so', async (path) => {
  const { status, headers, body } = await ask(path)
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(String(body)).toBe(contents('404.html'))
})

test.each(['/sw/no-such-page', '/sw/404', '/sw/404.html', '/sw/no/such/page'])(
  '%s is not found, and the page says so in Kiswahili',
  async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(String(body)).toBe(contents('sw/404.html'))
  },
)

test.each([
  ['out of the folder', '/../../etc/passwd', 400],
  ['out of the folder, encoded', '/%2e%2e/%2e%2e/etc/passwd', 400],
  ['out of the folder, slashes encoded', '/..%2f..%2fetc%2fpasswd', 400],
  ['out of the assets', '/assets/../../etc/passwd', 400],
  ['a null byte', '/privacy%00.html', 400],
  ['half an encoding', '/privacy%', 400],
  ['9,000 letters long', `/${'a'.repeat(9000)}`, 414],
])('an address that leads %s is refused', async (_what, path, status) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).not.toMatch(/root:|nginx\/\d/)
  expect(answer.headers.server).toBe('nginx')
})

test('nothing can be sent to it', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect([method, (await ask('/privacy', {}, method)).status]).toEqual([method, 405])
  }
})
