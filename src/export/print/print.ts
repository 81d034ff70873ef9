import * as language from '#messages/language.ts'
import { limits } from '../../limits.ts'
import { site } from '../../site.ts'
import { blocksOf } from '../document/blocks.ts'
import type { ExportDocument } from '../document/exportDocument.ts'
import { addElement, drawBlocks } from './printBlocks.ts'
import { PRINT_STYLES } from './printStyles.ts'

/** Draws a document into an empty window, prints it from there, and closes the window. */
export function printDocument(content: ExportDocument, paper: Window): void {
  const { document } = paper
  openPage(document)
  drawBlocks(document.body, blocksOf(content))
  setTimeout(() => printAndClose(paper), limits.print.afterMs)
}

function printAndClose(paper: Window): void {
  let printing = false
  paper.addEventListener('beforeprint', () => {
    printing = true
  })
  paper.addEventListener('afterprint', () => {
    printing = false
    paper.close()
  })
  paper.print()
  // On a computer print() returns when its dialog is closed. Phones may return at once, and Chrome
  // on Android would close the dialog with the window (ngx-print, issue 120).
  const phone = paper.matchMedia('(pointer: coarse)').matches
  if (!printing || !phone) paper.close()
}

/** Makes an empty document ready for ink: its language, its styles and the site's name. */
function openPage(page: Document): void {
  // A document of its own: some browsers replace a window's first one late. The content policy
  // forbids writing markup into it; without a doctype the styles say all they mean.
  page.open()
  page.close()
  page.documentElement.lang = language.tag
  page.title = site.title
  // The content policy, which the window has from this page, names this very text by its hash.
  addElement(page.head, 'style', PRINT_STYLES)
  addElement(page.body, 'p', site.title, 'site')
}
