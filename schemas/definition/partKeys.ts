import { template } from './pictureReferences.ts'
import { visibleWhen } from './shapes.ts'

/** The keys that every part may have. */
export const common = {
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt: template('toScale').optional(),
  /** A sentence under the picture. */
  note: template().optional(),
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen,
}
