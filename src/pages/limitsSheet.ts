import type { ReviewSheet } from '../../schemas/review/reviewSheet.ts'
import { limits } from '../limits.ts'

const { toast, print } = limits

/** The site's own figures as a reviewer's sheet: none of them touches a result. */
export const limitsSheet: ReviewSheet = {
  title: 'The site itself',
  slug: '',
  summary: 'Fixed figures of the site. None of them touches a result.',
  sections: [
    {
      heading: 'Constants',
      items: [
        {
          term: 'Short messages',
          lines: [
            `A message stays ${toast.durationMs} ms; ${toast.atATime} message at a time.`,
            `A swipe of ${toast.swipePx} px to the right puts it away; the key ${toast.hotkey} moves the focus to it.`,
            'Assumption: long enough to read a line, short enough not to be in the way.',
          ],
        },
        {
          term: 'Printing',
          lines: [
            `The window that is printed measures ${print.widthPx} × ${print.heightPx} px.`,
            `The print dialogue opens after ${print.afterMs} ms.`,
            'Assumption: enough for a slow phone to draw the page first.',
          ],
        },
      ],
    },
  ],
}
