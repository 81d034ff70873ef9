import * as Toast from '@radix-ui/react-toast'
import * as banner from '#messages/banner.ts'
import { limits } from '../../limits.ts'
import { Button } from '../button/Button.tsx'
import * as styles from './Toaster.css.ts'
import type { ShownToast } from './toastMessage.ts'

const { durationMs, swipePx, hotkey } = limits.toast

/** The place where toasts appear; F8 moves the focus there. */
export function Toaster({ toast }: { toast: ShownToast | undefined }) {
  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipePx}>
      {toast && (
        <Toast.Root
          key={toast.number}
          className={styles.toast[toast.tone]}
          // One in the background waits until what is being read is at its end.
          type={toast.isRead ? 'background' : 'foreground'}
        >
          <div>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            {/* The library leaves out an element with the attribute, whatever its value. */}
            <Toast.Description aria-hidden={toast.isRead || undefined}>
              {toast.text}
            </Toast.Description>
            {toast.action && (
              <Toast.Action asChild altText={toast.action.altText}>
                <Button
                  variant="secondary"
                  className={styles.action}
                  onClick={toast.action.onSelect}
                >
                  {toast.action.label}
                </Button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close asChild>
            <Button variant="icon" aria-label={banner.close}>
              <span aria-hidden="true">×</span>
            </Button>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={styles.viewport} hotkey={[hotkey]} />
    </Toast.Provider>
  )
}
