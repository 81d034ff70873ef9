import * as messages from '#messages/addToList.ts'
import * as exportToasts from '#messages/exportToasts.ts'
import { loadModule } from '../runtime/loadModule.ts'
import { useOpenPage } from '../ui/link/useOpenPage.ts'
import { useToast } from '../ui/toast/ToastProvider.tsx'

const importSendList = () => import('./sendList.ts')

/**
 * Returns a function that says what was put on the list, and how long it stays there. It offers the way to the
 * list, and on a device with a share sheet to send it, because closing the tab loses it. Where the browser has
 * saved nothing, it says that instead.
 */
export function useAddedToast(): (title: string, text: string, isSaved: boolean) => void {
  const showToast = useToast()
  const openPage = useOpenPage()
  const send = async () => {
    try {
      await (await loadModule(importSendList)).sendList()
    } catch (error) {
      console.error(error)
      const title = exportToasts.documents.list.notExported
      showToast({ title, text: exportToasts.tryAgain, tone: 'critical' })
    }
  }
  return (title, text, isSaved) =>
    showToast({
      title,
      text: isSaved ? text : messages.unsaved,
      tone: 'neutral',
      action: {
        label: messages.openList,
        altText: messages.openListOtherwise,
        onSelect: () => openPage('/list'),
      },
      otherAction:
        'share' in navigator
          ? { label: messages.send, altText: messages.openListOtherwise, onSelect: send }
          : undefined,
    })
}
