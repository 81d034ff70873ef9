import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { low, narrow, wide } from '../styles/breakpoints.ts'
import { OWN_HEIGHT } from '../styles/heights.ts'
import { billPlaceholder } from '../styles/hidden.css.ts'
import { headerHeight, tokens } from '../styles/tokens.css.ts'

const { color, size, space, text } = tokens

export const intro = style({ marginBottom: space.m })
export const heading = style({ fontSize: text.xxl })
export const summary = style({ maxWidth: size.prose, color: color.quiet })
const workplaceBase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
})
/** The form and what comes of it, beside each other on a desk: a result has the wider column. */
export const workplace = styleVariants({
  empty: [
    workplaceBase,
    {
      '@media': {
        [wide]: {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'auto 1fr',
          columnGap: space.xl,
        },
      },
    },
  ],
  ready: [
    workplaceBase,
    {
      '@media': {
        [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.xl },
      },
    },
  ],
})
/** The form and its drawing. A column of its own beside a result alone; else each has its place. */
export const own = styleVariants({
  empty: { display: 'contents' },
  ready: {
    display: 'contents',
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space.m,
        // In sight beside a long bill: from its head, or where it is higher than the screen, to its foot.
        position: 'sticky',
        top: `min(${headerHeight} + ${space.m}, 100vh - var(${OWN_HEIGHT}, 0px) - ${space.m})`,
      },
    },
  },
})
/** While there is nothing to read, the drawing comes before the empty results of a phone. */
export const drawing = styleVariants({
  empty: {
    '@media': {
      [wide]: {
        gridColumn: '2',
        gridRow: '2',
        // It follows the eyes down a long form.
        position: 'sticky',
        top: `calc(${headerHeight} + ${space.m})`,
      },
    },
  },
  // On a phone, folded, as near to the working as that is to what is before it.
  ready: {
    order: 1,
    marginTop: `calc(${space.m} - ${space.l})`,
    '@media': { [wide]: { order: 0, marginTop: 0 } },
  },
})
// Below a bill that is on its way it would be pushed off the screen.
globalStyle(`${workplaceBase}:has(${billPlaceholder}) ${drawing.ready}`, {
  '@media': { [narrow]: { visibility: 'hidden' } },
})
export const outcome = styleVariants({
  empty: { order: 1, '@media': { [wide]: { gridColumn: '2', gridRow: '1', order: 0 } } },
  ready: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m },
})
export const entry = styleVariants({
  empty: { '@media': { [wide]: { gridRow: '1 / span 2' } } },
  ready: {},
})
export const footnote = style({ color: color.quiet, fontSize: text.s })

/** In sight for as long as the page is edited; it is as high before its words are here. */
export const editing = style({
  position: 'sticky',
  zIndex: 2,
  top: headerHeight,
  minHeight: '3.75rem',
  margin: `0 calc(-1 * ${space.m}) ${space.m}`,
  padding: `${space.xs} ${space.m}`,
  borderBlock: `2px solid ${color.action}`,
  background: color.answer,
  lineHeight: 1.2,
  '@media': { [low]: { position: 'static' } },
})
globalStyle(`${editing} > p`, { flex: '1 1 6rem', overflowWrap: 'anywhere' })
// The form, the result and what has the focus stay clear of it.
globalStyle(`html:has(${editing})`, { scrollPaddingTop: `calc(${headerHeight} + 5rem)` })
