export const roundedUp = '{amount}, ukipandisha hadi namba nzima'
export const roundedDown = '{amount}, ukishusha hadi namba nzima'
export const roundedTo = '{amount}, uki-round off hadi {decimals}'
export const wholeNumber = 'namba nzima'
export const decimals = { one: 'decimal 1', other: 'decimals {count}' } as const
export const and = '{first} na {next}'
export const orWhereAbsent = '{first}, au kama haipo {next}'
export const smallest = {
  ofTwo: 'kiasi kidogo zaidi kati ya {amounts}',
  ofMore: 'kiasi kidogo zaidi kati ya {amounts}',
  ofRows: 'kiasi kidogo zaidi cha {column}',
} as const
export const largest = {
  ofTwo: 'kiasi kikubwa zaidi kati ya {amounts}',
  ofMore: 'kiasi kikubwa zaidi kati ya {amounts}',
  ofRows: 'kiasi kikubwa zaidi cha {column}',
} as const
export const sumOfRows = 'jumla ya {column}'
export const sine = 'sine ya {angle}'
export const cosine = 'cosine ya {angle}'
export const tangent = 'tangent ya {angle}'
export const moreRows = { one: '{noun} 1 zaidi', other: '{noun} {count} zaidi' } as const
export const hundredPerCent = 'asilimia mia moja'
export const litresInCubicMetre = 'lita katika cubic metre'
