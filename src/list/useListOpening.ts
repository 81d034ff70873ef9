import { useCallback, useEffect, useState } from 'react'
import * as messages from '#messages/list.ts'
import * as listProblems from '#messages/listProblems.ts'
import { priceInputTexts } from '../bill/billFormState.ts'
import { OTHERS_LEFT_OUT, type ParsedList, parseList, writeList } from '../permalink/listText.ts'
import { isPacked } from '../permalink/packedLink.ts'
import { useFragment } from '../permalink/useFragment.ts'
import { reportFailure } from '../runtime/banner.ts'
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
  | { state: 'choosing'; parsed: ParsedList }
  /** The page opened the rest of the list, and says what it left out. */
  | { state: 'problems'; problems: readonly string[]; isEmpty: boolean }

/** A person's choice where the tab already has a list. */
export type Choice = 'replace' | 'add' | 'ignore'

/** The toast after each choice. */
const NOTICES = {
  replace: { title: messages.replaced, text: messages.replacedText },
  add: { title: messages.merged, text: messages.mergedText },
}

/** Opens lists: the one in the address's fragment at once, and files. */
export function useListOpening() {
  const [opening, setOpening] = useState<Opening>({ state: 'none' })
  const { hash, removeHash } = useFragment()
  const showToast = useToast()

  /** Returns false where the site's own code failed to read it. */
  const open = useCallback(async (source: ParsedList): Promise<boolean> => {
    setOpening({ state: 'reading' })
    const slugs = source.list.estimates.map(({ slug }) => slug)
    const calculators = await fetchCalculators(slugs).catch(reportFailure)
    if (!calculators) {
      setOpening({ state: 'none' })
      return false
    }
    const parsed = validateList(source, calculators)
    const current = { list: get('list'), buying: priceInputTexts(LIST_PAGE) }
    const isFilled = parsed.list.estimates.length > 0
    if (isFilled && current.list.estimates.length > 0 && textOf(current) !== textOf(parsed)) {
      setOpening({ state: 'choosing', parsed })
      return true
    }
    if (isFilled) openList(parsed)
    setOpening(nextState(parsed))
    return true
  }, [])

  useEffect(() => {
    // A fragment that names an element of the page is no list.
    if (hash === '' || document.getElementById(hash.slice(1))) return
    if (isPacked(hash.slice(1))) return location.reload()
    void open(parseList(hash.slice(1))).then((isRead) => {
      // The tab has the list from now on. With the fragment, a reload would undo later changes.
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
  const choose = (choice: Choice, parsed: ParsedList) => {
    if (choice === 'ignore') return setOpening({ state: 'none' })
    const list = get('list')
    const prices = get('prices')
    const quotations = get('quotations')
    const isWhole = choice === 'replace' || hasRoom(list, parsed.list.estimates.length)
    if (choice === 'replace') openList(parsed)
    else addParsedList(parsed)
    setOpening(nextState(isWhole ? parsed : withProblem(parsed, OTHERS_LEFT_OUT)))
    const undo = () => {
      setList(list)
      set('prices', prices)
      set('quotations', quotations)
    }
    showToast({
      ...NOTICES[choice],
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

/** A list as one text, whatever the order in which its prices were typed. */
function textOf({ list, buying }: { list: JobList; buying: ParsedList['buying'] }): string {
  return writeList(list, Object.fromEntries(Object.entries(buying).sort()))
}

function nextState({ list, problems }: ParsedList): Opening {
  if (problems.length === 0) return { state: 'none' }
  return { state: 'problems', problems, isEmpty: list.estimates.length === 0 }
}

function withProblem(parsed: ParsedList, problem: string): ParsedList {
  return { ...parsed, problems: [...parsed.problems, problem] }
}
