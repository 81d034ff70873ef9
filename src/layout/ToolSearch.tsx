import entries from 'virtual:search'
import { useState } from 'react'
import * as finder from '#messages/finder.ts'
import { say } from '../../schemas/messages/message.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { Link } from '../ui/link/Link.tsx'
import { SearchField } from '../ui/search/SearchField.tsx'
import { toolFinder } from './findTools.ts'
import * as styles from './ToolSearch.css.ts'

const findTools = toolFinder(entries)

interface ToolSearchProps {
  /** Gets the slugs that the search finds, the nearest first; undefined while nothing is searched for. */
  onFound: (slugs: readonly string[] | undefined) => void
  /** Enter leads to what was found. */
  onEnter: () => void
}

/** A search for calculators, and how many it finds: on the home page and in the tools menu. */
export function ToolSearch({ onFound, onEnter }: ToolSearchProps) {
  const [query, setQuery] = useState('')
  const [found, setFound] = useState(entries.length)
  const search = (next: string) => {
    const matches = findTools(next)
    setQuery(next)
    setFound(matches.length)
    onFound(next.trim() === '' ? undefined : matches)
  }
  return (
    <>
      <SearchField
        label={finder.field}
        placeholder={finder.placeholder}
        value={query}
        onChange={search}
        onEnter={onEnter}
      />
      <div role="status" className={styles.count}>
        {query.trim() !== '' && <Count found={found} all={entries.length} />}
      </div>
    </>
  )
}

function Count({ found, all }: { found: number; all: number }) {
  if (found > 0) return say(finder.found, { found, all })
  return sayNodes(finder.none, { suggest: <Link to="/contact">{finder.suggest}</Link> })
}
