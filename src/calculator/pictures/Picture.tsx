import type { Calculator } from '../../../schemas/definition/compiled.ts'
import { useDeferredModule } from '../../runtime/useDeferredModule.ts'
import * as styles from './Picture.css.ts'
import type { PictureProps } from './pictureProps.ts'

interface PictureFrameProps extends Omit<PictureProps, 'calculator'> {
  /** Undefined while it is on its way. */
  whole: Calculator | undefined
}

const importPicture = () => import('./DrawnPicture.tsx')

/** A calculator's picture, in its place. Its code is fetched once the page is usable. */
export function Picture({ whole, ...props }: PictureFrameProps) {
  const module = useDeferredModule(importPicture)
  return (
    <div className={styles.frame}>
      {module && whole ? (
        <module.DrawnPicture calculator={whole} {...props} />
      ) : (
        <div className={styles.reserved} />
      )}
    </div>
  )
}
