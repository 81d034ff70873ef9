import type { Assets } from './assets.ts'
import type { PageParts, Styles } from './styles.ts'
import type { DrawnPage } from './workers.ts'

interface Shell {
  /** The built index.html. */
  shell: string
  /** The file name of the site's one stylesheet. */
  stylesheet: string
  styles: Styles
  assets: Assets
  /** The file name of the script that a page starts with. */
  entry: string
  /** The script that brings the others. */
  loader: string
  /** The content security policy for a page with this style. */
  policy: (style: string) => string
}

/** A page as it is served, and the style that it carries. */
export interface WrittenPage {
  html: string
  style: string
}

/** Where a page's parts go in the shell. */
const ROOT = '<div id="root">'
const CHARSET = '<meta charset="utf-8" />'
const HEAD_END = '</head>'
const BODY_END = '</body>'

/**
 * Puts a drawn page into the shell, with the styles it shows at first, and at its end a link to the
 * whole stylesheet and the script that brings the others, in place of those that the shell names.
 * Drawing waits for neither: src/loader.ts asks for the stylesheet when the scripts are here, and
 * src/network/lateStyles.ts makes it count.
 *
 * @throws Error if the shell is not what it was taken for, or the page needs an inline style.
 */
export function pageWriter({ shell, stylesheet, styles, assets, entry, loader, policy }: Shell) {
  const fetched =
    /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*(?:href|src)="\/assets\/[^>]*>(?:<\/script>)?/g
  const [start, head, beforeRoot, afterRoot, end] = split(shell.replace(fetched, ''), [
    CHARSET,
    HEAD_END,
    ROOT,
    BODY_END,
  ])
  return ({ page, imported }: DrawnPage): WrittenPage => {
    refuseInlineStyles(page)
    const place = page.path === undefined ? 'data-not-found' : `data-path="${page.path}"`
    const style = styles(page.body)
    const { scripts, early } = assets(imported)
    const html = [
      start,
      CHARSET,
      `\n    <meta http-equiv="Content-Security-Policy" content="${policy(style)}">`,
      head,
      `${page.head}\n<style>${style}</style>\n`,
      HEAD_END,
      beforeRoot,
      `${early ? askEarly(early) : ''}<div id="root" ${place}>`,
      page.body,
      afterRoot,
      `<link rel="later" media="print" data-later crossorigin href="/${stylesheet}">\n`,
      `<script data-entry="/${entry}" data-scripts="${scripts.map((file) => `/${file}`).join(' ')}">${loader}</script>\n`,
      BODY_END,
      end,
    ].join('')
    return { html, style }
  }
}

/**
 * Lets the browser ask for a script while it draws the page: src/loader.ts goes on with what is on its
 * way, and asks for the others. It stands in the body: in the head the first paint would wait until the
 * browser has asked. As data, not as a script: what a browser asks for as a script it never gives up.
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

function refuseInlineStyles({ file, body }: PageParts): void {
  const [element] = body.match(/<[a-z][^<>]*\sstyle="[^>]*>/) ?? []
  if (element === undefined) return
  throw new Error(
    `${file}: ${element} has a style attribute, which the content security policy refuses; ` +
      'give it a class',
  )
}
