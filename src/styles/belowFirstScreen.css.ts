import { style } from '@vanilla-extract/css'

/**
 * For what stands below the first screen: until the page reacts to input, it is laid out only where
 * somebody comes near, so that a slow phone draws the first screen sooner. Then all of it is: where
 * somebody was on a page hangs on true heights.
 */
export const belowFirstScreen = style({
  selectors: {
    'html:not([data-ready]) &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 20rem',
      // What is drawn beyond its edge stays: the focus, a shadow, the footer's blocks.
      overflowClipMargin: '2rem',
    },
  },
})
