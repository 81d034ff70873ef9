import { useId, useState } from 'react'
import * as messages from '#messages/form.ts'
import { LazyPart } from '../../ui/lazy/LazyPart.tsx'
import * as styles from './Picture.css.ts'
import type { PictureProps } from './pictureProps.ts'

const importPicture = () => import('./DrawnPicture.tsx')

/**
 * A calculator's picture, in its place. Its code is fetched once the page is usable. On a phone the picture of a
 * result opens from its heading: it changes nothing that is bought, and what follows comes nearer.
 */
export function Picture(props: PictureProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isFoldable = props.estimate !== undefined
  return (
    <div className={isFoldable ? styles.foldable : styles.frame}>
      {isFoldable && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {messages.showDrawing}
        </button>
      )}
      <div id={id} className={isFoldable ? styles.fromFold[isOpen ? 'open' : 'closed'] : undefined}>
        <LazyPart load={importPicture} placeholder={<div className={styles.reserved} />}>
          {({ DrawnPicture }) => <DrawnPicture {...props} />}
        </LazyPart>
      </div>
    </div>
  )
}
