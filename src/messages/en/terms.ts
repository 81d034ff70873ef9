export const title = 'Terms'
export const description =
  'The calculators are free to use. Results are estimates for planning only; what that means in plain words.'
/** `name` is the site's. */
export const intro = 'By using {name} you agree to these terms. They are short on purpose.'
export const free = {
  heading: 'Free to use',
  text: 'The calculators are free for everyone, for private and for paid work, without an account.',
} as const
export const estimates = {
  heading: 'Estimates for planning only',
  text: 'Results follow from the figures you enter, from the rules of the trade that each page names, and from assumptions that each page lists. They are estimates for planning. They are not a structural design, a bill of quantities or a quotation, and they do not replace an engineer, an architect or a quantity surveyor.',
} as const
export const check = {
  heading: 'Check before you buy',
  text: 'Measure twice, compare a result with the drawing and with what your supplier says, and allow for waste. Materials, sizes and site conditions differ.',
} as const
export const liability = {
  heading: 'Liability',
  text: 'We work hard for correct figures, and offer them as they are, without a warranty. As far as the law of Kenya allows, we are not liable for a loss that comes from relying on a result.',
} as const
export const mistakes = {
  heading: 'Mistakes',
  text: 'If you think a figure is wrong, {tellUs}. We will check the formula and put it right.',
  /** The link in the text. */
  tellUs: 'tell us',
} as const
export const changes = {
  heading: 'Changes',
  text: 'These terms may change as the site grows. The version on this page is the one that applies.',
} as const
