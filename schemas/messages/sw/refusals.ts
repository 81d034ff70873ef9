export const comma = 'koma hutenganisha maelfu'
export const metresAnd = 'andika {metres} m {part} cm au {metres}.{part} m'
export const sum = 'andika jumla kama 3 + 2, kila namba na unit yake, au zote bila unit'
export const oneOfList = 'moja kati ya zilizo kwenye orodha'
export const inputOfRow = '{row} {number}, {label}'
export const tooFew = '{label}: angalau {rows}'
export const tooMany = '{label}: si zaidi ya {rows}'
export const noValue = {
  zeroDivisor: 'hesabu hii inagawanya kwa sifuri, kwa hivyo haiwezekani',
  negativeRoot:
    'hesabu hii inatafuta square root ya namba iliyo chini ya sifuri, kwa hivyo haiwezekani',
} as const
export const isNeeded = 'jaza mojawapo ya zile zinazotumika kuipigia hesabu'
export const number = 'namba'
export const wholeNumber = 'namba nzima'
export const zero = 'sifuri'
export const beyond = {
  lower: '{number} iliyo zaidi ya {limit}',
  upper: '{number} iliyo chini ya {limit}',
  both: '{number} iliyo zaidi ya {lower} na chini ya {upper}',
} as const
export const fromTo = {
  lower: '{number} isiyopungua {limit}',
  upper: '{number}, isiyozidi {limit}',
  both: '{number} kuanzia {lower} hadi {upper}',
} as const
