import { globalStyle, style } from '@vanilla-extract/css'
import { noHasSupport, thumb } from '../styles/breakpoints.ts'
import { tokens } from '../styles/tokens.css.ts'
import { hintOnFocus } from '../ui/field/Field.css.ts'
import { panel } from '../ui/spacing/panel.css.ts'

const { color, radius, shadow, size, space, text } = tokens

export const form = style([
  panel,
  {
    display: 'grid',
    gap: space.l,
    boxShadow: shadow.raised,
  },
])
export const fields = style({ containerType: 'inline-size', display: 'grid', gap: '1.375rem' })
// A hint that comes and goes stands in the gap below its field, so that nothing moves; where it does
// not fit there, in line.
globalStyle(`${fields} > *`, { position: 'relative' })
globalStyle(`${fields} > * > ${hintOnFocus}`, {
  '@container': {
    '(min-width: 15rem)': {
      position: 'absolute',
      top: 'calc(100% + 0.25rem)',
      lineHeight: space.m,
      whiteSpace: 'nowrap',
    },
  },
})
/** Of a long form, as many fields stand side by side as have room. */
export const pairs = style([
  fields,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.5rem, 100%), 1fr))', columnGap: space.m },
])
globalStyle(`${pairs} > fieldset, ${pairs} > h2`, { gridColumn: '1 / -1' })
/** Above the first field of a part. */
export const heading = style({ marginTop: space.s, fontSize: text.l })
/** On a phone, Calculate stays where the thumb is for as long as the form is on the screen. */
export const action = style({
  display: 'flex',
  // Where letters are large, one button is below the other.
  flexWrap: 'wrap',
  columnGap: space.s,
  margin: `0 calc(-1 * ${space.m}) calc(-1 * ${space.m})`,
  padding: `${space.s} ${space.m} ${space.m}`,
  borderRadius: `0 0 ${radius.m} ${radius.m}`,
  background: color.surface,
  '@media': {
    [thumb]: {
      position: 'sticky',
      zIndex: 1,
      bottom: 0,
      borderTop: `1px solid ${color.line}`,
      paddingBottom: space.s,
      // The key figure's bar is below it.
      selectors: { 'body:has([data-key-figure]) &': { bottom: size.bar } },
      '@supports': { [noHasSupport]: { position: 'static' } },
    },
    print: { display: 'none' },
  },
})
// Its words stay in one line beside the other button, down to the narrowest phone.
globalStyle(`${action} > [type=submit]`, {
  flex: '1 1 auto',
  minWidth: 'min-content',
  paddingInline: space.xs,
  fontSize: `min(${text.l}, max(${text.m}, 5.6vw))`,
})
export const script = style({ fontWeight: 700 })
export const announcement = style({
  flexBasis: '100%',
  color: color.quiet,
  ':empty': { display: 'none' },
})
