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
import type { ShownToast, ToastMessage } from './toastMessage.ts'

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
