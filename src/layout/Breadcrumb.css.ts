import { style } from '@vanilla-extract/css'
import { tokens } from '../styles/tokens.css.ts'

const { color, space, text } = tokens

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  listStyle: 'none',
  fontSize: text.s,
  // On paper there is nothing to press.
  '@media': { print: { display: 'none' } },
})
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  selectors: {
    '&:not(:first-child)::before': {
      content: '"/" / ""',
      padding: `0 ${space.s}`,
      color: color.quiet,
    },
  },
})
export const currentPage = style({ color: color.quiet, overflowWrap: 'anywhere', minWidth: 0 })
