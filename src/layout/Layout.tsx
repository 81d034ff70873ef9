import { Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import * as shell from '#messages/shell.ts'
import { useReplacements } from '../state/store.ts'
import { ToastProvider } from '../ui/toast/ToastProvider.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { CanonicalAddress } from './CanonicalAddress.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import * as styles from './Layout.css.ts'
import { OfferedShop } from './OfferedShop.tsx'

/** The shell of every page. */
export function Layout() {
  useEffect(() => {
    // Tests and tools wait for this mark: the page reacts to input from now on.
    document.documentElement.dataset.ready = ''
  }, [])
  useHeadingFocus()
  return (
    <ToastProvider>
      <CanonicalAddress />
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      {/* React hydrates each boundary by itself: first the page, then header and footer, or on a press. */}
      <Suspense>
        <Header />
      </Suspense>
      <main className={styles.main} id="main" tabIndex={-1}>
        <Breadcrumb />
        <OfferedShop />
        <Outlet key={useReplacements()} />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <ScrollRestoration />
    </ToastProvider>
  )
}

/** After a change of page the focus goes to its heading, so that it is read out and Tab goes on there. */
function useHeadingFocus() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
}
