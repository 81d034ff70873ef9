import * as formulas from '#messages/formulas.ts'
import { say } from '../../schemas/messages/message.ts'
import type { ReviewSheet } from '../../schemas/review/reviewSheet.ts'
import { limits } from '../limits.ts'

const { toast, print } = limits
const words = formulas.limits

/** The site's own figures as a reviewer's sheet: none of them touches a result. */
export const limitsSheet: ReviewSheet = {
  title: words.title,
  slug: '',
  summary: words.summary,
  sections: [
    {
      heading: words.constants,
      items: [
        {
          term: words.toasts,
          lines: [
            say(words.stays, { count: toast.durationMs / 1000 }),
            say(words.swipe, { key: toast.hotkey }),
            words.staysBecause,
          ],
        },
        {
          term: words.printing,
          lines: [
            words.window,
            say(words.begins, { count: print.afterMs / 1000 }),
            words.beginsBecause,
          ],
        },
      ],
    },
  ],
}
