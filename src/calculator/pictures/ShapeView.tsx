import { memo, useId } from 'react'
import type { Shape } from '../../pictures/drawing.ts'
import { type SvgElement, svgOf } from '../../pictures/svg.ts'
import * as styles from './DrawnPicture.css.ts'

interface ShapeViewProps {
  shape: Shape
  /** The name of the field that has the focus. */
  focused: string | undefined
}

/** One shape of a drawing as SVG. When the focus moves, only the shapes that it concerns are drawn again. */
export const ShapeView = memo(
  function ShapeView({ shape, focused }: ShapeViewProps) {
    const id = useId()
    const highlight = isFocused(shape, focused) ? shape.field : undefined
    return <Elements elements={svgOf(shape, id)} highlight={highlight} />
  },
  (before, after) =>
    before.shape === after.shape &&
    isFocused(before.shape, before.focused) === isFocused(after.shape, after.focused),
)

function isFocused({ field }: Shape, focused: string | undefined): boolean {
  return field !== undefined && field === focused
}

interface ElementsProps {
  elements: readonly SvgElement[]
  /** The field that the elements measure, while it has the focus. */
  highlight?: string | undefined
}

function Elements({ elements, highlight }: ElementsProps) {
  return Object.entries(elements).map(([index, element]) => {
    const { tag: Tag, attributes, text, children } = element
    return (
      <Tag key={index} {...attributes} {...lookOf(element, highlight)}>
        {text ?? (children && <Elements elements={children} />)}
      </Tag>
    )
  })
}

/** The class of an element that has a paint or a text; others need none. */
function lookOf({ tag, paint }: SvgElement, highlight: string | undefined) {
  if (!paint && tag !== 'text') return {}
  const look = paint ? styles.shape[paint] : styles.label
  if (!highlight) return { className: look }
  const focused = paint ? styles.focusedShape : styles.focusedLabel
  return { className: `${look} ${focused}`, 'data-focused': highlight }
}
