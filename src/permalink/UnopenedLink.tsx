import * as messages from '#messages/estimateLink.ts'
import { LazyPart } from '../ui/lazy/LazyPart.tsx'
import type { UnopenedLink as Reason } from './useEstimateLink.ts'

const importNotice = () => import('./LinkNotice.tsx')

/**
 * Says that a packed link in the address is being opened, and opens it; or why a link shows nothing. The
 * page can be used meanwhile.
 */
export function UnopenedLink({ reason }: { reason: Reason }) {
  return (
    <LazyPart load={importNotice} placeholder={<p role="status">{messages.opening}</p>}>
      {({ LinkNotice }) => <LinkNotice reason={reason} />}
    </LazyPart>
  )
}
