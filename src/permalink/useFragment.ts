import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface Fragment {
  /** With its '#'; empty for none. */
  hash: string
  /** The name of this step of the browser's history. */
  step: string
  /**
   * Puts another fragment in its place; moves nothing, and adds no step to Back.
   *
   * @param options.isAtOnce draws the page with it before anything else happens; not for effects.
   */
  replaceHash: (hash: string, options?: { isAtOnce?: boolean }) => void
}

/** The address's fragment, now and whenever it changes. */
export function useFragment(): Fragment {
  const { hash, search, key } = useLocation()
  const navigate = useNavigate()
  const stepHere = useRef<string>(undefined)
  useLayoutEffect(() => {
    stepHere.current = key
    return () => {
      stepHere.current = undefined
    }
  }, [key])
  const replaceHash = useCallback(
    (next: string, { isAtOnce = false } = {}) => {
      // Something that took long may call this when another page, or another link, has come.
      if (stepHere.current !== key) return
      void navigate(
        { search, hash: next },
        { replace: true, preventScrollReset: true, flushSync: isAtOnce },
      )
    },
    [navigate, search, key],
  )
  return { hash, step: key, replaceHash }
}
