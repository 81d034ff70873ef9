export const oneLineAgrees = 'Mstari {count} kati ya 1 unalingana'
export const linesAgree = {
  one: 'Mstari 1 kati ya {lines} unalingana',
  other: 'Mistari {count} kati ya {lines} inalingana',
} as const
export const linesDiffer = { one: '1 ni tofauti', other: '{count} ni tofauti' } as const
export const linesNotCompared = {
  one: '1 haujalinganishwa',
  other: '{count} haijalinganishwa',
} as const
export const quotationCosts = {
  more: '{money} zaidi ya makadirio',
  less: '{money} chini ya makadirio',
  same: 'Pesa ni sawa',
} as const
export const pricedLinesCost = {
  more: '{money} zaidi ya makadirio, kwenye mistari iliyo na bei',
  less: '{money} chini ya makadirio, kwenye mistari iliyo na bei',
  same: 'Pesa ni sawa, kwenye mistari iliyo na bei',
} as const
export const quotationInWords = {
  more: '{lines}. Kwa bei hizi, quotation imezidi kwa {money}',
  less: '{lines}. Kwa bei hizi, quotation iko chini kwa {money}',
  same: '{lines}. Kwa bei hizi, quotation ni pesa ile ile',
} as const
export const pricedLinesInWords = {
  more: '{lines}. Kwa bei hizi, kwenye mistari iliyo na bei, quotation imezidi kwa {money}',
  less: '{lines}. Kwa bei hizi, kwenye mistari iliyo na bei, quotation iko chini kwa {money}',
  same: '{lines}. Kwa bei hizi, kwenye mistari iliyo na bei, quotation ni pesa ile ile',
} as const
