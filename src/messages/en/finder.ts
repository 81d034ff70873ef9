export const heading = 'All calculators'
export const field = 'Find a calculator'
export const placeholder = 'Find: mabati, stone…'
export const found = '{found} of {all} calculators'
/** `suggest` leads to the contact page. */
export const none = 'No calculator by that name. Try another word, or {suggest}.'
export const suggest = 'suggest one'
