import * as pictures from '#messages/pictures.ts'
import type { PartOf } from '../../../schemas/definition/picture.ts'
import {
  at,
  type Drawn,
  label,
  measureAcross,
  measureDown,
  type Shape,
  textWidth,
} from '../drawing.ts'
import { fitInto } from '../fit.ts'
import { barPlaces, type Inner } from '../sectionBars.ts'
import { ringAround } from '../sectionRing.ts'
import type { Quantity, ValueResolver } from '../valueResolver.ts'
import { countWithNoun } from '../words.ts'

type Section = PartOf<'section'>

/** A thinner line cannot be seen, on paper least of all. */
const MIN_RING = 1.6
const MIN_RADIUS = 2.4
/** Nobody can distinguish more bars than these in one entry. */
const MAX_BARS = 24
/** The lines beside the section: where they begin, their room, and their height. */
const BESIDE = { x: 184, room: 136, line: 46 }

/** The bars of one entry, with their resolved values. */
interface Bars {
  entry: Section['bars'][number]
  count: Quantity
  diameter: Quantity
}

/** A beam or column cut across: concrete, the ring in it and the bars in the ring. */
export function drawSection(part: Section, values: ValueResolver, top: number): Drawn | undefined {
  const width = values.quantity(part.width, '0.2')
  const depth = values.quantity(part.depth, '0.3')
  const cover = values.quantity(part.cover, '0.03')
  const bars = part.bars.flatMap((entry): Bars[] => {
    const count = values.quantity(entry.count, entry.at === 'around' ? '4' : '2')
    const diameter = values.quantity(entry.diameter, '0.016')
    return count && diameter ? [{ entry, count, diameter }] : []
  })
  if (!width || !depth || !cover || bars.length < part.bars.length) return undefined
  const ring = values.quantity(part.ring?.diameter, '0.008')
  const fitted = fitInto(width.value, depth.value, { x: 34, y: top + 34, width: 124, height: 150 })
  const face = { ...fitted, y: fitted.y + (150 - fitted.height) / 2 }
  const { x, y, scale } = face
  const least = Math.min(face.width, face.height)
  const edge = Math.min(Math.max(cover.value, 0) * scale, least / 3)
  const thick = ring ? Math.min(Math.max(ring.value * scale, MIN_RING), least / 8) : 0
  const inner: Inner = {
    x: x + edge + thick,
    y: y + edge + thick,
    width: face.width - 2 * (edge + thick),
    height: face.height - 2 * (edge + thick),
  }
  const ringLabel = values.resolveText(part.ring?.label)
  // The description names the ring after the bars that come first.
  const lineOf = (index: number) => top + 52 + index * BESIDE.line
  const drawn = bars.map((bar, index) =>
    drawBars(bar, `bar ${index}`, {
      inner,
      scale,
      line: lineOf(ring && index > 0 ? index + 1 : index),
      values,
    }),
  )
  const bend = Math.max(...drawn.map(({ radius }) => radius))
  const ringSaid = isLegible(ringLabel.text) ? ringLabel.text : ''
  const ringText = values.isSketch ? (ring?.text ?? '') : ringSaid
  const free = width.value - 2 * (cover.value + (ring?.value ?? 0))
  const isCrowded = bars.some(
    ({ entry, count, diameter }) =>
      entry.at !== 'around' && count.value * diameter.value > Math.max(free, 0),
  )
  return {
    height: Math.max(228, (bars.length + 1) * BESIDE.line + 52),
    toScale: fitted.toScale,
    shapes: [
      { kind: 'rect', x, y, width: face.width, height: face.height, paint: 'concrete' },
      { kind: 'rect', x, y, width: face.width, height: face.height, paint: 'outline' },
      ...measureAcross(x, x + face.width, top + 22, width.text, width.field),
      ...measureDown(y, y + face.height, x - 10, depth.text, depth.field),
      ...measureAcross(x, x + edge, y + face.height + 12, '', cover.field),
      ...label(x + face.width / 2, y + face.height + 32, cover.text, cover.field, 190),
      ...(ring ? ringAround(inner, thick, bend, ring.field) : []),
      ...(ring ? leader(inner.x + inner.width, y + face.height / 2, lineOf(1), ring.field) : []),
      ...beside(lineOf(1), ringText, ring?.field),
      ...drawn.flatMap(({ shapes }) => shapes),
    ],
    legend: [
      ...drawn.map(({ item }) => item),
      ...(ringLabel.text
        ? [
            {
              text: ringLabel.text,
              labelled: isLegible(ringLabel.text),
              drawn: { as: 'stated' as const },
            },
          ]
        : []),
    ],
    notes: [
      ...(fitted.toScale ? [] : [pictures.tooThin]),
      ...(isCrowded ? [pictures.crowded] : []),
      ...drawn.flatMap(({ note }) => note ?? []),
    ],
  }
}

interface Where {
  inner: Inner
  scale: number
  /** How far down the words beside them are. */
  line: number
  values: ValueResolver
}

function drawBars(
  { entry, count, diameter }: Bars,
  piece: string,
  { inner, scale, line, values }: Where,
) {
  const radius = Math.min(
    Math.max((diameter.value * scale) / 2, MIN_RADIUS),
    Math.max(Math.min(inner.width, inner.height) / 3, 1),
  )
  const each = count.exact.d === 1n && count.value <= MAX_BARS
  const barLabel = values.resolveText(entry.label)
  const centres = barPlaces(each ? count.value : 2, entry.at, inner, radius)
  const discs = centres.map((centre): Shape => {
    return { kind: 'circle', ...centre, radius, paint: 'steel', field: count.field, piece }
  })
  const [nearest = { x: inner.x, y: inner.y }] = [...centres].sort((a, b) => b.x - a.x || a.y - b.y)
  const texts = values.isSketch
    ? [
        ...beside(line, count.text, count.field),
        ...beside(line + 18, diameter.text, diameter.field),
      ]
    : beside(line, isLegible(barLabel.text) ? barLabel.text : '', barLabel.field)
  return {
    radius,
    shapes: [
      ...(each ? discs : [band(centres, radius, count.field)]),
      ...leader(nearest.x + radius, nearest.y, line, diameter.field),
      ...texts,
    ],
    item: {
      paint: 'steel' as const,
      text: barLabel.text || countWithNoun(count.exact, 'bar'),
      count: count.value,
      labelled: isLegible(barLabel.text),
      drawn: each ? { as: 'each' as const, piece } : { as: 'stated' as const },
    },
    note: each ? undefined : pictures.band,
  }
}

/** Longer words go below the picture. */
function isLegible(text: string): boolean {
  return text !== '' && textWidth(text) <= 1.3 * BESIDE.room
}

function beside(y: number, text: string, field: string | undefined): Shape[] {
  const { x, room } = BESIDE
  return text ? [{ kind: 'text', x, y, text, align: 'start', room, turned: false, field }] : []
}

/** A line from a thing in the section to the words beside it. */
function leader(x: number, y: number, line: number, field: string | undefined): Shape[] {
  const d = `M${at(x)} ${at(y)}L172 ${at(line - 5)}h7`
  return [{ kind: 'path', d, paint: 'measure', field }]
}

/** Draws a band for bars that are too many to draw one by one, from the first to the last. */
function band(
  places: readonly { x: number; y: number }[],
  radius: number,
  field: string | undefined,
): Shape {
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [left, up] = [Math.min(...xs) - radius, Math.min(...ys) - radius]
  const right = Math.max(...xs) + radius
  return {
    kind: 'rect',
    x: left,
    y: up,
    width: right - left,
    height: 2 * radius,
    paint: 'steel',
    field,
  }
}
