export const offered = {
  one: 'Ulichofungua kina bei au namna ya kununua tofauti na yako kwa kifaa 1. Yako inabaki hadi uamue kutumia hiyo.',
  other:
    'Ulichofungua kina bei au namna ya kununua tofauti na zako kwa vifaa {count}. Zako zinabaki hadi uamue kutumia hizo.',
} as const
export const use = 'Tumia bei hizi'
export const notNow = 'Si sasa'
export const used = 'Bei hizo zimechukua nafasi ya bei zako.'
export const undo = 'Rudisha'
