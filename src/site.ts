import * as messages from '#messages/site.ts'

/** Facts about the site as a whole. A deployment sets the VITE_ variables; each has a default. */
export const site = {
  /** The wordmark: Swahili for 'build, [by] arithmetic'. */
  name: 'Jenga Hesabu',
  title: messages.title,
  /** Where the site lives: search engines and shared links need whole addresses. */
  origin: import.meta.env.VITE_SITE_ORIGIN || 'https://jengahesabu.example',
  disclaimer: messages.disclaimer,
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL || 'support@jengahesabu.example',
} as const
