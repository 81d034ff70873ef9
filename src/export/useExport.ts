import type { Calculator } from '../../schemas/definition/compiled.ts'
import type { Estimate } from '../../schemas/estimate/estimate.ts'
import { billNow, linkedBill } from '../buy/bill.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { copyText } from './clipboard.ts'
import { writeLink } from './link.ts'
import { openPrintWindow } from './printWindow.ts'

/** What is exported, apart from where and when. */
export interface Exported {
  calculator: Calculator
  estimate: Estimate
}

// Nobody pays for these before the first export.
const fetchWriters = () => import('./writers.ts')

/**
 * What the buttons of an export do. Each says how it went; none throws.
 *
 * @param resultsId the id of the results on the page, without which nothing is printed.
 */
export function useExport(exported: Exported, resultsId: string) {
  const showToast = useToast()
  const address = location.origin + location.pathname
  const bill = () => billNow(exported.calculator, exported.estimate)
  const link = () => `${address}#${writeLink(exported.estimate, linkedBill(bill()))}`

  /** Fetches the writers and has one of them do its work; says so where that fails. */
  const write = async (work: (tools: Tools) => void | Promise<void>) => {
    try {
      const writers = await fetchWriters()
      const date = new Date()
      const sheet = writers.describeWithWorking({ ...exported, bill: bill(), date, address })
      await work({ writers, date, sheet })
      return true
    } catch (error) {
      console.error(error)
      showToast({
        title: 'The estimate could not be exported',
        text: 'Check the connection and try again.',
        tone: 'critical',
      })
      return false
    }
  }
  const saved = (name: string) => showToast({ title: 'Saved', text: name, tone: 'neutral' })

  const savePdf = () => {
    showToast({ title: 'Making the PDF', text: 'This takes a moment.', tone: 'neutral' })
    return write(async ({ writers, sheet, date }) => saved(await writers.savePdf(sheet, date)))
  }

  const print = async () => {
    if (!document.getElementById(resultsId)) {
      console.error('Print container not found!')
      return
    }
    const paper = openPrintWindow()
    if (!paper) {
      showToast({
        title: 'The print window was blocked',
        text: 'Allow pop-up windows for this site, or save the estimate as a PDF.',
        tone: 'critical',
        action: {
          label: 'Save as PDF',
          altText: 'Choose Save as PDF under More export options',
          onSelect: savePdf,
        },
      })
      return
    }
    const printed = await write(({ writers, sheet }) => writers.printSheet(sheet, paper))
    if (!printed) paper.close()
  }

  const copyLink = async () => {
    const copied = await copyText(link())
    showToast(
      copied
        ? { title: 'Link copied', text: 'It opens this estimate again.', tone: 'neutral' }
        : { title: 'Copy this link', text: link(), tone: 'neutral' },
    )
  }

  return {
    print,
    savePdf,
    saveReport: () => write(({ writers, sheet }) => saved(writers.saveReport(sheet))),
    copyLink,
    share: () => write(({ writers, sheet }) => shareText(writers.messageOf(sheet, link()), sheet)),
    /** Fetches the writers ahead: a share sheet opens only shortly after a tap. */
    prepare: () => {
      fetchWriters().catch(() => undefined)
    },
  }
}

interface Tools {
  writers: Awaited<ReturnType<typeof fetchWriters>>
  date: Date
  sheet: ReturnType<Tools['writers']['describeWithWorking']>
}

/** Opens the device's share sheet. The link is part of the text: some apps drop one of the two. */
async function shareText(text: string, { calculator }: Tools['sheet']): Promise<void> {
  try {
    await navigator.share({ title: calculator, text })
  } catch (error) {
    // Whoever closes the sheet changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
