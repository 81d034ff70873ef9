import { Suspense, useRef, useState } from 'react'
import * as finder from '#messages/finder.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import { Stack } from '../ui/spacing/layout.tsx'
import * as styles from './ToolFinder.css.ts'
import { ToolList } from './ToolList.tsx'

const importSearch = () => import('../layout/ToolSearch.tsx')

/** Every calculator as a card, and a search field that filters them. */
export function ToolFinder() {
  /** The slugs that the search found, the nearest first; undefined without one. */
  const [found, setFound] = useState<readonly string[]>()
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <Stack gap="s">
        <h2 id="tools-heading" className={styles.heading} tabIndex={-1}>
          {finder.heading}
        </h2>
        <div className={styles.search}>
          <LazyPart load={importSearch}>
            {({ ToolSearch }) => (
              <ToolSearch
                onFound={setFound}
                onEnter={() => list.current?.querySelector('a')?.focus()}
              />
            )}
          </LazyPart>
        </div>
      </Stack>
      <div className={styles.groups} ref={list}>
        <Suspense>
          <ToolList found={found} />
        </Suspense>
      </div>
    </>
  )
}
