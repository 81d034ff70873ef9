import { readFormService } from './formService.ts'

/** Facts about the site as a whole. A deployment sets the VITE_ variables; each has a default. */
export const site = {
  /** The wordmark: Swahili for 'build, [by] arithmetic'. */
  name: 'Jenga Hesabu',
  /** The site in one line, and the title of everything printed. */
  title: 'Smart Construction Calculators for Kenya',
  /** Where the site lives: search engines and shared links need whole addresses. */
  origin: import.meta.env.VITE_SITE_ORIGIN || 'https://jengahesabu.example',
  /** Stands under every result, on the screen and on paper. */
  disclaimer: 'An estimate for planning. Check it before you buy.',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL || 'support@jengahesabu.example',
  formService: readFormService({
    VITE_FORM_ENDPOINT: import.meta.env.VITE_FORM_ENDPOINT,
    VITE_FORM_ID: import.meta.env.VITE_FORM_ID,
  }),
} as const
