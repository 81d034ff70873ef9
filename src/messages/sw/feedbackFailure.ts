export const refused = 'Huduma ya fomu imekataa ujumbe huu.'
export const empty = 'Ujumbe umefika ukiwa mtupu. Tafadhali andika kitu, kisha uutume tena.'
export const filesTooBig = 'File ulizoweka ni kubwa mno.'
export const formNotFound = 'Fomu hii haijawekwa kwenye huduma ya fomu.'
export const switchedOff = 'Fomu hii imezimwa kwenye huduma ya fomu.'
export const noFiles = 'Fomu hii haipokei file.'
export const noProject = 'Fomu hii haina project yoyote kwenye huduma ya fomu.'
export const tooManyFiles = 'File ni nyingi mno.'
export const noReason = 'Huduma ya fomu haikukubali ujumbe, na haikusema sababu.'
export const unexpectedResponse = 'Jibu la huduma ya fomu halieleweki'
export const notReached = 'Huduma ya fomu haikupatikana: {reason}. Angalia kama una mtandao.'
export const noAnswer =
  'Huduma ya fomu haikujibu ndani ya sekunde {seconds}. Hatuwezi kujua kama ujumbe wako ulifika.'
export const field = {
  required: 'lazima ujaze hapa',
  notAnEmail: 'andika kama jina@example.com',
  notANumber: 'andika namba',
  notText: 'andika maneno',
  notAccepted: 'haikukubaliwa',
  noPayments: 'haikuweza kulipwa: fomu hii haipokei malipo',
} as const
