import { createHash } from 'node:crypto'

const POLICY = 'Content-Security-Policy'

/** Headers for the paths that match a pattern: a path, or the beginning of one and a star. */
export interface HeaderRule {
  pattern: string
  headers: [name: string, value: string][]
  /** Headers of rules before it that these paths do not get. */
  without: string[]
}

/** The style that a page carries, and the page's path; one for addresses not found has none. */
export interface StyledPage {
  path: string | undefined
  style: string
}

/**
 * Fills in what only the build knows: '{page-styles}' and '{page-script}', the hashes of
 * the styles and the script that pages carry, and '{form-service}', an origin.
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
 * The headers of every path as directives of nginx, with what the rules of single paths put in their
 * place: nginx sends none whose value is empty.
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

/**
 * Fills in the hashes of the styles: all of them for any path, and for each page a rule of its own with
 * its own hash alone, since those of the others would weigh half a kilobyte before every page. A host
 * that does not know the mark '!' sends a page both policies: a browser allows what both allow, which
 * is the same.
 */
export function fillInStyles(template: string, pages: readonly StyledPage[]): string {
  const all = fillIn(template, 'page-styles', hashSources(new Set(pages.map(({ style }) => style))))
  const rules = pages.flatMap(({ path, style }) =>
    path === undefined
      ? []
      : [`\n${path}\n  ! ${POLICY}\n  ${POLICY}: ${policyFor(template, style)}\n`],
  )
  // Pages are drawn in any order: the file is the same for the same site.
  return [all, ...rules.sort()].join('')
}

/** The policy for a page to carry itself: its own styles alone, and no more than a page may say. */
export function pagePolicy(template: string, style: string): string {
  // Browsers heed frame-ancestors in a header only, and complain when a page says it.
  return policyFor(template, style).replace(/\s*frame-ancestors [^;]*;/, '')
}

function policyFor(template: string, style: string): string {
  const policy = new Map(headersFor(parseHeaders(template), '/')).get(POLICY)
  if (!policy) throw new Error(`public/_headers has no ${POLICY}`)
  return fillIn(policy, 'page-styles', hashSources([style]))
}
