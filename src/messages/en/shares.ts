/** The parts that several estimates have of a line of a bill. */

export const from = { one: 'From 1 estimate', other: 'From {count} estimates' } as const
export const together = 'Together'
// '21.92 bags, so 22 bags': packs that are rounded up.
export const rounded = '{exact}, so {whole}'
// '21.92 bars, cut from 23 bars': pieces that are cut from stock lengths.
export const cut = '{exact}, cut from {whole}'
// 'Foundation: 28.8 bags, Walls: 4.3 bags. Together: 33.1 bags, so 34 bags'.
export const sharesAndTotal = '{shares}. Together: {whole}'
