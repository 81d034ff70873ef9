import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { say } from '../../network/notice.ts'
import { useSettled } from '../hydrated.ts'
import { useLater } from '../useLater.ts'
import type { ShownToast, ToastMessage } from './toastMessage.ts'

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined)

/** Shows a toast: one at a time, a new one replaces the one before. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext)
}

// The toast is the largest part of the page's script that nobody needs at first.
const fetchToaster = () => import('./Toaster.tsx')
/** How long a message waits for that before it is said without. */
const PATIENCE_MS = 1000

export function ToastProvider({ children }: { children: ReactNode }) {
  const fetched = useLater(useSettled() ? fetchToaster : undefined)
  const Toaster = fetched === 'failed' ? undefined : fetched?.default
  const [toast, setToast] = useState<ShownToast>()
  const show = useCallback(
    (message: ToastMessage) =>
      setToast((before) => ({ ...message, number: (before?.number ?? 0) + 1 })),
    [],
  )
  useEffect(() => {
    if (!toast || Toaster) return
    const { title, text, action } = toast
    const sayPlainly = () => {
      say({ text: `${title}. ${text}`, ...(action && { action }) })
      setToast(undefined)
    }
    const timer = setTimeout(sayPlainly, fetched === 'failed' ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [toast, Toaster, fetched])
  return (
    <ToastContext value={show}>
      {children}
      {Toaster && <Toaster toast={toast} />}
    </ToastContext>
  )
}
