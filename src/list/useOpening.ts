import { useCallback, useEffect, useState } from 'react'
import * as words from '#messages/list.ts'
import * as listProblems from '#messages/listProblems.ts'
import { priceInputTexts } from '../bill/priceInputs.ts'
import { OTHERS_LEFT_OUT, type ParsedList, parseList, writeList } from '../permalink/listText.ts'
import { isPacked } from '../permalink/packedLink.ts'
import { useFragment } from '../permalink/useFragment.ts'
import { hasRoom, type JobList } from '../state/jobList.ts'
import { get, set } from '../state/store.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import { fetchCalculators } from './calculators.ts'
import { MAX_FILE_BYTES, readListFile } from './listFile.ts'
import { addParsedList, LIST_PAGE, openList, setList } from './listStore.ts'
import { validateList } from './validateList.ts'

/** A list from a link or a file on its way onto the page. */
export type Opening =
  | { state: 'none' }
  /** Its calculators are on their way. */
  | { state: 'reading' }
  /** This tab already has a list: the person chooses. */
  | { state: 'choosing'; read: ParsedList }
  /** What could not be read, after the rest was opened. */
  | { state: 'problems'; problems: readonly string[]; isEmpty: boolean }

/** What becomes of a list from outside where the tab already has one. */
export type Choice = 'replace' | 'add' | 'ignore'

/** What is said of a list that was there when another was opened. */
const NOTICES = {
  replace: { title: words.replaced, text: words.replacedText },
  add: { title: words.merged, text: words.mergedText },
}

/** Opens lists: the one in the address's fragment at once, and files. */
export function useOpening() {
  const [opening, setOpening] = useState<Opening>({ state: 'none' })
  const { hash, removeHash } = useFragment()
  const showToast = useToast()

  /** Returns false where the site itself could not read it. */
  const open = useCallback(async (parsed: ParsedList): Promise<boolean> => {
    setOpening({ state: 'reading' })
    const calculators = await fetchCalculators(parsed.list.estimates.map(({ slug }) => slug))
    if (!calculators) {
      setOpening({ state: 'none' })
      return false
    }
    const read = validateList(parsed, calculators)
    const here = { list: get('list'), buying: priceInputTexts(LIST_PAGE) }
    const isFilled = read.list.estimates.length > 0
    if (isFilled && here.list.estimates.length > 0 && textOf(here) !== textOf(read)) {
      setOpening({ state: 'choosing', read })
      return true
    }
    if (isFilled) openList(read)
    setOpening(after(read))
    return true
  }, [])

  useEffect(() => {
    // A place on the page is no list.
    if (hash === '' || document.getElementById(hash.slice(1))) return
    if (isPacked(hash.slice(1))) return location.reload()
    void open(parseList(hash.slice(1))).then((isRead) => {
      // The tab has the list from now on: a reload must show it with what was changed since.
      if (isRead) removeHash()
    })
  }, [hash, open, removeHash])

  const openFile = async (file: File) => {
    const text = file.size > MAX_FILE_BYTES ? undefined : await file.text().catch(() => undefined)
    await open(
      text === undefined
        ? {
            ...readListFile(''),
            problems: [listProblems.unreadableFile],
          }
        : readListFile(text),
    )
  }
  const choose = (choice: Choice, read: ParsedList) => {
    if (choice === 'ignore') return setOpening({ state: 'none' })
    const list = get('list')
    const prices = get('prices')
    const quotations = get('quotations')
    const isWhole = choice === 'replace' || hasRoom(list, read.list.estimates.length)
    if (choice === 'replace') openList(read)
    else addParsedList(read)
    setOpening(after(isWhole ? read : withProblem(read, OTHERS_LEFT_OUT)))
    const undo = () => {
      setList(list)
      set('prices', prices)
      set('quotations', quotations)
    }
    showToast({
      ...NOTICES[choice],
      tone: 'neutral',
      action: {
        label: words.undo,
        altText: words.undoOtherwise,
        onSelect: undo,
      },
    })
  }
  return { opening, openFile, choose, close: () => setOpening({ state: 'none' }) }
}

/** A list as one text, whatever the order in which its prices were typed. */
function textOf({ list, buying }: { list: JobList; buying: ParsedList['buying'] }): string {
  return writeList(list, Object.fromEntries(Object.entries(buying).sort()))
}

function after({ list, problems }: ParsedList): Opening {
  if (problems.length === 0) return { state: 'none' }
  return { state: 'problems', problems, isEmpty: list.estimates.length === 0 }
}

function withProblem(read: ParsedList, problem: string): ParsedList {
  return { ...read, problems: [...read.problems, problem] }
}
