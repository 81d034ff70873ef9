import { type ReactNode, useEffect, useRef } from 'react'
import * as messages from '#messages/embed.ts'
import { sayNodes } from '../messages/sayNodes.tsx'
import { tellHeight } from '../shops/frameHeight.ts'
import { site } from '../site.ts'
import { PartBoundary } from '../ui/lazy/LazyPart.tsx'
import { Link } from '../ui/link/Link.tsx'
import { ToastProvider } from '../ui/toast/ToastProvider.tsx'
import { CanonicalAddress } from './CanonicalAddress.tsx'
import * as styles from './EmbedLayout.css.ts'
import { OfferedShop } from './OfferedShop.tsx'

interface EmbedLayoutProps {
  /** Of the calculator. */
  slug: string
  children: ReactNode
}

/**
 * The shell of a calculator in a frame on another site: nothing but the calculator, and where it comes from. It
 * is as high as its content, and the page around the frame gets to know that.
 */
export function EmbedLayout({ slug, children }: EmbedLayoutProps) {
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
      <main ref={content} className={styles.main} id="main" tabIndex={-1}>
        <PartBoundary>
          <OfferedShop isAutomatic />
        </PartBoundary>
        {children}
        <p className={styles.foot}>
          {sayNodes(messages.madeWith, {
            site: (
              <Link to={`/${slug}`} target="_blank" rel="noopener">
                {site.name}
              </Link>
            ),
          })}
        </p>
      </main>
    </ToastProvider>
  )
}
