import { words } from './pictureReferences.ts'
import { visibleWhen } from './shapes.ts'

/** What every part may say. */
export const common = {
  /** A sentence of the text alternative; {toScale} is ', to scale' or nothing. */
  alt: words('toScale').optional(),
  /** A sentence under the picture. */
  note: words().optional(),
  /** Drawn only with these options of a choice. */
  visibleWhen,
}
