export const locale = 'sw'
export const bills = {
  material: {
    column: 'Vifaa',
    heading: 'Vya kununua',
    total: 'Jumla',
    totalWithout: 'Jumla, bila {others}',
  },
  work: {
    column: 'Kazi',
    heading: 'Labour',
    total: 'Labour',
    totalWithout: 'Labour, bila {others}',
  },
} as const
export const quantity = 'Kiasi'
export const unit = 'Unit'
export const rate = 'Bei ya moja (KSh)'
export const amount = 'Gharama (KSh)'
export const quoted = 'Quotation'
export const difference = 'Tofauti'
export const sources = 'Kila mstari unatoka wapi'
export const stage = 'Hatua: {stage}'
export const inputs = 'Ulichoweka'
export const results = 'Majibu'
export const working = 'Jinsi ilivyohesabiwa'
export const costs = 'Gharama'
export const together = 'Zote pamoja'
export const date = 'Tarehe'
export const job = 'Kazi'
export const signature = 'Sahihi'
export const pageOfPages = 'ukurasa {page} kati ya {pages}'
