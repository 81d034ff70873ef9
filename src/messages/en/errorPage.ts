export const heading = 'Unexpected Application Error!'
export const text =
  'Something on this page failed, and it is not your doing. Nothing you typed was sent anywhere.'
export const tryAgain = 'Try this page again'
export const home = 'Go to the home page'
