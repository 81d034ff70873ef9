import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { noHasSupport, reducedMotion, thumb } from '../../styles/breakpoints.ts'
import { tokens } from '../../styles/tokens.css.ts'

const { color, duration, radius, shadow, size, space } = tokens

export const viewport = style({
  position: 'fixed',
  insetInlineEnd: 0,
  bottom: 0,
  zIndex: 20,
  width: 'min(26rem, 100vw)',
  padding: space.m,
  listStyle: 'none',
  // Calculate must not be covered for as long as a message stays; on other pages it keeps to the edge.
  '@media': {
    [thumb]: {
      selectors: { 'body:has(form) &': { bottom: size.thumb } },
      '@supports': { [noHasSupport]: { bottom: size.thumb } },
    },
    print: { display: 'none' },
  },
})

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })

const base = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.s,
  padding: `${space.s} ${space.s} ${space.s} ${space.m}`,
  border: '2px solid',
  borderInlineStartWidth: '0.5rem',
  borderRadius: radius.m,
  boxShadow: shadow.floating,
  animation: `${rise} ${duration.quick}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none' },
  },
})

export const toast = styleVariants({
  neutral: [base, { borderColor: color.control, background: color.surface }],
  critical: [
    base,
    { borderColor: color.critical, background: color.criticalGround, color: color.critical },
  ],
})
export const title = style({ fontWeight: 700 })
export const actions = style({ marginTop: space.s })
export const action = style({ background: color.surface })
