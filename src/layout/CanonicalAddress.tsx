import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { inLanguage } from '../addresses.ts'
import { site } from '../site.ts'
import { HeadContext } from '../ui/page/PageMetadata.tsx'
import { useNotFound } from './notFound.ts'

/** Tells search engines, and whoever shares the page, its one address. */
export function CanonicalAddress() {
  const { pathname } = useLocation()
  const head = useContext(HeadContext)
  if (useNotFound()) return null
  const address = new URL(inLanguage(pathname.replace(/(.)\/+$/, '$1')), site.origin).href
  if (head) {
    head.address = address
    return null
  }
  return <link rel="canonical" href={address} />
}
