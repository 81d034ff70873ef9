import { LazyPart } from '../../ui/lazy/LazyPart.tsx'
import * as styles from './Picture.css.ts'
import type { PictureProps } from './pictureProps.ts'

const importPicture = () => import('./DrawnPicture.tsx')

/** A calculator's picture, in its place. Its code is fetched once the page is usable. */
export function Picture(props: PictureProps) {
  return (
    <div className={styles.frame}>
      <LazyPart load={importPicture} placeholder={<div className={styles.reserved} />}>
        {({ DrawnPicture }) => <DrawnPicture {...props} />}
      </LazyPart>
    </div>
  )
}
