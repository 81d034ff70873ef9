export const from = {
  one: 'Kutoka kwa makadirio 1',
  other: 'Kutoka kwa makadirio {count}',
} as const
export const together = 'Jumla'
export const rounded = '{exact}, kwa hivyo {whole}'
export const cut = '{exact}, zinakatwa kutoka {whole}'
export const sharesAndTotal = '{shares}. Jumla: {whole}'
