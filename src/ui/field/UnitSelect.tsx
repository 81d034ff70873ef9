import type { Ref, SelectHTMLAttributes } from 'react'
import * as styles from './Field.css.ts'

interface UnitSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  units: readonly string[]
  ref?: Ref<HTMLSelectElement>
}

/** The unit behind a number, as quiet as a unit that cannot be changed. */
export function UnitSelect({ units, ...select }: UnitSelectProps) {
  return (
    <div className={styles.unitChoice}>
      <select {...select} className={styles.unitSelect}>
        {units.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
    </div>
  )
}
