import { useCallback, useEffect, useState } from 'react'
import * as messages from '#messages/list.ts'
import * as listProblems from '#messages/listProblems.ts'
import { SHOP_MARK } from '../addresses.ts'
import { OTHERS_LEFT_OUT, type ParsedList, parseList, writeList } from '../permalink/listText.ts'
import { isPacked } from '../permalink/packedLink.ts'
import { useFragment } from '../permalink/useFragment.ts'
import { reportFailure } from '../runtime/reportFailure.ts'
import { usePageSignal } from '../runtime/usePageSignal.ts'
import { hasRoom } from '../state/jobList.ts'
import { formOf, get, getAll, keepForm, setAll } from '../state/store.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { fetchCalculators } from './calculators.ts'
import { MAX_FILE_BYTES, readListFile } from './listFile.ts'
import { addParsedList, LIST_PAGE, openList, takePrices } from './listStore.ts'
import { validateList } from './validateList.ts'

/** A list from a link or a file on its way onto the page. */
export type Opening =
  | { state: 'none' }
  /** The link in the address is packed. */
  | { state: 'packed' }
  /** Its calculators are on their way, or the network has lost one, and it is being tried again. */
  | { state: 'reading'; isLost?: boolean }
  /** This tab already has a list: the person chooses. */
  | { state: 'choosing'; parsed: ParsedList }
  /** The page opened the rest of the list, and says what it left out. */
  | { state: 'problems'; problems: readonly string[]; isEmpty: boolean }

/** A person's choice where the tab already has a list. */
export type Choice = 'replace' | 'add' | 'ignore'

/** The toast after each choice. */
const CHOICE_TOASTS = {
  replace: { title: messages.replaced, text: messages.replacedText },
  add: { title: messages.merged, text: messages.mergedText },
}

/** Opens lists: the one in the address's fragment at once, and files. */
export function useListImport() {
  const [opening, setOpening] = useState<Opening>({ state: 'none' })
  const { hash, replaceHash } = useFragment()
  const showToast = useToast()
  const beginAct = usePageSignal()

  /** Returns whether it is on the page now: not where it waits for a choice, or where reading it ended. */
  const open = useCallback(async (source: ParsedList, signal: AbortSignal): Promise<boolean> => {
    setOpening({ state: 'reading' })
    const slugs = source.list.estimates.map(({ slug }) => slug)
    const onLoss = () => !signal.aborted && setOpening({ state: 'reading', isLost: true })
    const calculators = await fetchCalculators(slugs, onLoss).catch((error: unknown) => {
      if (!signal.aborted) reportFailure(error)
    })
    if (signal.aborted) return false
    if (!calculators) {
      setOpening({ state: 'none' })
      return false
    }
    const parsed = validateList(source, calculators)
    const listInTab = get('list')
    const isFilled = parsed.list.estimates.length > 0
    const isSame = writeList(listInTab, {}) === writeList(parsed.list, {})
    if (isFilled && listInTab.estimates.length > 0 && !isSame) {
      setOpening({ state: 'choosing', parsed })
      return false
    }
    if (isSame) takePrices(parsed.buying)
    else if (isFilled) openList(parsed)
    setOpening(stateAfterImport(parsed))
    return true
  }, [])

  useEffect(() => {
    const signal = beginAct()
    const fragment = hash.slice(1)
    // A fragment that names an element of the page is no list.
    const isList = fragment !== '' && !hash.startsWith(SHOP_MARK)
    if (!isList || document.getElementById(fragment)) return setOpening(withoutWaiting)
    if (isPacked(fragment)) return setOpening({ state: 'packed' })
    void open(parseList(fragment), signal).then((isOpen) => {
      // The tab has the list from now on. With the fragment, a reload would undo later changes.
      if (isOpen) replaceHash('')
    })
  }, [hash, open, beginAct, replaceHash])

  const openFile = async (file: File) => {
    const signal = beginAct()
    const text = file.size > MAX_FILE_BYTES ? undefined : await file.text().catch(() => undefined)
    if (signal.aborted) return
    const read = readListFile(text ?? '')
    const unreadable = { ...read, problems: [listProblems.unreadableFile] }
    await open(text === undefined ? unreadable : read, signal)
  }
  const choose = (choice: Choice, parsed: ParsedList) => {
    replaceHash('')
    if (choice === 'ignore') return setOpening({ state: 'none' })
    const { list, prices, shop, addsLabour, quotations, editedEstimate } = getAll()
    const { offered } = formOf(LIST_PAGE)
    const isWhole = choice === 'replace' || hasRoom(list, parsed.list.estimates.length)
    if (choice === 'replace') openList(parsed)
    else addParsedList(parsed)
    setOpening(stateAfterImport(isWhole ? parsed : withProblem(parsed, OTHERS_LEFT_OUT)))
    const undo = () => {
      setAll({ ...getAll(), list, prices, shop, addsLabour, quotations, editedEstimate })
      keepForm(LIST_PAGE, { offered })
    }
    showToast({
      ...CHOICE_TOASTS[choice],
      tone: 'neutral',
      action: {
        label: messages.undo,
        altText: messages.undoOtherwise,
        onSelect: undo,
      },
    })
  }
  return { opening, openFile, choose, close: () => setOpening({ state: 'none' }) }
}

/** The link that was waited for is no longer in the address. */
function withoutWaiting(opening: Opening): Opening {
  return opening.state === 'reading' || opening.state === 'packed' ? { state: 'none' } : opening
}

function stateAfterImport({ list, problems }: ParsedList): Opening {
  if (problems.length === 0) return { state: 'none' }
  return { state: 'problems', problems, isEmpty: list.estimates.length === 0 }
}

function withProblem(parsed: ParsedList, problem: string): ParsedList {
  return { ...parsed, problems: [...parsed.problems, problem] }
}
