import { memo, useId } from 'react'
import * as styles from './DrawnPicture.css.ts'
import { at, type PlainShape, type Shape } from './drawing.ts'

/** From this width of a letter on, a text would not fit and is pressed together. */
const LETTER = 8.2

interface ShapeViewProps {
  shape: Shape
  /** The name of the field that has the focus. */
  focused: string | undefined
}

/** One shape of a drawing as SVG. Only what the focus concerns is drawn again when it moves. */
export const ShapeView = memo(
  function ShapeView({ shape, focused }: ShapeViewProps) {
    const stands = isFocused(shape, focused)
    switch (shape.kind) {
      case 'text':
        return <Label shape={shape} stands={stands} />
      case 'pattern':
        return <Pattern shape={shape} stands={stands} />
      default:
        return <Plain shape={shape} stands={stands} />
    }
  },
  (before, after) =>
    before.shape === after.shape &&
    isFocused(before.shape, before.focused) === isFocused(after.shape, after.focused),
)

function isFocused({ field }: Shape, focused: string | undefined): boolean {
  return field !== undefined && field === focused
}

interface StandingProps<Drawn extends Shape> {
  shape: Drawn
  /** Whether the field that it measures has the focus. */
  stands: boolean
}

function Plain({ shape, stands }: StandingProps<PlainShape>) {
  const look = {
    className: stands
      ? `${styles.shape[shape.paint]} ${styles.focusedShape}`
      : styles.shape[shape.paint],
    ...(stands ? { 'data-focused': shape.field } : {}),
  }
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          {...look}
          x={at(shape.x)}
          y={at(shape.y)}
          width={at(shape.width)}
          height={at(shape.height)}
          rx={shape.round}
        />
      )
    case 'circle':
      return <circle {...look} cx={at(shape.x)} cy={at(shape.y)} r={at(shape.radius)} />
    case 'path':
      return <path {...look} d={shape.d} />
  }
}

function Pattern({ shape, stands }: StandingProps<Extract<Shape, { kind: 'pattern' }>>) {
  const id = useId()
  const { cell, shapes, kind: _, ...face } = shape
  return (
    <>
      <pattern
        id={id}
        patternUnits="userSpaceOnUse"
        x={at(cell.x)}
        y={at(cell.y)}
        // Exact: what is rounded here would add up over a thousand cells.
        width={cell.width}
        height={cell.height}
      >
        {Object.entries(shapes).map(([place, piece]) => (
          <Plain key={place} shape={piece} stands={false} />
        ))}
      </pattern>
      <Plain shape={{ ...face, kind: 'rect' }} stands={stands} />
      <rect
        x={at(face.x)}
        y={at(face.y)}
        width={at(face.width)}
        height={at(face.height)}
        rx={face.round}
        fill={`url(#${id})`}
      />
    </>
  )
}

function Label({ shape, stands }: StandingProps<Extract<Shape, { kind: 'text' }>>) {
  const { x, y, text, align, room, turned, field } = shape
  const tight = text.length * LETTER > room
  return (
    <text
      className={stands ? `${styles.label} ${styles.focusedLabel}` : styles.label}
      textAnchor={align}
      {...(turned
        ? { transform: `translate(${at(x)} ${at(y)}) rotate(-90)` }
        : { x: at(x), y: at(y) })}
      {...(tight ? { textLength: at(room), lengthAdjust: 'spacingAndGlyphs' } : {})}
      {...(stands ? { 'data-focused': field } : {})}
    >
      {text}
    </text>
  )
}
