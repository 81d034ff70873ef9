import type { Language } from '../languages.ts'

/** A language whose pages are written. */
export interface FinishedLanguage {
  language: Language
  site: { name: string; title: string }
  /** The names of its pages and scripts, in the site's folder. */
  files: string[]
}
