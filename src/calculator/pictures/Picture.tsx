import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import * as styles from './Picture.css.ts'
import type { PictureProps } from './pictureProps.ts'

const importPicture = () => import('./DrawnPicture.tsx')

/**
 * A calculator's picture. Its code is fetched once the page is usable; the page can be used without.
 */
export function Picture(props: PictureProps) {
  const isDeclared = props.calculator.picture !== undefined
  const module = useDeferredModule(isDeclared ? importPicture : undefined)
  if (!isDeclared) return null
  return (
    <div className={styles.frame}>
      {module ? <module.DrawnPicture {...props} /> : <div className={styles.reserved} />}
    </div>
  )
}
