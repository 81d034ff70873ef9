import { Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import * as shell from '#messages/shell.ts'
import { ToastProvider } from '../ui/toast/ToastProvider.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { CanonicalAddress } from './CanonicalAddress.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import * as styles from './Layout.css.ts'

/** The shell of every page. */
export function Layout() {
  useEffect(() => {
    // For tests and tools: from here on the page reacts to input.
    document.documentElement.dataset.ready = ''
  }, [])
  useHeadingFocus()
  return (
    <ToastProvider>
      <CanonicalAddress />
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      {/* A boundary for the header and for the footer: React takes them over after the page, or when pressed. */}
      <Suspense>
        <Header />
      </Suspense>
      <main className={styles.main} id="main" tabIndex={-1}>
        <Breadcrumb />
        <Outlet />
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
