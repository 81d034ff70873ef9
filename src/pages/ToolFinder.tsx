import { type ReactNode, Suspense, useRef, useState } from 'react'
import * as finder from '#messages/finder.ts'
import { say } from '../../schemas/messages/message.ts'
import { toolCategories } from '../cards.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { useHydrated } from '../runtime/useHydrated.ts'
import { Link } from '../ui/link/Link.tsx'
import { SearchField } from '../ui/search/SearchField.tsx'
import { Stack } from '../ui/spacing/Stack.tsx'
import { findTools } from './findTools.ts'
import * as styles from './ToolFinder.css.ts'
import { ToolList } from './ToolList.tsx'

/** Every calculator as a card, and a search field that filters them. */
export function ToolFinder() {
  const [query, setQuery] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const tools = toolCategories.flatMap(({ items }) => items)
  const found = findTools(query, tools)
  return (
    <>
      <Stack gap="s">
        <h2 id="tools-heading" tabIndex={-1}>
          {finder.heading}
        </h2>
        <div className={styles.search}>
          <OnceHydrated>
            <SearchField
              label={finder.field}
              placeholder={finder.placeholder}
              value={query}
              onChange={setQuery}
              onEnter={() => list.current?.querySelector('a')?.focus()}
            />
          </OnceHydrated>
        </div>
      </Stack>
      <div role="status" className={styles.count}>
        {query.trim() !== '' && <Count found={found.length} all={tools.length} />}
      </div>
      <div className={styles.groups} ref={list}>
        <Suspense>
          <ToolList isListed={(tool) => found.includes(tool)} />
        </Suspense>
      </div>
    </>
  )
}

/** Shows the field once it reacts to input. Its place is reserved until then. */
function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() && children
}

function Count({ found, all }: { found: number; all: number }) {
  if (found > 0) return say(finder.found, { found, all })
  return sayNodes(finder.none, { suggest: <Link to="/contact">{finder.suggest}</Link> })
}
