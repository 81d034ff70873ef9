import { memo, type Ref, type SelectHTMLAttributes } from 'react'
import * as styles from './Field.css.ts'

interface OptionsProps {
  units: readonly string[]
  /** The name of a unit, where that differs from its symbol. */
  nameOf?: ((unit: string) => string) | undefined
}

interface UnitSelectProps extends SelectHTMLAttributes<HTMLSelectElement>, OptionsProps {
  ref?: Ref<HTMLSelectElement>
}

/** The unit behind a number, as quiet as a unit that cannot be changed. `autoComplete` is off as in Select.tsx. */
export function UnitSelect({ units, nameOf, ...select }: UnitSelectProps) {
  return (
    <div className={styles.unitChoice}>
      <select {...select} autoComplete="off" className={styles.unitSelect}>
        <Options units={units} nameOf={nameOf} />
      </select>
    </div>
  )
}

/** React does not draw them again while a person types the number beside them. */
const Options = memo(function Options({ units, nameOf }: OptionsProps) {
  return units.map((unit) => {
    const name = nameOf?.(unit) ?? unit
    // An option without a value has its text as its value.
    return (
      <option key={unit} value={name === unit ? undefined : unit}>
        {name}
      </option>
    )
  })
})
