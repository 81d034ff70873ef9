export const leftEmpty = '{label}: hukujaza, kwa hivyo tumetumia {used}.'
export const notAccepted = '{label}: ulichoweka si {range}, kwa hivyo tumetumia {used}.'
export const notPriced = '{label}: ulichoweka si {range}, kwa hivyo haina bei.'
