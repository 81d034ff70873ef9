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

/** The features right below one of MDN's. */
function featuresOf(parent: Identifier = {}): { name: string; isOld: boolean }[] {
  return Object.keys(parent).flatMap((name) => {
    const statement = name === '__compat' ? undefined : parent[name]?.__compat
    return statement ? [{ name, isOld: isKnown(statement) }] : []
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
