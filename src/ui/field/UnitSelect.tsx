import type { Ref, SelectHTMLAttributes } from 'react'
import * as styles from './Field.css.ts'

interface UnitSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  units: readonly string[]
  /** What a unit is called, where it is called anything else. */
  nameOf?: (unit: string) => string
  ref?: Ref<HTMLSelectElement>
}

/** The unit behind a number, as quiet as a unit that cannot be changed. */
export function UnitSelect({ units, nameOf, ...select }: UnitSelectProps) {
  return (
    <div className={styles.unitChoice}>
      <select {...select} className={styles.unitSelect}>
        {units.map((unit) => {
          const name = nameOf?.(unit) ?? unit
          // Without a value, an option has its text for one.
          return (
            <option key={unit} value={name === unit ? undefined : unit}>
              {name}
            </option>
          )
        })}
      </select>
    </div>
  )
}
