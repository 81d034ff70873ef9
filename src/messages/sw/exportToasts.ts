export const offline = 'Huna mtandao'
export const tryAgain = 'Angalia mtandao, kisha ujaribu tena.'
export const saved = 'Imehifadhiwa'
export const makingPdf = 'PDF inatengenezwa'
export const takesAMoment = 'Subiri kidogo.'
export const printBlocked = 'Dirisha la ku-print limezuiwa'
export const savePdf = 'Hifadhi kama PDF'
export const savePdfInMenu = 'Chagua Hifadhi kama PDF kwenye Njia zaidi za kuhifadhi na kutuma'
export const sendReport =
  'Baadhi ya apps hukata link ndefu. Chagua Pakua ripoti, kisha utume file hiyo: inafunguka hapa tena.'
export const linkCopied = 'Link imenakiliwa'
export const copyThisLink = 'Nakili link hii'
export const linkLater = 'Link itaonekana mtandao ukirudi.'
export const documents = {
  estimate: {
    exportedLater: 'Makadirio yatahifadhiwa au kutumwa mtandao ukirudi.',
    notExported: 'Makadirio hayajahifadhiwa wala kutumwa',
    printAgain: 'Print makadirio tena mtandao ukirudi.',
    allowWindows:
      'Ruhusu tovuti hii ifungue dirisha jipya (pop-up), au hifadhi makadirio kama PDF.',
    tooLong: 'Makadirio ni marefu mno kwa link',
    opensAgain: 'Inafungua makadirio haya tena.',
  },
  list: {
    exportedLater: 'Orodha itahifadhiwa au kutumwa mtandao ukirudi.',
    notExported: 'Orodha haijahifadhiwa wala kutumwa',
    printAgain: 'Print orodha tena mtandao ukirudi.',
    allowWindows: 'Ruhusu tovuti hii ifungue dirisha jipya (pop-up), au hifadhi orodha kama PDF.',
    tooLong: 'Orodha ni ndefu mno kwa link',
    opensAgain: 'Inafungua orodha hii tena.',
  },
} as const
