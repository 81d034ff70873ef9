import type { Language } from '../languages.ts'
import type { Assets } from './assets.ts'

/** A page as src/prerender.tsx draws it. */
export interface DrawnPage {
  /** The file's name in the site's folder. */
  file: string
  /** Where the page lives; undefined for the page that stands in for those not found. */
  path: string | undefined
  /** Elements for the document's head. */
  head: string
  /** The content of the root element. */
  body: string
}

interface Shell {
  /** The text of index.html. */
  shell: string
  language: Pick<Language, 'tag' | 'manifest'>
  /** The site's one stylesheet. */
  style: string
  assets: Assets
  /** The file name of the script that a page starts with. */
  entry: string
  /** The notice for a browser that cannot run the loader; it precedes the page. */
  notice: string
  /** The script that loads the others. */
  loader: string
  /** The content security policy of every page. */
  policy: string
}

/** The places of index.html that a page fills, in their order. */
const PLACES = [
  'lang="en-KE"',
  '<meta charset="utf-8" />',
  'href="/site.webmanifest"',
  '</head>',
  '<div id="root"></div>',
  '<script type="module" src="/src/main.tsx"></script>',
]

/**
 * Puts a drawn page into the shell, with the whole stylesheet, and at its end the script that loads
 * the others, in place of the one that the dev server starts with.
 *
 * @throws Error if the shell lacks a place, or the page needs an inline style.
 */
export function shellFiller({
  shell,
  language,
  style,
  assets,
  entry,
  notice,
  loader,
  policy,
}: Shell): (page: DrawnPage, imported: Iterable<string>) => string {
  const fixed = split(shell, PLACES)
  return (page, imported) => {
    refuseInlineStyles(page)
    const place = page.path === undefined ? 'data-not-found' : `data-path="${page.path}"`
    const { scripts, early } = assets(imported)
    const names = scripts.map((file) => `/${file}`).join(' ')
    const filled = [
      `lang="${language.tag}"`,
      `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}">${early ? askEarly(early) : ''}`,
      `href="${language.manifest}"`,
      `${page.head}\n<style>${style}</style>\n</head>`,
      `${notice}<div id="root" ${place}>${page.body}</div>`,
      `<script data-entry="/${entry}" data-scripts="${names}">${loader}</script>`,
    ]
    return fixed.flatMap((text, index) => [text, filled[index] ?? '']).join('')
  }
}

/**
 * Lets the browser ask for a script while it reads the page: the loader goes on with what is on its way,
 * and asks for the others. It stands before the styles, which are half of a page's bytes. As data, not as
 * a script: what a browser asks for as a script it never gives up.
 */
function askEarly(script: string): string {
  return `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/${script}">`
}

/** The parts of a text between places, each of which it has once, in this order. */
function split(text: string, places: readonly string[]): string[] {
  let last = text
  const parts = places.map((place) => {
    const [before = '', after, ...more] = last.split(place)
    if (after === undefined || more.length > 0) throw new Error(`index.html has not one ${place}`)
    last = after
    return before
  })
  return [...parts, last]
}

function refuseInlineStyles({ file, body }: DrawnPage): void {
  const [element] = body.match(/<[a-z][^<>]*\sstyle="[^>]*>/) ?? []
  if (element === undefined) return
  throw new Error(
    `${file}: ${element} has a style attribute, which the content security policy refuses; ` +
      'give it a class',
  )
}
