import * as language from '#messages/language.ts'
import { EMBED, inLanguage } from '../addresses.ts'
import { toolCategories } from '../cards.ts'
import { crumbsOf } from '../layout/crumbs.ts'
import { site } from '../site.ts'

/**
 * A page in schema.org's words, for search engines: one JSON text for each script element. It is data: no
 * browser runs it, and the content security policy has nothing to say about it.
 */
export function structuredData(path: string): string[] {
  const things = [breadcrumbList(path), application(path)]
  return things
    .filter((thing) => thing !== undefined)
    .map((thing) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', ...thing })
      // A text that holds "</script>" must not end the element.
      return json.replaceAll('<', '\\u003c')
    })
}

function breadcrumbList(path: string) {
  // A page in a frame stands on no path.
  if (path.startsWith(`/${EMBED}/`)) return undefined
  const crumbs = crumbsOf(path)
  if (crumbs.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: urlOf(to),
    })),
  }
}

function application(path: string) {
  const tools = toolCategories.flatMap(({ items }) => items)
  const calculator = tools.find(({ slug }) => path === `/${slug}`)
  if (!calculator && path !== '/') return undefined
  return {
    '@type': 'WebApplication',
    name: calculator ? calculator.title.page : site.name,
    ...(calculator && { description: calculator.summary }),
    url: urlOf(path),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    inLanguage: language.tag,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'KES' },
  }
}

function urlOf(path: string): string {
  return new URL(inLanguage(path), site.origin).href
}
