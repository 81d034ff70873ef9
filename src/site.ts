/** Facts about the site as a whole. A deployment sets the VITE_ variables; each has a default. */
export const site = {
  /** The wordmark: Swahili for 'build, [by] arithmetic'. */
  name: 'Jenga Hesabu',
  /** The site in one line, and the title of everything printed. */
  title: 'Smart Construction Calculators for Kenya',
  /** Stands under every result, on the screen and on paper. */
  disclaimer: 'An estimate for planning. Check it before you buy.',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL || 'support@jengahesabu.example',
} as const
