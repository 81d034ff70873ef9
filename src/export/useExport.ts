import { useRef, useState } from 'react'
import * as exportToasts from '#messages/exportToasts.ts'
import { allLines, type Bill } from '../../schemas/bill/bill.ts'
import { EMBED } from '../addresses.ts'
import { limits } from '../limits.ts'
import { packFragment } from '../permalink/packedLink.ts'
import { loadModule } from '../runtime/loadModule.ts'
import { retryNow } from '../runtime/retryWithBackoff.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { copyText } from './clipboard.ts'
import type { ExportDocument } from './document/exportDocument.ts'
import { shareText } from './shareText.ts'
import type { Extent, Writer } from './writers.ts'

/** An estimate or a list that can leave the screen. */
export interface ExportSource {
  /** The toasts' texts are those of this kind. */
  noun: 'estimate' | 'list'
  /** Its bill has lines, and may go out by itself. */
  hasBill: boolean
  /** Somebody typed a price, which not everybody is to see. */
  hasPrices: boolean
  /** Imports the function that describes it: nobody pays for that before the first export. */
  importDescribe: () => Promise<(date: Date, address: string) => ExportDocument>
  /** Its link's fragment, without the '#'. */
  fragment: (withPrices: boolean) => string
  /** A longer link is not offered, in characters; without it, every link is. */
  longestLink?: number
}

/** Whether a bill can go out by itself, and with prices. */
export function hasBillAndPrices(bill: Bill): Pick<ExportSource, 'hasBill' | 'hasPrices'> {
  const lines = allLines(bill)
  return {
    hasBill: lines.length > 0,
    hasPrices: [...lines, ...bill.priced].some(({ cost }) => cost),
  }
}

/** Is called when the network has lost code, with the number of losses so far. */
type OnLoss = (losses: number) => void

/**
 * The actions of the export's buttons. A toast shows the outcome of each; none throws.
 *
 * @param shownId the id of the element that shows it: without it on the page, nothing is printed.
 */
export function useExport(source: ExportSource, shownId: string) {
  const { noun, importDescribe, fragment, longestLink = Number.POSITIVE_INFINITY } = source
  const toasts = exportToasts.documents[noun]
  const showToast = useToast()
  // Of a frame on another site, a link leads to the page of its own.
  const address = location.origin + location.pathname.replace(`/${EMBED}/`, '/')
  const [extent, setExtent] = useState<Extent>('whole')
  /** The last fragment that was packed, and the packed text. */
  const packed = useRef({ fragment: '', text: '' })
  const pack = async (withPrices: boolean, onLoss?: OnLoss) => {
    const whole = fragment(withPrices)
    if (packed.current.fragment === whole) return
    packed.current = { fragment: whole, text: await packFragment(whole, onLoss) }
  }
  /** Undefined for one that is too long; after `pack`. */
  const link = () => {
    const text = `${address}#${packed.current.text}`
    return text.length <= longestLink ? text : undefined
  }

  const showOffline = (text: string) =>
    showToast({ title: exportToasts.offline, text, tone: 'critical' })

  /**
   * Does what needs code that the network may lose; answers whether it worked. A toast says so if not.
   *
   * @param sayLoss what is lost may come much later.
   */
  const attempt = async (work: (onLoss: OnLoss) => Promise<void>, sayLoss: () => void) => {
    // The browser asks again for code that was lost before.
    retryNow()
    try {
      await work((losses) => losses === 1 && sayLoss())
      return true
    } catch (error) {
      console.error(error)
      showToast({
        title: toasts.notExported,
        text: exportToasts.tryAgain,
        tone: 'critical',
      })
      return false
    }
  }

  const importWriters = () => Promise.all([import('./writers.ts'), importDescribe()])
  /** As `attempt`, with a writer of the document as it is now. */
  const write = (
    work: (writer: Writer, onLoss: OnLoss) => void | Promise<void>,
    sayLoss = () => showOffline(toasts.exportedLater),
  ) =>
    attempt(async (onLoss) => {
      const [{ writerOf }, describe] = await loadModule(importWriters, onLoss)
      await work(writerOf(describe(new Date(), address), extent), onLoss)
    }, sayLoss)
  const showSaved = (name: string) =>
    showToast({ title: exportToasts.saved, text: name, tone: 'neutral' })

  const savePdf = () => {
    showToast({ title: exportToasts.makingPdf, text: exportToasts.takesAMoment, tone: 'neutral' })
    return write(async (writer, onLoss) => showSaved(await writer.savePdf(onLoss)))
  }

  const print = async () => {
    if (!document.getElementById(shownId)) {
      console.error('Print container not found!')
      return
    }
    // It opens in the very click, before the writer is here: later a browser would block it.
    const { widthPx, heightPx } = limits.print
    const paper = window.open('', '', `width=${widthPx},height=${heightPx}`)
    if (!paper) {
      showToast({
        title: exportToasts.printBlocked,
        text: toasts.allowWindows,
        tone: 'critical',
        action: {
          label: exportToasts.savePdf,
          altText: exportToasts.savePdfInMenu,
          onSelect: savePdf,
        },
      })
      return
    }
    const printed = await write(
      (writer) => {
        if (!paper.closed) writer.print(paper)
      },
      () => {
        // A visitor would not know why the window stays empty.
        paper.close()
        showOffline(toasts.printAgain)
      },
    )
    if (!printed) paper.close()
  }

  /** Opens a tab at an address that is made of the message, without prices. */
  const openMessage = async (addressOf: (text: string) => string) => {
    // Within the very click: later a browser would block it.
    const tab = window.open('', '_blank')
    const isOpened = await write(async (writer, onLoss) => {
      await pack(false, onLoss)
      const target = addressOf(writer.message(link(), false))
      if (tab) tab.opener = null
      ;(tab ?? window).location.assign(target)
    })
    if (!isOpened) tab?.close()
  }

  const copyLink = () =>
    attempt(
      async (onLoss) => {
        // Some browsers let a page copy within the very tap alone.
        if (packed.current.fragment !== fragment(true)) await pack(true, onLoss)
        const text = link()
        if (text === undefined) {
          showToast({ title: toasts.tooLong, text: exportToasts.sendReport, tone: 'neutral' })
          return
        }
        const copied = await copyText(text)
        showToast(
          copied
            ? { title: exportToasts.linkCopied, text: toasts.opensAgain, tone: 'neutral' }
            : { title: exportToasts.copyThisLink, text, tone: 'neutral' },
        )
      },
      () => showOffline(exportToasts.linkLater),
    )

  return {
    print,
    savePdf,
    saveReport: () => write((writer) => showSaved(writer.saveReport())),
    copyLink,
    openMessage,
    /** How much of it goes onto paper and into files. */
    extent,
    setExtent,
    send: (withPrices: boolean) =>
      write(async (writer, onLoss) => {
        await pack(withPrices, onLoss)
        await shareText(writer.message(link(), withPrices), writer.title)
      }),
    /**
     * Brings the code and packs the link ahead: a share sheet opens only shortly after a tap. It is a
     * guess, and may fail in silence.
     */
    prepare: () => {
      importWriters()
        .then(() => pack(true))
        .catch(() => undefined)
    },
  }
}
