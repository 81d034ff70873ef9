export const title = 'Page not found'
export const description = 'There is no page at this address. Choose one of the calculators.'
export const text =
  'There is no page at this address. It may have been mistyped. Choose a calculator below, or go to the {home}.'
/** The link in the text. */
export const home = 'home page'
export const tools = 'All calculators'
