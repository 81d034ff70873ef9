/** In the bill, where a link or a file that was opened has other prices than the tab. */

export const offered = {
  one: 'What you opened has another price or pack than yours for 1 material. Yours stays until you use it.',
  other:
    'What you opened has other prices or packs than yours for {count} materials. Yours stay until you use them.',
} as const
export const use = 'Use these prices'
export const notNow = 'Not now'
export const used = 'The other prices have taken the place of yours.'
export const undo = 'Undo'
