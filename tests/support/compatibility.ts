import data, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { OLDEST_BROWSERS } from '../../tools/browsers.ts'

/* Finds the features that the site's oldest browsers lack, by MDN's data. */

/** Of all interfaces, those that a page of this site meets. */
const PAGE =
  /^(Document|Element|HTML(Form|Input|Select|TextArea|Button|Anchor|Details|Link|Script)?Element|Node|Window|Navigator|Scheduler|Clipboard|History|Location|Storage|CSSStyleSheet|AbortSignal|Blob|Response|(UI|Mouse|Pointer|Keyboard|Submit|Input)?Event|IntersectionObserver(Entry)?|ServiceWorker(Container|Registration)?|TrustedTypePolicyFactory)$/

/** Whether each of the oldest browsers knows a feature as it stands: without a flag or a prefix. */
function isKnown({ support }: CompatStatement): boolean {
  return OLDEST_BROWSERS.every(({ name, version }) => {
    const [, versions = []] = Object.entries(support).find(([browser]) => browser === name) ?? []
    return [versions].flat().some((one) => {
      const isOwn = !one.flags && !one.prefix && !one.alternative_name && !one.version_removed
      const [added] = /[\d.]+$/.exec(String(one.version_added)) ?? []
      return isOwn && added !== undefined && compareVersions(added, version) <= 0
    })
  })
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

interface Feature {
  name: string
  isOld: boolean
  /** The features below it. */
  inside: Identifier
}

/** The features right below one of MDN's. */
function featuresOf(parent: Identifier = {}): Feature[] {
  return Object.keys(parent).flatMap((name) => {
    const inside = parent[name]
    if (name === '__compat' || !inside?.__compat) return []
    return [{ name, inside, isOld: isKnown(inside.__compat) }]
  })
}

/**
 * Functions and properties that are newer, of the language ('toSorted') and of a page ('inert'); those
 * that need no object before them ('structuredClone') are in both. The lists omit a name that any other
 * object has had for longer, such as 'map'.
 */
export function newerMembers(): { language: string[]; page: string[] } {
  const { builtins = {} } = data.javascript
  const objects: Identifier = { ...data.api, ...builtins }
  const members = (of: string) =>
    featuresOf(objects[of]).map(({ name, isOld }) => ({
      name: name.replace(/_(static|event)$/, ''),
      isOld,
    }))
  const old = new Set(
    Object.keys(objects)
      .flatMap(members)
      .flatMap(({ name, isOld }) => (isOld ? [name] : [])),
  )
  const newer = (names: string[]) =>
    [...new Set(names.flatMap(members).map(({ name }) => name))].filter((name) => !old.has(name))
  const bare = featuresOf(data.api).flatMap(({ name, isOld }) =>
    /^[a-z]/.test(name) && !isOld ? [name] : [],
  )
  return {
    language: [...newer(Object.keys(builtins)), ...bare],
    page: [...newer(Object.keys(data.api).filter((name) => PAGE.test(name))), ...bare],
  }
}

/**
 * Finds the newer features of a stylesheet: 'text-wrap', 'float: inline-start', ':has', '@container',
 * 'dvh', 'color-mix()', each once. It omits the content of `@supports`, and a declaration with an older
 * fallback before it.
 */
export function newerStyles(stylesheet: string): string[] {
  const css = withoutSupports(stylesheet)
  const declared = declarationsIn(css)
  const { properties = {}, selectors, types, 'at-rules': rules } = data.css
  const values = declared.flatMap(({ property, value }) => {
    const [feature] = featuresOf({ [property]: properties[property] ?? {} })
    if (!feature) return []
    if (!feature.isOld) return [property]
    const parts = featuresOf(feature.inside).filter(({ name, isOld }) => !isOld && has(value, name))
    return parts.map(({ name }) => `${property}: ${name}`)
  })
  const chosen = css.replaceAll(/\{[^{}]*\}/g, '{}')
  const asked = featuresOf(rules).flatMap(({ name, isOld, inside }) => {
    const heads = [...css.matchAll(new RegExp(`@${name}\\b[^{;]*`, 'g'))].join()
    if (heads === '') return []
    const parts = featuresOf(inside).filter((part) => !part.isOld && has(heads, part.name))
    return isOld ? parts.map((part) => `@${name} ${part.name}`) : [`@${name}`]
  })
  const newer = (features: Feature[]) => features.filter(({ isOld }) => !isOld)
  return [
    ...values,
    ...asked,
    ...declared.flatMap(({ value }) =>
      [...value.matchAll(/\d(cq\w+|[dsl]v\w+|r?lh|r?cap|r?ic)\b/g)].map(([, unit = '']) => unit),
    ),
    ...newer(featuresOf(selectors)).flatMap(({ name }) =>
      new RegExp(`:${name}(?![\\w:-])`).test(chosen) ? [`:${name}`] : [],
    ),
    ...newer(allBelow(types)).flatMap(({ name }) =>
      declared.some(({ value }) => new RegExp(`(?<![\\w-])${name}\\(`).test(value))
        ? [`${name}()`]
        : [],
    ),
  ].filter((found, place, all) => all.indexOf(found) === place)
}

function allBelow(parent: Identifier | undefined): Feature[] {
  return featuresOf(parent).flatMap((feature) => [feature, ...allBelow(feature.inside)])
}

/** Every declaration that no other one stands in for. */
function declarationsIn(css: string): { property: string; value: string }[] {
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => {
    const all = block.split(';').flatMap((text) => {
      const [, property, value] = /^([\w-]+):(.*)$/.exec(text) ?? []
      return property !== undefined && value !== undefined ? [{ property, value }] : []
    })
    return all.filter(({ property }, place) =>
      all.slice(0, place).every((before) => before.property !== property),
    )
  })
}

function has(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name.replaceAll('_', '[-_]')}(?![\\w-])`).test(text)
}

/** A stylesheet without the rules that ask for what they need. */
function withoutSupports(css: string): string {
  const start = css.indexOf('@supports')
  if (start === -1) return css
  let depth = 0
  let end = css.indexOf('{', start)
  do {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
    end += 1
  } while (depth > 0)
  return css.slice(0, start) + withoutSupports(css.slice(end))
}
