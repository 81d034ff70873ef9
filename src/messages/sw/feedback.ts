export const fields = {
  name: 'Jina',
  email: 'Email',
  message: 'Ujumbe',
} as const
export const emailHint = 'Kama tu ungependa kujibiwa.'
export const fieldErrors = '{field}: {errors}'
export const leaveEmpty = 'Usijaze hapa'
export const needsScript =
  'Kutuma kunahitaji JavaScript: tafadhali iruhusu kwenye tovuti hii, au utuandikie kwa {address}.'
export const send = 'Tuma ujumbe'
export const sending = 'Inatuma...'
export const sent = 'Ujumbe umetumwa!'
export const thanks = 'Asante kwa maoni yako. Tutakujibu ikihitajika.'
export const writeAnother = 'Andika ujumbe mwingine'
export const arrived = 'Ujumbe wako umefika'
export const answeredLate = 'Huduma ya fomu imechelewa kujibu.'
export const typedSince = 'Ulichoandika baada ya hapo bado kiko hapa.'
export const stillHere = 'Ujumbe wako bado uko hapa: utume tena, au utuandikie kwa {address}.'
