import { createHash } from 'node:crypto'

const POLICY = 'Content-Security-Policy'

/** Headers for the paths that match a pattern: a path, or the beginning of one and a star. */
export interface HeaderRule {
  pattern: string
  headers: [name: string, value: string][]
  /** Headers of rules before it that these paths do not get. */
  without: string[]
}

/**
 * Fills in the values that only the build knows: '{page-style}' and '{page-script}', the hashes of the styles
 * and the scripts that pages carry, and '{form-service}', an origin.
 *
 * @throws Error if there is no such place in the template.
 */
export function fillIn(template: string, place: string, value: string): string {
  if (!template.includes(` {${place}}`)) throw new Error(`public/_headers has no {${place}}`)
  return template.replaceAll(` {${place}}`, value && ` ${value}`)
}

/** How a policy names a text that a page may carry: by its hash. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Reads the format of static hosts: a pattern, then its headers, indented; '! Name' takes one away
 * that an earlier pattern gave. Hosts that do not know the mark leave the header, which does no harm.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [], without: [] })
      continue
    }
    const [, unwanted] = /^\s+!\s*([\w-]+)$/.exec(line) ?? []
    if (unwanted) {
      rules.at(-1)?.without.push(unwanted)
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
  let found: HeaderRule['headers'] = []
  for (const { pattern, headers, without } of rules) {
    if (!matches(pattern, path)) continue
    found = [...found.filter(([name]) => !without.includes(name)), ...headers]
  }
  return found
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

function conditionOf(pattern: string): string {
  return pattern.endsWith('*') ? `$uri ~ "^${pattern.slice(0, -1)}"` : `$uri = "${pattern}"`
}

/**
 * The headers of every path as directives of nginx, less those that a rule takes away, or with the value that
 * it gives in their place: nginx sends none whose value is empty.
 */
export function nginxHeaders(rules: HeaderRule[]): string {
  const general = headersFor(
    rules.filter(({ pattern }) => pattern === '/*'),
    '/',
  )
  const variableOf = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`
  const isUnwanted = (name: string) => rules.some(({ without }) => without.includes(name))
  const lines = [
    ...general.flatMap(([name, value]) =>
      isUnwanted(name) ? [`set ${variableOf(name)} "${value}";`] : [],
    ),
    ...rules.flatMap(({ pattern, headers, without }) => {
      const own = new Map(headers)
      const set = without.map((name) => `set ${variableOf(name)} "${own.get(name) ?? ''}";`)
      return set.length > 0 ? [`if (${conditionOf(pattern)}) { ${set.join(' ')} }`] : []
    }),
    ...general.map(([name, value]) => {
      const said = isUnwanted(name) ? variableOf(name) : `"${value}"`
      return `add_header ${name} ${said} always;`
    }),
  ]
  return `${lines.join('\n')}\n`
}

/** The policy for a page to carry itself: no more than a page may say. */
export function pagePolicy(headers: string): string {
  const policy = new Map(headersFor(parseHeaders(headers), '/')).get(POLICY)
  if (!policy) throw new Error(`public/_headers has no ${POLICY}`)
  // Browsers heed frame-ancestors in a header only, and complain when a page says it.
  return policy.replace(/\s*frame-ancestors [^;]*;/, '')
}
