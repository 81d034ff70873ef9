export const shopAt = '{name}, {place}'
export const offered = {
  one: 'Link hii ina bei 1 ya {shop}, ya {date}.',
  other: 'Link hii ina bei {count} za {shop}, za {date}.',
} as const
export const leftOut = {
  one: 'Bei 1 imeachwa: tovuti hii haiijui, au haisomeki.',
  other: 'Bei {count} zimeachwa: tovuti hii haizijui, au hazisomeki.',
} as const
export const yoursStay = 'Bei ulizoandika zinabaki, na ndizo zinazotumika kabla ya za hardware.'
export const replaces = 'Zitachukua nafasi ya bei za {shop}, za {date}.'
export const use = 'Tumia bei hizi'
export const notNow = 'Si sasa'
export const inUse = 'Bei za {shop} zinatumika: ziko kwenye vya kununua vya kila hesabu.'
export const taken = 'Bei za {shop}, za {date}, zinatumika.'
export const undo = 'Rudisha'
export const unreadable =
  'Link hii ya hardware haifunguki: imekatwa, haina bei ambayo tovuti hii inaijua, au inataja siku ambayo haijafika. Omba hardware iitume tena.'
export const close = 'Funga'
export const pricesOf = 'Bei za {shop}, za {date}'
export const ownPrices = 'Bei yako mwenyewe: {materials}'
export const ownOnPaper = 'Si za hardware: {materials}'
export const old = {
  one: 'Zina umri wa siku 1: uliza hardware kama bado ndizo.',
  other: 'Zina umri wa siku {count}: uliza hardware kama bado ndizo.',
} as const
export const noneHere = 'Hardware haikutoa bei ya kitu chochote kilicho hapa.'
export const remove = 'Ondoa'
export const removed = 'Bei za {shop} zimeondolewa.'
export const sendTo = 'Tuma kwa {shop}'
export const ofShop = '{shop}: KSh {price}'
export const ownInstead = 'Bei yako ndiyo inayotumika. {shop}: KSh {price}'
