/** Texts that only a list has on paper, in a PDF, in a report and in a message. */

// Where the person gave it no title.
export const title = 'Materials list'
// The date follows: 'materials-list-2026-11-20.csv'.
export const fileName = 'materials-list'
// The cost of the materials; those without a price are named: 'sand and ballast'.
export const materials = 'Materials'
export const materialsWithout = 'Materials, without {materials}'
export const materialsTogether = 'Materials together'
export const labourTogether = 'Labour together'
export const labour = 'Labour: {work}'
