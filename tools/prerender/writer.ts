import type { Assets } from './assets.ts'

/** What src/prerender.tsx draws of a page. */
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
  /** The built index.html. */
  shell: string
  /** The site's one stylesheet. */
  style: string
  assets: Assets
  /** The file name of the script that a page starts with. */
  entry: string
  /** What stands before the page, for a browser that cannot run the loader. */
  notice: string
  /** The script that brings the others. */
  loader: string
  /** The content security policy of every page. */
  policy: string
}

/** Where a page's parts go in the shell. */
const ROOT = '<div id="root">'
const CHARSET = '<meta charset="utf-8" />'
const HEAD_END = '</head>'
const BODY_END = '</body>'

/**
 * Puts a drawn page into the shell, with the whole stylesheet, and at its end the script that brings
 * the others, in place of the files that the shell names.
 *
 * @throws Error if the shell is not what it was taken for, or the page needs an inline style.
 */
export function pageWriter({ shell, style, assets, entry, notice, loader, policy }: Shell) {
  const fetched =
    /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*(?:href|src)="\/assets\/[^>]*>(?:<\/script>)?/g
  const [start, head, beforeRoot, afterRoot, end] = split(shell.replace(fetched, ''), [
    CHARSET,
    HEAD_END,
    ROOT,
    BODY_END,
  ])
  return (page: DrawnPage, imported: Iterable<string>): string => {
    refuseInlineStyles(page)
    const place = page.path === undefined ? 'data-not-found' : `data-path="${page.path}"`
    const { scripts, early } = assets(imported)
    return [
      start,
      CHARSET,
      `\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
      early && askEarly(early),
      head,
      `${page.head}\n<style>${style}</style>\n`,
      HEAD_END,
      beforeRoot,
      notice,
      `<div id="root" ${place}>`,
      page.body,
      afterRoot,
      `<script data-entry="/${entry}" data-scripts="${scripts.map((file) => `/${file}`).join(' ')}">${loader}</script>\n`,
      BODY_END,
      end,
    ].join('')
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

function split(text: string, places: string[]): string[] {
  const parts: string[] = []
  let rest = text
  for (const place of places) {
    const at = rest.indexOf(place)
    if (at === -1) throw new Error(`index.html has no ${place} where a page's parts belong`)
    parts.push(rest.slice(0, at))
    rest = rest.slice(at + place.length)
  }
  return [...parts, rest]
}

function refuseInlineStyles({ file, body }: DrawnPage): void {
  const [element] = body.match(/<[a-z][^<>]*\sstyle="[^>]*>/) ?? []
  if (element === undefined) return
  throw new Error(
    `${file}: ${element} has a style attribute, which the content security policy refuses; ` +
      'give it a class',
  )
}
