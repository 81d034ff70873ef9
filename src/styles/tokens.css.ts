import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { HEADER_HEIGHT } from './heights.ts'
import { palette } from './palette.ts'

/*
 * Every colour, size and duration by its purpose. Components read these and nothing else.
 */
export const tokens = createThemeContract({
  color: {
    ground: null,
    surface: null,
    sunken: null,
    text: null,
    quiet: null,
    line: null,
    control: null,
    action: null,
    onAction: null,
    actionHover: null,
    link: null,
    answer: null,
    critical: null,
    criticalGround: null,
    focus: null,
  },
  space: {
    xs: null,
    s: null,
    m: null,
    l: null,
    xl: null,
    xxl: null,
  },
  size: {
    touchable: null,
    page: null,
    prose: null,
    picture: null,
    header: null,
    bar: null,
    thumb: null,
  },
  font: { body: null },
  text: {
    s: null,
    m: null,
    l: null,
    xl: null,
    xxl: null,
    answer: null,
  },
  radius: { s: null, m: null },
  shadow: { raised: null, floating: null },
  duration: { quick: null },
})

/** The height of the header as it is; until that is measured, of one row. */
export const headerHeight = `var(${HEADER_HEIGHT}, ${tokens.size.header})`

globalStyle(':root', {
  vars: {
    ...assignVars(tokens.space, {
      xs: '0.25rem',
      s: '0.5rem',
      // Enlarged text needs the room that is left, not wider gaps.
      m: 'min(1rem, 5vw)',
      l: 'min(1.5rem, 8vw)',
      xl: '2.5rem',
      xxl: '4rem',
    }),
    ...assignVars(tokens.size, {
      touchable: '2.75rem',
      page: '68rem',
      prose: '42rem',
      picture: '27rem',
      header: '3.75rem',
      bar: '3.75rem',
      thumb: '4.25rem',
    }),
    ...assignVars(tokens.font, {
      body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    }),
    ...assignVars(tokens.text, {
      s: '0.875rem',
      m: '1rem',
      l: '1.25rem',
      // Headings grow with the text, but never so far that a word no longer fits on a phone.
      xl: 'min(1.625rem, 9.5vw)',
      xxl: 'clamp(min(1.875rem, 11vw), 1.3rem + 2.6vw, 3rem)',
      answer: 'clamp(2rem, 1.6rem + 1.6vw, 2.75rem)',
    }),
    ...assignVars(tokens.radius, { s: '0.375rem', m: '0.75rem' }),
    ...assignVars(tokens.duration, { quick: '150ms' }),
    ...assignVars(tokens.color, palette.light),
    ...assignVars(tokens.shadow, {
      raised: '0 1px 2px rgb(60 40 20 / 0.12)',
      floating: '0 8px 28px rgb(60 40 20 / 0.22)',
    }),
  },
})

globalStyle(':root', {
  '@media': {
    // Paper is white, whatever the screen.
    'screen and (prefers-color-scheme: dark)': {
      vars: {
        ...assignVars(tokens.color, palette.dark),
        ...assignVars(tokens.shadow, {
          raised: '0 1px 2px rgb(0 0 0 / 0.5)',
          floating: '0 8px 28px rgb(0 0 0 / 0.6)',
        }),
      },
    },
  },
})
