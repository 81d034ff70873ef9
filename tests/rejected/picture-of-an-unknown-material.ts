import { box, type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, picture: [{ ...box, material: 'gold' }] },
  message: `calculators/gravel-calculator.ts: picture[0].material is none of 'concrete', 'cement', 'sand', 'ballast', 'block', 'tile', 'sheet', 'steel', 'plaster', 'paint', 'hardcore', 'murram', 'dust', 'board', 'earth'`,
}
