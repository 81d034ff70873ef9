import { type ReactNode, Suspense, useRef, useState } from 'react'
import * as finder from '#messages/finder.ts'
import { ToolSearch } from '../layout/ToolSearch.tsx'
import { useHydrated } from '../runtime/useHydrated.ts'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './ToolFinder.css.ts'
import { ToolList } from './ToolList.tsx'

/** Every calculator as a card, and a search field that filters them. */
export function ToolFinder() {
  /** The slugs that the search found; undefined without one. */
  const [found, setFound] = useState<readonly string[]>()
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <Stack gap="s">
        <h2 id="tools-heading" className={styles.heading} tabIndex={-1}>
          {finder.heading}
        </h2>
        <div className={styles.search}>
          <OnceHydrated>
            <ToolSearch
              onFound={setFound}
              onEnter={() => list.current?.querySelector('a')?.focus()}
            />
          </OnceHydrated>
        </div>
      </Stack>
      <div className={styles.groups} ref={list}>
        <Suspense>
          <ToolList isListed={({ slug }) => found === undefined || found.includes(slug)} />
        </Suspense>
      </div>
    </>
  )
}

/** Shows the field once it reacts to input. Its place is reserved until then. */
function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() && children
}
