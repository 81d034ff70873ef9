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
}

/** Where a page's parts go in the shell. */
const ROOT = '<div id="root">'
const HEAD_END = '</head>'
const BODY_END = '</body>'

/**
 * Puts a drawn page into the shell, with the styles it shows at first in the page and the whole
 * stylesheet at its end: there it delays no drawing, but is read before any script runs.
 *
 * @throws Error if the shell is not what it was taken for, or the page needs an inline style.
 */
export function pageWriter({ shell, stylesheet, styles, assets }: Shell) {
  const link = new RegExp(`\\s*<link rel="stylesheet"[^>]*href="/${stylesheet}"[^>]*>`)
  const [head, beforeRoot, afterRoot, end] = split(shell.replace(link, ''), [
    HEAD_END,
    ROOT,
    BODY_END,
  ])
  return ({ page, imported }: DrawnPage): string => {
    refuseInlineStyles(page)
    const place = page.path === undefined ? 'data-not-found' : `data-path="${page.path}"`
    return [
      head,
      `${page.head}\n<style>${styles(page.body)}</style>\n`,
      ...assets(imported).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">\n`),
      HEAD_END,
      beforeRoot,
      `<div id="root" ${place}>`,
      page.body,
      afterRoot,
      `<link rel="stylesheet" crossorigin href="/${stylesheet}">\n`,
      BODY_END,
      end,
    ].join('')
  }
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
