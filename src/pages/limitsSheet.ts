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
            `A message stays ${toast.durationMs / 1000} seconds, one at a time.`,
            `Swipe it to the right to put it away. On a keyboard, ${toast.hotkey} leads to it.`,
            'Assumption: long enough to read a line, short enough not to be in the way.',
          ],
        },
        {
          term: 'Printing',
          lines: [
            'What is printed is shown first, in a window of its own; it closes after printing.',
            `Printing begins after ${print.afterMs / 1000} seconds.`,
            'Assumption: enough for a slow phone to draw the page first.',
          ],
        },
      ],
    },
  ],
}
