import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { beginPending } from '../network/pending.ts'
import { persist } from '../network/persist.ts'

/**
 * A part of the page that is read as the build drew it: its code comes once the page can be used, as
 * often as the network needs, and only then React looks at it. It stands in a file whose name says
 * so: Guide.later.tsx.
 *
 * It has a boundary of its own, which is drawn anew only for other properties: where the page around
 * it changes before its code is here, React would take what the build drew away until then.
 *
 * @param meanwhile what stands there where the build drew nothing.
 */
export function later<Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile?: ReactNode,
) {
  const Part = lazy(() => persist(fetchCode, () => undefined))
  return memo((props: Props) => {
    const note = useRef<() => void>(undefined)
    useLayoutEffect(() => {
      note.current = beginPending()
      return note.current
    }, [])
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
        <Here onHere={() => note.current?.()} />
      </Suspense>
    )
  })
}

/** Stands beside what a boundary waits for, and so tells when that is here. */
function Here({ onHere }: { onHere: () => void }) {
  useEffect(onHere)
  return null
}
