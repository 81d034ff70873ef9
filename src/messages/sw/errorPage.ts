export const heading = 'Ukurasa umepata shida!'
export const text =
  'Kuna kitu kwenye ukurasa huu kimekataa, na si kosa lako. Ulichoandika hakikutumwa popote.'
export const tryAgain = 'Jaribu ukurasa huu tena'
export const home = 'Nenda kwenye ukurasa wa mwanzo'
