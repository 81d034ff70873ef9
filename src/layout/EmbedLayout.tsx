import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as messages from '#messages/embed.ts'
import { EMBED } from '../addresses.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { tellHeight } from '../shops/frameHeight.ts'
import { site } from '../site.ts'
import { hint } from '../ui/field/Field.css.ts'
import { Link } from '../ui/link/Link.tsx'
import { gaps, stack } from '../ui/spacing/layout.css.ts'
import { ToastProvider } from '../ui/toast/ToastProvider.tsx'
import { CanonicalAddress } from './CanonicalAddress.tsx'
import { band } from './Layout.css.ts'
import { OfferedShop } from './OfferedShop.tsx'

/**
 * The shell of a calculator in a frame on another site: nothing but the calculator, and where it comes from. It
 * is as high as its content, and the page around the frame gets to know that.
 */
export function EmbedLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    // As in Layout.tsx.
    document.documentElement.dataset.ready = ''
    const isFramed = window.parent !== window
    return isFramed && content.current ? tellHeight(content.current) : undefined
  }, [])
  return (
    <ToastProvider>
      <CanonicalAddress />
      <main ref={content} className={`${band} ${stack} ${gaps.m}`} id="main" tabIndex={-1}>
        <OfferedShop isAutomatic />
        {children}
        <p className={hint}>
          {sayNodes(messages.madeWith, {
            site: (
              <Link to={pathname.replace(`/${EMBED}`, '')} target="_blank" rel="noopener">
                {site.name}
              </Link>
            ),
          })}
        </p>
      </main>
    </ToastProvider>
  )
}
