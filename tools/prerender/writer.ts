import type { Assets } from './assets.ts'
import type { PageParts, Styles } from './styles.ts'

interface Shell {
  /** The built index.html. */
  shell: string
  /** The file name of the site's one stylesheet. */
  stylesheet: string
  styles: Styles
  assets: Assets
}

/**
 * Puts a drawn page into the shell, with the styles it shows at first in the page and the whole
 * stylesheet at its end: there it delays no drawing, but is read before any script runs.
 *
 * @throws Error if the shell is not what it was taken for, or the page needs an inline style.
 */
export function pageWriter({ shell, stylesheet, styles, assets }: Shell) {
  const linked = new RegExp(`\\s*<link rel="stylesheet"[^>]*href="/${stylesheet}"[^>]*>`)
  return (page: PageParts, imported: Iterable<string>): string => {
    const style = page.body.match(/<[^>]*\sstyle="[^>]*>/)
    if (style) {
      throw new Error(
        `${page.file}: ${style[0]} has a style attribute, which the content security policy ` +
          'refuses; give it a class',
      )
    }
    const preloads = assets(imported).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    const head = [page.head, `<style>${styles(page.body)}</style>`, ...preloads].join('\n')
    const root =
      page.path === undefined
        ? '<div id="root" data-not-found>'
        : `<div id="root" data-path="${page.path}">`
    const replacements: [place: RegExp, text: string][] = [
      [linked, ''],
      [/(?=<\/head>)/, `${head}\n`],
      [/<div id="root">(?=<\/div>)/, `${root}${page.body}`],
      [/(?=<\/body>)/, `<link rel="stylesheet" crossorigin href="/${stylesheet}">\n`],
    ]
    return replacements.reduce((html, [place, text]) => put(html, place, text), shell)
  }
}

function put(html: string, place: RegExp, text: string): string {
  if (html.search(place) === -1) throw new Error(`index.html has no place for ${place}`)
  return html.replace(place, () => text)
}
