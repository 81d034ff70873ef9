import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../../styles/tokens.css.ts'

export const gaps = styleVariants(tokens.space, (gap) => ({ gap }))

export const stack = style({
  display: 'grid',
  // As wide as the box around it, whatever the longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' })

/** Lines of text need no gap between them where they wrap. */
export const ends = styleVariants(tokens.space, (columnGap) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap,
}))

const columnsBase = style({ display: 'grid', alignItems: 'start' })
export const columns = styleVariants(
  { narrow: '15rem', medium: '18rem', wide: '26rem' },
  (narrowest) => [
    columnsBase,
    { gridTemplateColumns: `repeat(auto-fill, minmax(min(${narrowest}, 100%), 1fr))` },
  ],
)
export const equalHeights = style({ alignItems: 'stretch' })
