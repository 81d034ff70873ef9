import { useLocation } from 'react-router-dom'
import { inLanguage } from '../addresses.ts'
import { site } from '../site.ts'
import { useNotFound } from './notFound.ts'

/** Tells search engines, and whoever shares the page, its one address. */
export function CanonicalAddress() {
  const { pathname } = useLocation()
  if (useNotFound()) return null
  const address = new URL(inLanguage(pathname.replace(/(.)\/+$/, '$1')), site.origin).href
  return <link rel="canonical" href={address} />
}
