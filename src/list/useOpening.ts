import { useCallback, useEffect, useState } from 'react'
import { useFragment } from '../ui/link/Link.tsx'
import { fetchCalculators } from './calculators.ts'
import { checkedList } from './checkedList.ts'
import { heldList, openList } from './held.ts'
import { hasRoom, joined } from './jobList.ts'
import { MAX_FILE_BYTES, readListFile } from './listFile.ts'
import { OTHERS_LEFT_OUT, type ParsedList, parseList, writeList } from './listText.ts'

/** A list from a link or a file on its way onto the page. */
export type Opening =
  | { state: 'none' }
  /** What it takes to check it is on its way. */
  | { state: 'reading' }
  /** This tab has a list already: the person chooses. */
  | { state: 'asking'; read: ParsedList }
  /** What could not be read, after the rest was opened. */
  | { state: 'told'; problems: readonly string[]; isNothing: boolean }

/** What can be done with a list from outside where there is one already. */
export type Choice = 'instead' | 'added' | 'left'

/** Opens lists: the one in the address's fragment at once, and files. */
export function useOpening() {
  const [opening, setOpening] = useState<Opening>({ state: 'none' })
  const { hash, removeHash } = useFragment()

  const open = useCallback(async (parsed: ParsedList) => {
    setOpening({ state: 'reading' })
    const calculators = await fetchCalculators(parsed.list.estimates.map(({ address }) => address))
    const read = checkedList(parsed, calculators)
    const { estimates } = read.list
    const here = heldList()
    const isNew = writeList(here) !== writeList(read.list)
    if (estimates.length > 0 && here.estimates.length > 0 && isNew) {
      setOpening({ state: 'asking', read })
      return
    }
    if (estimates.length > 0) openList(read.list)
    setOpening(after(read))
  }, [])

  useEffect(() => {
    // A place on the page is no list.
    if (hash === '' || document.getElementById(hash.slice(1))) return
    // The list is in the tab from then on: a reload is to show it as it is then.
    void open(parseList(hash.slice(1))).then(removeHash)
  }, [hash, open, removeHash])

  const openFile = async (file: File) => {
    const text = file.size > MAX_FILE_BYTES ? undefined : await file.text().catch(() => undefined)
    await open(
      text === undefined
        ? {
            ...readListFile(''),
            problems: ['The file cannot be read, or is too large for a list.'],
          }
        : readListFile(text),
    )
  }
  const choose = (choice: Choice, read: ParsedList) => {
    if (choice === 'instead') openList(read.list)
    if (choice !== 'added') return setOpening(choice === 'left' ? { state: 'none' } : after(read))
    const here = heldList()
    openList(joined(here, read.list))
    const isWhole = hasRoom(here, read.list.estimates.length)
    setOpening(isWhole ? after(read) : after(withProblem(read, OTHERS_LEFT_OUT)))
  }
  return { opening, openFile, choose, close: () => setOpening({ state: 'none' }) }
}

function after({ list, problems }: ParsedList): Opening {
  if (problems.length === 0) return { state: 'none' }
  return { state: 'told', problems, isNothing: list.estimates.length === 0 }
}

function withProblem(read: ParsedList, problem: string): ParsedList {
  return { ...read, problems: [...read.problems, problem] }
}
