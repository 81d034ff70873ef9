/*
 * The site's colours, each once: laterite soil for what acts, cured concrete for grounds, acacia for
 * what is good. Styles read them by their purpose, from tokens.css.ts, and the picture of a shared link
 * from here. index.html, the icon and the manifest cannot import them: they repeat the few that they need.
 */
export const palette = {
  light: {
    ground: '#f6f2ec',
    surface: '#ffffff',
    sunken: '#ece5da',
    text: '#1f1a15',
    quiet: '#4e453b',
    line: '#d5cabb',
    control: '#74685a',
    action: '#8c2f12',
    onAction: '#ffffff',
    actionHover: '#6f230c',
    link: '#7c2a10',
    answer: '#fbe6d3',
    critical: '#8f1020',
    criticalGround: '#fdecec',
    focus: '#0b4fb3',
  },
  dark: {
    ground: '#171310',
    surface: '#221d19',
    sunken: '#2d2721',
    text: '#f7f1e8',
    quiet: '#d3c8ba',
    line: '#463d34',
    control: '#a39685',
    action: '#f3a77c',
    onAction: '#2b1006',
    actionHover: '#f9c3a4',
    link: '#f6b48e',
    answer: '#43291a',
    critical: '#ffb4b4',
    criticalGround: '#3b1a1c',
    focus: '#9cc4ff',
  },
} as const
