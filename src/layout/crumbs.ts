import * as messages from '#messages/crumbs.ts'
import { titleCase } from '../../schemas/definition/slug.ts'
import { TOOLS } from '../addresses.ts'
import { calculators } from '../registry.ts'

interface Crumb {
  label: string
  /** Unique within a path. Absent on the last crumb, which is the page itself. */
  to?: string
  /** The language of the label, where that is not the page's. */
  lang?: string | undefined
}

const KNOWN = new Map<string, string>([
  ...Object.entries(messages.pages),
  [TOOLS, messages.tools],
  // As the build draws the page for addresses that are not found.
  ['page-not-found', messages.notFound],
])

const CALCULATORS = new Map(calculators.map((calculator) => [calculator.slug, calculator]))

/**
 * The breadcrumb of a path: Home, then one crumb per segment. A segment that is not known is
 * title-cased, its hyphens turned into spaces. The home page has none.
 */
export function crumbsOf(path: string): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length === 0) return []
  const crumbs = segments.map((segment, index): Crumb => {
    const known = segment.toLowerCase()
    const { name = KNOWN.get(known), lang } = CALCULATORS.get(known) ?? {}
    const label = name ?? titleCase(decode(segment))
    if (index === segments.length - 1) return { label, lang }
    const to = `/${segments.slice(0, index + 1).join('/')}`
    // The tools have no page of their own: they are a section of the home page.
    return { label, lang, to: to === `/${TOOLS}` ? `/#${TOOLS}` : to }
  })
  return [{ label: messages.home, to: '/' }, ...crumbs]
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
