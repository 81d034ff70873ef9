import { useMemo } from 'react'
import { KeyFigureBar } from '../calculator/results/KeyFigureBar.tsx'
import { showBanner } from '../runtime/banner.ts'
import { FileGone } from '../runtime/fetchScript.ts'
import { reportFailure } from '../runtime/reportFailure.ts'
import { Button } from '../ui/button/Button.tsx'
import { useToast } from '../ui/toast/ToastProvider.tsx'
import type { ToastMessage } from '../ui/toast/toastMessage.ts'
import type { Group } from './group.ts'
import { OnRequest } from './OnRequest.tsx'

const TOASTS: Record<string, ToastMessage> = {
  neutral: { title: 'Link copied', text: 'It opens this estimate again.', tone: 'neutral' },
  critical: { title: 'Please check', text: 'Room length must be above 0.', tone: 'critical' },
  'with an action': {
    title: 'The window was blocked',
    text: 'Allow pop-up windows for this site, or save the estimate as a PDF.',
    tone: 'critical',
    action: { label: 'Save as PDF', altText: 'Choose Save as PDF', onSelect: () => undefined },
  },
}

const TRY_AGAIN = { label: 'Try again', onSelect: () => undefined }
const OFFLINE = 'You’re offline. The calculator will load when you reconnect.'

/** Messages that lie over a page for a while, and the page that replaces one. */
export function messages(): Group {
  return {
    title: 'Messages',
    states: [
      ...Object.entries(TOASTS).map(([name, message]) => ({
        name: `Toast: ${name}`,
        look: <ShowToast label={`Show the toast: ${name}`} message={message} />,
      })),
      {
        name: 'Banner: offline',
        look: <Act label="Lose the network" onPress={() => showBanner(OFFLINE, TRY_AGAIN)} />,
      },
      {
        name: 'Banner: a newer version',
        look: <Act label="Replace the site" onPress={() => reportFailure(new FileGone())} />,
      },
      {
        name: 'Key-figure bar, on a phone',
        look: (
          <OnRequest label="Show the key-figure bar">
            <BarAboveTheFooter isStale={false} />
          </OnRequest>
        ),
      },
      {
        name: 'Key-figure bar: stale, on a phone',
        look: (
          <OnRequest label="Show the stale key-figure bar">
            <BarAboveTheFooter isStale />
          </OnRequest>
        ),
      },
      {
        name: 'Error page',
        look: (
          <OnRequest label="Let this page fail">
            <Failing />
          </OnRequest>
        ),
      },
    ],
  }
}

function Act({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <p>
      <Button variant="secondary" onClick={onPress}>
        {label}
      </Button>
    </p>
  )
}

function ShowToast({ label, message }: { label: string; message: ToastMessage }) {
  const showToast = useToast()
  return <Act label={label} onPress={() => showToast(message)} />
}

/** The bar shows a result that is below the screen: here, the foot of the page. */
function BarAboveTheFooter({ isStale }: { isStale: boolean }) {
  const footer = useMemo(() => ({ current: document.querySelector<HTMLElement>('footer') }), [])
  return (
    <KeyFigureBar
      label="Total tiles with 10% wastage"
      figure="1,250 tiles"
      results={footer}
      isStale={isStale}
      onOpen={() => footer.current?.scrollIntoView()}
    />
  )
}

function Failing(): never {
  throw new Error('The page fell over')
}
