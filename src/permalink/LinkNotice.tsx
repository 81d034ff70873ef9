import { useEffect } from 'react'
import * as messages from '#messages/estimateLink.ts'
import { tooLong, unreadable } from '#messages/unopenedLink.ts'
import * as styles from './LinkNotice.css.ts'
import { isPacked } from './packedLink.ts'
import { decompressFragment } from './unpackLink.ts'
import type { UnopenedLink } from './useEstimateLink.ts'
import { useFragment } from './useFragment.ts'

const REFUSALS = { tooLong, unreadable }

/** Puts the text of a packed link in its place, or says why a link shows nothing. */
export function LinkNotice({ reason }: { reason: UnopenedLink }) {
  const { hash, replaceHash } = useFragment()
  useEffect(() => {
    const fragment = hash.slice(1)
    if (isPacked(fragment)) replaceHash(`#${decompressFragment(fragment)}`)
  }, [hash, replaceHash])
  if (reason === 'packed') return <p role="status">{messages.opening}</p>
  return (
    <p role="status" className={styles.refused}>
      {REFUSALS[reason]}
    </p>
  )
}
