import { style } from '@vanilla-extract/css'
import { phoneWidth, wide } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { color, size, space, text } = tokens

/** Low enough on a phone that the first calculators are on the same screen. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: `${space.m} ${space.s}`,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
      columnGap: space.xl,
      paddingTop: space.l,
    },
  },
})
export const introduction = style({
  display: 'grid',
  gap: space.s,
  '@media': { [wide]: { gap: space.m } },
})
export const heading = style({
  fontSize: text.xl,
  '@media': { [wide]: { fontSize: text.xxl } },
})
export const lead = style({
  color: color.quiet,
  maxWidth: size.prose,
  '@media': { [wide]: { fontSize: text.l } },
})
export const free = style({ color: color.text })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.s })
export const start = style({
  '@media': {
    [phoneWidth]: {
      flex: '1 1 auto',
      minHeight: size.touchable,
      paddingInline: space.xs,
      fontSize: text.m,
    },
  },
})
/** As high as the button beside it. */
export const feature = style({
  '@media': {
    [phoneWidth]: { flex: '1 1 auto', paddingInline: space.xs },
    [wide]: { fontSize: text.l },
  },
})
export const scene = style({
  justifySelf: 'end',
  width: 'min(100%, 11rem)',
  // The first calculators need its room on a phone.
  '@media': {
    [phoneWidth]: { display: 'none' },
    [wide]: { gridColumn: 2, gridRow: '1 / 3', width: '100%' },
  },
})
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  marginTop: space.s,
  '@media': { [wide]: { gap: space.m, marginTop: space.xl } },
})
export const reasons = style({ listStyle: 'none' })
export const reason = style({ fontSize: text.m, marginBottom: space.xs })
export const steps = style({ maxWidth: size.prose, paddingInlineStart: space.l })
