import * as messages from '#messages/jobList.ts'
import { say } from '../../schemas/messages/message.ts'
import { LIST_LIMITS } from '../state/jobList.ts'
import type { ToastMessage } from '../ui/toast/toastMessage.ts'

/** The toast where the list has no room for one more estimate. */
export const LIST_IS_FULL: ToastMessage = {
  title: messages.full,
  text: say(messages.fullText, { limit: LIST_LIMITS.estimates }),
  tone: 'critical',
}
