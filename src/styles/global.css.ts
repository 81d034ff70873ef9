import { globalStyle } from '@vanilla-extract/css'
import { footed, low, noHasSupport, reducedMotion, thumb, veryLow } from './breakpoints.ts'
import { headerHeight, tokens } from './tokens.css.ts'

const { color, font, radius, shadow, size, space, text } = tokens

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  background: color.ground,
  color: color.text,
  fontFamily: font.body,
  fontSize: '100%',
  lineHeight: 1.5,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Anything scrolled to stays clear of the sticky header.
  scrollPaddingTop: `calc(${headerHeight} + ${space.m})`,
  // … and of what may stand at the bottom.
  scrollPaddingBottom: space.m,
  '@media': {
    [footed]: { scrollPaddingBottom: `calc(${size.bar} + ${space.m})` },
    [thumb]: { scrollPaddingBottom: `calc(${size.thumb} + ${size.bar} + ${space.m})` },
  },
})
globalStyle('body', { margin: 0, overflowWrap: 'break-word' })
globalStyle('h1, h2, h3, p, ol, ul, dl, dd, figure', { margin: 0 })
globalStyle('ol, ul', { padding: 0 })
globalStyle('h1, h2, h3', { lineHeight: 1.2, textWrap: 'balance', overflowWrap: 'anywhere' })
globalStyle('h1', { fontSize: text.xxl })
globalStyle('h2', { fontSize: text.xl })
globalStyle('h3', { fontSize: text.l })
globalStyle('a', { color: color.link, textUnderlineOffset: '0.2em' })
globalStyle('summary', {
  minHeight: size.touchable,
  // One line is in the middle of the height; browsers that know no line's height leave it higher.
  padding: [`0.625rem ${space.m}`, `calc((${size.touchable} - 1lh) / 2) ${space.m}`],
  fontWeight: 700,
  cursor: 'pointer',
})
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('::selection', { background: color.action, color: color.onAction })
globalStyle(':focus-visible', { outline: `3px solid ${color.focus}`, outlineOffset: '2px' })
// A heading gets the focus when its page opens: it is announced, not circled.
globalStyle('h1:focus, main:focus', { outline: 'none' })

globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: tokens.duration.quick,
})
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [reducedMotion]: { animation: 'none !important' } },
})
globalStyle('*, *::before, *::after', {
  '@media': { [reducedMotion]: { transitionDuration: '0s !important' } },
})

// A browser that is too old for the site shows this line (tools/prerender/olderBrowser.ts).
globalStyle('#older', {
  margin: 0,
  padding: space.m,
  background: color.criticalGround,
  color: color.critical,
  fontWeight: 700,
})

// The banner at the foot of the page needs no code. It lies over the page and moves nothing, and has its
// own place below the page's last line. It is seen also while the part after a placeholder is hidden.
globalStyle('#banner', { position: 'sticky', bottom: 0, zIndex: 20, visibility: 'visible' })
globalStyle('#banner[data-shown]', {
  bottom: space.m,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  width: `min(26rem, calc(100vw - 2 * ${space.m}))`,
  margin: `0 ${space.m} ${space.m} auto`,
  padding: `${space.s} ${space.m}`,
  border: `2px solid ${color.control}`,
  borderInlineStartWidth: '0.5rem',
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.floating,
  '@media': {
    // Calculate must not be covered for as long as it stays.
    [thumb]: {
      bottom: `calc(${size.thumb} + ${space.m})`,
      marginBottom: `calc(${size.thumb} + ${space.m})`,
    },
    [low]: { bottom: 0, width: '100%', margin: 0, borderRadius: 0, fontSize: text.s },
    print: { display: 'none' },
  },
})
// The focused element stays clear of the banner. The banner's longest text on a phone gives the height.
globalStyle('html:has(#banner[data-shown])', {
  scrollPaddingBottom: '14rem',
  '@media': {
    [thumb]: { scrollPaddingBottom: `calc(${size.thumb} + 14rem)` },
    [low]: { scrollPaddingBottom: '9.5rem' },
    [veryLow]: { scrollPaddingTop: space.m },
  },
})
globalStyle('html:has(#banner[data-shown]) header', {
  '@media': { [veryLow]: { position: 'static' } },
})
// A result or a list that is coming back takes the place of what the build drew: unless the network
// is away, only what stays where it is is seen until then (src/runtime/firstPage.ts).
const opening = 'html[data-opening]:not(:has(#banner[data-shown]))'
globalStyle(`${opening} :is(main, footer)`, { visibility: 'hidden' })
globalStyle(`${opening} main :is(nav, h1, h1 + p, form)`, { visibility: 'visible' })
globalStyle(`${opening}[data-opening=form] main form`, { visibility: 'hidden' })
globalStyle('html', { '@supports': { [noHasSupport]: { scrollPaddingBottom: '14rem' } } })
globalStyle('#banner > button', {
  minHeight: size.touchable,
  padding: `0 ${space.m}`,
  border: `2px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.text,
  fontWeight: 700,
  cursor: 'pointer',
})
globalStyle('#banner > p', { flex: '1 1 100%', '@media': { [low]: { flexBasis: '15rem' } } })
