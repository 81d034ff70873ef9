/** What a list says on paper, in a PDF, in a report and in a message, besides what every document does. */

// Where the person gave it no title.
export const title = 'Materials list'
// The date follows: 'materials-list-2026-11-20.csv'.
export const fileName = 'materials-list'
// What materials cost; without those that have no price: 'sand and ballast'.
export const materials = 'Materials'
export const materialsWithout = 'Materials, without {materials}'
export const materialsTogether = 'Materials together'
export const labourTogether = 'Labour together'
export const labour = 'Labour: {work}'
