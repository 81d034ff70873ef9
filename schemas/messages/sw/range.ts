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
