import { z } from 'zod'
import { name, shape, text, visibleText } from './shapes.ts'

/** An estimate of another calculator that a definition makes, as a house makes one of its roof. */
export const childEstimateSchema = shape({
  /** Its name: 'Outside walls'. With `forEach`, {row} shows the row's number. */
  name: visibleText,
  /** The part of the work that it belongs to: 'Walls'. */
  stage: visibleText,
  /** The slug of the calculator that it is an estimate of. */
  of: text,
  /**
   * For fields of that calculator what they get: a field, constant or formula of this one, with
   * `forEach` also of the row, `rooms.length`; for a repeat the repeats whose rows it gets, one after
   * another; for a choice always the same, `{ option: 'new' }`. A field that is left out keeps its own default.
   */
  given: z.record(
    name,
    z.union(
      [
        text,
        z.array(name).min(1, 'is empty; at least one repeat is expected'),
        shape({
          /** The option of that choice. */
          option: text,
        }),
      ],
      { error: 'is neither a name nor a list of repeats nor an option' },
    ),
  ),
  /** A repeat: there is one estimate for each of its rows. */
  forEach: name.optional(),
  /** It is made only while this field, formula or value of a choice is above zero; with `forEach` also one of the row. */
  when: text.optional(),
})
