import { useLocation } from 'react-router-dom'
import { EMBED } from '../addresses.ts'

/** Whether the page is shown alone, for a frame on another site: without the list, and what leads elsewhere. */
export function useEmbedded(): boolean {
  return useLocation().pathname.startsWith(`/${EMBED}/`)
}
