import { Component, type ReactNode } from 'react'
import * as banner from '#messages/banner.ts'
import * as form from '#messages/form.ts'
import { retryNow } from '../../runtime/retryWithBackoff.ts'
import { type ModuleState, useModule } from '../../runtime/useModule.ts'
import { Button } from '../button/Button.tsx'
import * as styles from './LazyPart.css.ts'

interface LazyPartProps<Module> {
  /** Stays the same function. */
  load: () => Promise<Module>
  /** Keeps the part's place while its code is on its way. */
  placeholder?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * A part of a page whose code is heavy or rarely needed, and comes once the page can be used. One that
 * is lost or broken says so in its place: the page stays, with all that was typed.
 */
export function LazyPart<Module>({ load, placeholder, children }: LazyPartProps<Module>) {
  const state = useModule(load)
  return (
    <PartBoundary>
      <Part state={state} placeholder={placeholder}>
        {children}
      </Part>
    </PartBoundary>
  )
}

/** Ends in its own place what a part of a page throws. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<Failed />}>{children}</ErrorBoundary>
}

interface PartProps<Module> {
  state: ModuleState<Module>
  placeholder: ReactNode
  children: (module: Module) => ReactNode
}

/** Inside the boundary, so that what `children` throws ends there. */
function Part<Module>({ state, placeholder, children }: PartProps<Module>) {
  const { module, isLost, hasFailed } = state
  if (module !== undefined) return children(module)
  if (hasFailed) return <Failed />
  return isLost ? <LostPart /> : placeholder
}

/** In the place of a part that the network has lost, and that is being tried again. */
export function LostPart() {
  return (
    <Notice text={form.partOffline}>
      <Button onClick={retryNow}>{banner.tryAgain}</Button>
    </Notice>
  )
}

function Failed() {
  return (
    <Notice text={banner.broken}>
      <Button onClick={() => window.location.reload()}>{banner.reload}</Button>
    </Notice>
  )
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p role="status">{text}</p>
      {children}
    </div>
  )
}

interface ErrorBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** React has boundaries for errors as classes only. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
