import { createHash } from 'node:crypto'

/** Headers for the paths that match a pattern: a path, or the beginning of one and a star. */
export interface HeaderRule {
  pattern: string
  headers: [name: string, value: string][]
}

/**
 * Fills in what only the build knows: '{page-styles}', the hashes of the styles that pages carry,
 * and '{form-service}', an origin.
 *
 * @throws Error if there is no such place in the template.
 */
export function fillIn(template: string, place: string, value: string): string {
  if (!template.includes(` {${place}}`)) throw new Error(`public/_headers has no {${place}}`)
  return template.replace(` {${place}}`, value && ` ${value}`)
}

/** How a policy names texts that a page may carry: by their hashes. */
export function hashSources(texts: Iterable<string>): string {
  const hashes = [...texts].map((text) => createHash('sha256').update(text).digest('base64'))
  return hashes
    .sort()
    .map((hash) => `'sha256-${hash}'`)
    .join(' ')
}

/** Reads the format of static hosts: a pattern, then its headers, indented. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] })
      continue
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (!name || !value) throw new Error(`_headers: "${line}" is not a header`)
    rules.at(-1)?.headers.push([name, value])
  }
  return rules
}

/** The headers for a path. */
export function headersFor(rules: HeaderRule[], path: string): [name: string, value: string][] {
  return rules
    .filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(({ headers }) => headers)
}

/** The headers of every path as directives of nginx. */
export function nginxHeaders(rules: HeaderRule[]): string {
  const lines = headersFor(
    rules.filter(({ pattern }) => pattern === '/*'),
    '/',
  ).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return `${lines.join('\n')}\n`
}

/** The policy for a page to carry itself: its own styles alone, and no more than a page may say. */
export function pagePolicy(template: string, style: string): string {
  const policy = headersFor(parseHeaders(template), '/').find(
    ([name]) => name === 'Content-Security-Policy',
  )
  if (!policy) throw new Error('public/_headers has no Content-Security-Policy')
  // Browsers heed frame-ancestors in a header only, and complain when a page says it.
  const own = policy[1].replace(/\s*frame-ancestors [^;]*;/, '')
  return fillIn(own, 'page-styles', hashSources([style]))
}
