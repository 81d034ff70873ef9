import { useLater } from '../../ui/useLater.ts'
import * as styles from './Picture.css.ts'
import type { PictureProps } from './pictureProps.ts'

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
