import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import * as banner from '#messages/banner.ts'
import { limits } from '../../limits.ts'
import { Button } from '../button/Button.tsx'
import { Row } from '../spacing/layout.tsx'
import * as styles from './Toaster.css.ts'
import type { ShownToast } from './toastMessage.ts'

const { durationMs, swipePx, hotkey } = limits.toast

/** The place where toasts appear; F8 moves the focus there. */
export function Toaster({ toast }: { toast: ShownToast | undefined }) {
  const box = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (toast && box.current) scrollFieldClear(box.current)
  }, [toast])
  const actions = [toast?.action, toast?.otherAction].filter((action) => action !== undefined)
  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipePx}>
      {toast && (
        <Toast.Root
          key={toast.number}
          ref={box}
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
            {actions.length > 0 && (
              <Row gap="s" className={styles.actions}>
                {actions.map(({ label, altText, onSelect }) => (
                  <Toast.Action key={label} asChild altText={altText}>
                    <Button variant="secondary" className={styles.action} onClick={onSelect}>
                      {label}
                    </Button>
                  </Toast.Action>
                ))}
              </Row>
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

/** Between a field and the toast, with the way that the toast still rises. */
const CLEARANCE_PX = 24

/** Scrolls the field that has the focus, with all that stands under it, until the toast covers none of it. */
function scrollFieldClear(toast: HTMLElement): void {
  const field = document.activeElement?.closest('[data-field]')?.getBoundingClientRect()
  if (!field) return
  const { left, top, right } = toast.getBoundingClientRect()
  const covered = field.bottom + CLEARANCE_PX - top
  const isBeside = field.right <= left || field.left >= right
  if (covered > 0 && !isBeside) window.scrollBy({ top: covered, behavior: 'instant' })
}
