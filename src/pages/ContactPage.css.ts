import { style } from '@vanilla-extract/css'
import { prose } from '../layout/prose.css.ts'
import { wide } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'

const { size, space } = tokens

/** On a desk the form stands beside what is said about it. */
export const page = style([
  prose,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        gridTemplateRows: 'repeat(4, auto) 1fr',
        columnGap: space.xl,
        maxWidth: size.page,
      },
    },
  },
])
export const form = style({ '@media': { [wide]: { gridColumn: 2, gridRow: '2 / 6' } } })
export const heading = style({ '@media': { [wide]: { gridColumn: '1 / -1' } } })
