import type { Calculator } from '../../../schemas/definition/compiled.ts'
import type { Estimate } from '../../../schemas/estimate/estimate.ts'
import { useLater } from '../useLater.ts'
import * as styles from './Picture.css.ts'

export interface PictureProps {
  calculator: Calculator
  /** The result to draw; without one the picture shows what each field measures. */
  estimate: Estimate | undefined
  /** The inputs were changed since: what the picture shows is not what the fields say. */
  isStale?: boolean
}

const fetchPicture = () => import('./DrawnPicture.tsx')

/**
 * A calculator's picture. Its code is fetched once the page is usable; where that fails the page
 * goes on without a picture, and a new result tries again.
 */
export function Picture(props: PictureProps) {
  const declared = props.calculator.picture !== undefined
  const fetched = useLater(declared ? fetchPicture : undefined, props.estimate)
  if (!declared || fetched === 'failed') return null
  return (
    <div className={styles.frame}>
      {fetched ? <fetched.DrawnPicture {...props} /> : <div className={styles.reserved} />}
    </div>
  )
}
