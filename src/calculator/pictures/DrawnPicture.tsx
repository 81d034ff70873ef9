import { useMemo } from 'react'
import { drawResult, drawSketch } from '../../pictures/draw.ts'
import { CANVAS_WIDTH, type Drawing, textAlternative, unlabelled } from '../../pictures/drawing.ts'
import { Stack } from '../../ui/spacing/layout.tsx'
import * as styles from './DrawnPicture.css.ts'
import type { PictureProps } from './pictureProps.ts'
import { ShapeView } from './ShapeView.tsx'
import { useFocusedField } from './useFocusedField.ts'

/** The picture of a result; before there is one, of the measures to take. It highlights the focused field. */
export function DrawnPicture({ calculator, estimate, isStale }: PictureProps) {
  const names = useMemo(() => Object.keys(calculator.fields), [calculator])
  const focused = useFocusedField(names)
  const drawing = useMemo(
    () => (estimate ? drawResult(calculator, estimate) : drawSketch(calculator)),
    [calculator, estimate],
  )
  if (!drawing) return null
  return (
    <Stack as="figure" gap="m">
      <svg
        className={styles.canvas}
        viewBox={`0 0 ${CANVAS_WIDTH} ${Math.ceil(drawing.height)}`}
        role="img"
        aria-label={textAlternative(drawing)}
      >
        {Object.entries(drawing.shapes).map(([index, shape]) => (
          <ShapeView key={index} shape={shape} focused={isStale ? undefined : focused} />
        ))}
      </svg>
      <Caption drawing={drawing} />
    </Stack>
  )
}

/** The legend. Screen readers skip it: the text alternative has the same content. */
function Caption({ drawing: { legend, notes } }: { drawing: Drawing }) {
  const explained = unlabelled(legend)
  if (explained.length + notes.length === 0) return null
  return (
    <figcaption aria-hidden="true">
      <Stack as="ul" gap="xs" className={styles.legend}>
        {explained.map(({ paint, text }) => (
          <li key={text} className={styles.item}>
            {paint && <span className={styles.samples[paint]} />}
            <span className={paint ? undefined : styles.sum}>{text}</span>
          </li>
        ))}
      </Stack>
      {notes.map((note) => (
        <p key={note} className={styles.notes}>
          {note}.
        </p>
      ))}
    </figcaption>
  )
}
