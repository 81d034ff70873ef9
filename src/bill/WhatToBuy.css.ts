import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'
import { broad, PLAIN_COLUMNS, PRICED_COLUMNS } from './columns.ts'

const { color, space, text } = tokens

export const block = style([
  panel,
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: space.s,
    // Where a page ends, browsers draw what follows in a grid over what went before.
    '@media': { print: { display: 'block' } },
  },
])
export const heading = style({ fontSize: text.l })
export const note = style({
  padding: `${space.s} ${space.m}`,
  borderInlineStart: `4px solid ${color.action}`,
  background: color.sunken,
})
export const lines = style({ listStyle: 'none' })
const columnsBase = style({ display: 'none', color: color.quiet, fontSize: text.s })
const headed = (gridTemplateColumns: string) => ({
  '@container': { [broad]: { display: 'grid', gridTemplateColumns, columnGap: space.s } },
})
/** The headings of a table. */
export const columns = style([columnsBase, headed(PLAIN_COLUMNS)])
export const pricedColumns = style([columnsBase, headed(PRICED_COLUMNS)])
globalStyle(`${columnsBase} > :nth-child(n + 3)`, { textAlign: 'end' })
// Over the packs: the digits stand before them.
globalStyle(`${columnsBase} > :nth-child(2)`, { paddingInlineStart: '4.25rem' })

/** A switch is as wide as its bill. */
export const check = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: '3rem',
  borderTop: `1px solid ${color.line}`,
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
  ':hover': { background: color.sunken },
})
export const box = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  accentColor: color.action,
})
