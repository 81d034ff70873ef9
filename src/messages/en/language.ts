/** The language that the site is built in. */
export const language = {
  /** For the document. */
  tag: 'en-KE',
  /** For cards of shared links. */
  openGraph: 'en_KE',
  /** What its pages' paths begin with. */
  base: '',
} as const
