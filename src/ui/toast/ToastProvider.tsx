import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react'
import { useSettled } from '../hydrated.ts'

/** A short message that goes away by itself. */
export interface ToastMessage {
  title: string
  text: string
  tone: 'neutral' | 'critical'
  /** What can be done about it. */
  action?: {
    label: string
    /** How else to get there, for those who cannot reach a toast before it goes. */
    altText: string
    onSelect: () => void
  }
}

/** A toast that is on the page; its number tells it from an equal one before it. */
export interface ShownToast extends ToastMessage {
  number: number
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined)

/** Shows a toast: one at a time, a new one replaces the one before. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext)
}

// The toast is the largest part of the page's script that nobody needs at first.
const Toaster = lazy(() => import('./Toaster.tsx'))

export function ToastProvider({ children }: { children: ReactNode }) {
  const isSettled = useSettled()
  const [toast, setToast] = useState<ShownToast>()
  const show = useCallback(
    (message: ToastMessage) =>
      setToast((before) => ({ ...message, number: (before?.number ?? 0) + 1 })),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      {isSettled && (
        <Suspense>
          <Toaster toast={toast} />
        </Suspense>
      )}
    </ToastContext>
  )
}
