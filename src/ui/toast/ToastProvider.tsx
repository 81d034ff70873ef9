import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { showBanner } from '../../runtime/banner.ts'
import { useModule } from '../../runtime/useModule.ts'
import type { ShownToast, ToastMessage } from './toastMessage.ts'

const ToastContext = createContext<(message?: ToastMessage) => void>(() => undefined)

/**
 * Returns a function that shows a toast, in place of the one before. Without a message, the function
 * removes a critical toast, because the problem is solved.
 */
export function useToast(): (message?: ToastMessage) => void {
  return useContext(ToastContext)
}

// The toast's code is large, and no page needs it at first.
const importToaster = () => import('./Toaster.tsx')
/** After this time without the toast's code, the banner shows the message. */
const PATIENCE_MS = 1000

export function ToastProvider({ children }: { children: ReactNode }) {
  const { module, isLost, hasFailed } = useModule(importToaster)
  const Toaster = module?.Toaster
  const isMissing = isLost || hasFailed
  const [toast, setToast] = useState<ShownToast>()
  const number = useRef(0)
  const show = useCallback((message?: ToastMessage) => {
    number.current += 1
    const next = message && { ...message, number: number.current }
    setToast((before) => next ?? (before?.tone === 'critical' ? undefined : before))
  }, [])
  useEffect(() => {
    if (!toast || Toaster) return
    const { title, text, action } = toast
    const showPlainly = () => {
      showBanner(`${title}. ${text}`, action)
      setToast(undefined)
    }
    const timer = setTimeout(showPlainly, isMissing ? 0 : PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [toast, Toaster, isMissing])
  return (
    <ToastContext value={show}>
      {children}
      {Toaster && <Toaster toast={toast} />}
    </ToastContext>
  )
}
