import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { unseen } from '../../styles/hidden.css.ts'
import { tokens } from '../../styles/tokens.css.ts'
import { panel } from '../../ui/spacing/panel.css.ts'

const { color, radius, shadow, size, space, text } = tokens

/** Room for a column each: not on a phone whose text is enlarged. */
const roomy = '(min-width: 15rem)'
const columns = '(grid-template-columns: subgrid)'

/** The materials to buy, and the results beneath. */
export const card = style([panel, { boxShadow: shadow.raised }])
export const block = style({ containerType: 'inline-size', display: 'grid', gap: space.s })
export const heading = style({ fontSize: text.l })
/** How a bill ends: its sum is underlined twice. */
const total = `4px double ${color.text}`
/** A bill that nobody has written yet: its lines are ruled, its last one is to be the answer. */
export const empty = style({
  position: 'relative',
  paddingTop: '5rem',
  paddingBottom: space.s,
  color: color.quiet,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '4.5rem',
    borderBottom: total,
    background: `repeating-linear-gradient(transparent 0 1.4375rem, ${color.line} 0 1.5rem)`,
  },
})

/** Room for the key figure, which is drawn large, beside its label: a figure in two lines is misread. */
const roomyForKey = '(min-width: 24rem)'

/**
 * Label, figure and unit each have a column; a row without room for them wraps, and so does each in a
 * browser that knows no such columns.
 */
export const rows = style({
  '@supports': {
    [columns]: {
      '@container': {
        [roomy]: {
          display: 'grid',
          // A long unit, as 'bags of 50 kg', wraps in its column before labels are pressed.
          gridTemplateColumns: 'minmax(6rem, 1fr) fit-content(62%) fit-content(4.5rem)',
        },
        [roomyForKey]: {
          gridTemplateColumns: 'minmax(6rem, 1fr) fit-content(62%) fit-content(8rem)',
        },
      },
    },
  },
})

const rowBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.m,
  padding: `${space.xs} ${space.s}`,
  gridColumn: '1 / -1',
  borderBottom: `1px solid ${color.line}`,
})
/** In the columns of the rows where there is so much room. */
const inColumns = (room: string, gridColumn: string, alignItems: string) => ({
  '@supports': {
    [columns]: {
      '@container': {
        [room]: {
          display: 'grid',
          gridTemplateColumns: 'subgrid',
          gridColumn,
          alignItems,
          columnGap: 0,
        },
      },
    },
  },
})
// No gaps between the columns: Firefox makes a column too narrow that has other gaps than its rows.
export const label = style({ paddingInlineEnd: space.s })
export const row = styleVariants({
  normal: [rowBase, inColumns(roomy, '1 / -1', 'baseline')],
  key: [
    rowBase,
    {
      ...inColumns(roomyForKey, '1 / -1', 'center'),
      borderTop: `2px solid ${color.text}`,
      borderBottom: total,
      background: color.answer,
      fontWeight: 700,
    },
  ],
})

const figureBase = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
})
export const figure = styleVariants({
  normal: [figureBase, { fontWeight: 700, ...inColumns(roomy, '2 / -1', 'baseline') }],
  key: [
    figureBase,
    {
      fontSize: text.answer,
      lineHeight: 1.1,
      ...inColumns(roomyForKey, '2 / -1', 'baseline'),
    },
  ],
})
/** Its number and unit stand in the columns of the rows as if it were not there. */
export const parts = style({ display: 'contents' })
export const number = style({ minWidth: 0 })
export const unit = style({
  paddingInlineStart: space.xs,
  fontSize: text.m,
  fontWeight: 400,
  textAlign: 'start',
  // Its column is as wide as its longest word.
  overflowWrap: 'break-word',
})
export const fallback = style({
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `4px solid ${color.action}`,
  background: color.sunken,
  overflowWrap: 'anywhere',
})
/** Warns where a person would buy too little or too much. */
export const warning = style([fallback, { fontWeight: 700 }])
// On the warning's ground the edge of a button is hard to see.
globalStyle(`${warning} > button`, { background: color.surface })
/** In the place of the first heading, and as high: nothing moves under who types. */
export const stale = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.5rem',
  margin: `calc(-1 * ${space.m}) calc(-1 * ${space.m}) ${space.s}`,
  paddingInline: space.m,
  borderBottom: `2px solid ${color.action}`,
  borderRadius: `${radius.m} ${radius.m} 0 0`,
  background: color.sunken,
  fontSize: text.s,
  fontWeight: 700,
  lineHeight: 1.2,
})
globalStyle(`${stale} + section > h2`, unseen)
/** The answer to other inputs does not shine. */
globalStyle(`${stale} + #answer`, {
  marginTop: 0,
  paddingTop: 0,
  borderRadius: 0,
  background: color.surface,
  color: color.quiet,
})
export const staleBlock = style([block, {}])
globalStyle(`${staleBlock} > ${rows} > ${row.key}`, { background: 'none', color: color.quiet })
// The largest figures of a page are what to buy.
globalStyle(`#answer ~ * ${figure.key}`, { fontSize: text.l })
export const tip = style({ fontSize: text.s })
export const disclaimer = style([tip, { color: color.quiet }])
/** As high as the menu that comes into it: nothing below moves. */
export const exporting = style({ display: 'grid', gap: space.s, minHeight: size.touchable })
