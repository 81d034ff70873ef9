import { useCallback } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'

interface Fragment {
  /** With its '#'; empty for none. */
  hash: string
  /** Moves nothing and adds no step to Back. */
  removeHash: () => void
  /** The visitor came by Back or Forward, or opened the document; not by a link on the site. */
  isReturn: boolean
}

/** The address's fragment, now and whenever it changes. */
export function useFragment(): Fragment {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const isReturn = useNavigationType() === 'POP'
  const removeHash = useCallback(
    () => navigate({ search, hash: '' }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  )
  return { hash, removeHash, isReturn }
}
