export const heading = 'Vya kununua'
export const answer = 'Nunua'
export const moreLines = {
  one: 'Na kingine 1 hapo chini',
  other: 'Na vingine {count} hapo chini',
} as const
export const material = 'Vifaa'
export const work = 'Kazi'
export const quantity = 'Kiasi'
export const rate = 'Bei'
export const total = 'Jumla'
export const totalWithout = 'Jumla, bila {materials}'
export const labour = 'Labour'
export const labourWithout = 'Labour, bila {work}'
export const checkQuotation = 'Kagua quotation'
export const addLabour = 'Ongeza labour'
export const soldAs = 'Namna ya kununua: {material}'
export const price = 'KSh kwa {pack}'
export const quoted = '{packs} kwenye quotation'
export const notWhole = 'Weka namba nzima, kama 12.'
export const notANumber = 'Weka namba, kama 12.5.'
export const notAPrice = 'Weka bei, kama 750 au 1,200.50.'
export const notACount = 'Weka namba, kama 12.'
export const typeQuotation = 'Kwenye kisanduku cha kila mstari, weka kile quotation inasema.'
