import type { ParameterOf } from '../../../schemas/definition/picture.ts'
import {
  at,
  type Drawing,
  label,
  MOST_PIECES,
  measureAcross,
  measureDown,
  type PlainShape,
  type Shape,
} from '../drawing.ts'
import { type Fitted, fitInto } from '../fit.ts'
import type { Quantities } from '../quantities.ts'
import { counted } from '../words.ts'

const MAIN = { x: 34, y: 32, width: 280, height: 150 }
const LEAST_SHEET = 3

type RoofQuantities = Quantities<ParameterOf<'roof'>>

/** A slope from above: every sheet, the strips where one lies over the next, and two close up. */
export function drawRoof(quantity: RoofQuantities): Drawing {
  const length = quantity('length')
  const width = quantity('width')
  const rows = quantity('rows')
  const columns = quantity('columns')
  const sheets = quantity('sheets')
  const overlap = quantity('overlap')
  const laid = laidSheets(quantity)
  const { place } = laid
  const roof = {
    x: place.x,
    y: place.y,
    width: Math.min(length.value * place.scale, place.width),
    height: Math.min(width.value * place.scale, place.height),
  }
  const below = place.y + place.height + 20
  return {
    height: below + 130,
    shapes: [
      ...measureAcross(roof.x, roof.x + roof.width, 22, length.text, length.field),
      ...measureDown(roof.y, roof.y + roof.height, place.x - 10, width.text, width.field, 170),
      ...laid.shapes,
      { kind: 'rect', ...roof, paint: 'outline' },
      ...twoSheets(quantity, below),
    ],
    subject: `The roof slope from above, ${length.text} by ${width.text}${place.toScale ? ', to scale' : ''}`,
    legend: [
      {
        paint: 'sheet',
        text: `${counted(columns.exact, 'column')} × ${counted(rows.exact, 'row')} = ${counted(sheets.exact, 'sheet')}`,
        count: sheets.exact.valueOf(),
        drawn: laid.drawn === 'each' ? { as: 'each', piece: 'sheet' } : { as: 'stated' },
      },
      ...(overlap.exact.gt(0)
        ? [
            {
              paint: 'lap' as const,
              text: `Side laps of ${overlap.text} of a sheet; ${quantity('usableWidth').text} of each sheet shows`,
              drawn: { as: 'stated' as const },
            },
          ]
        : []),
    ],
    notes: [
      ...notesOf(quantity, laid.drawn, place.toScale),
      'The two sheets close up are not to scale',
      ...(place.toScale && reachesOver(quantity)
        ? ['The outline is the roof; sheets reach over it where they do not come out even']
        : []),
    ],
  }
}

function notesOf(quantity: RoofQuantities, drawn: Laid['drawn'], toScale: boolean): string[] {
  const gaps = quantity('overlap').exact.lt(0)
    ? ['An overlap below zero leaves gaps between the sheets']
    : []
  const count = counted(quantity('sheets').exact, 'sheet')
  if (!toScale) return [...gaps, 'Too long and thin to be drawn to scale']
  if (drawn === 'none') return [...gaps, `${count}: too small here to be drawn one by one`]
  return drawn === 'pattern' ? [...gaps, `${count}, drawn as a pattern`] : gaps
}

/** Whether the sheets cover more than the roof. */
function reachesOver(quantity: RoofQuantities): boolean {
  const covered = quantity('usableWidth').exact.mul(quantity('columns').exact)
  const down = quantity('sheetLength').exact.mul(quantity('rows').exact)
  return covered.gt(quantity('length').exact) || down.gt(quantity('width').exact)
}

interface Laid {
  place: Fitted
  drawn: 'each' | 'pattern' | 'none'
  shapes: Shape[]
}

/** All sheets in their places; they reach over the roof's far edges where they do not come out even. */
function laidSheets(quantity: RoofQuantities): Laid {
  const usable = quantity('usableWidth').value
  const sheetWidth = quantity('sheetWidth').value
  const sheetLength = quantity('sheetLength').value
  const columns = quantity('columns').value
  const rows = quantity('rows').value
  const across = Math.max(usable * (columns - 1) + sheetWidth, quantity('length').value)
  const place = fitInto(across, sheetLength * rows, MAIN)
  const { scale, x, y } = place
  const lap = Math.max(sheetWidth - usable, 0) * scale
  const pitch = { width: usable * scale, height: sheetLength * scale }
  const sheet = (left: number, top: number, piece?: string): PlainShape => ({
    kind: 'rect',
    x: left,
    y: top,
    width: sheetWidth * scale,
    height: pitch.height,
    paint: 'sheet',
    piece,
  })
  const strip = (left: number, top: number): PlainShape => ({
    kind: 'rect',
    x: left,
    y: top,
    width: lap,
    height: pitch.height,
    paint: 'lap',
    field: quantity('overlap').field,
  })
  const { x: left, y: top, width, height } = place
  const face = { x: left, y: top, width, height }
  if (!place.toScale || Math.min(pitch.width, pitch.height) < LEAST_SHEET) {
    return { place, drawn: 'none', shapes: [{ kind: 'rect', ...face, paint: 'sheet' }] }
  }
  if (columns * rows * 2 > MOST_PIECES) {
    const shapes = [sheet(0, 0), ...(lap > 0 ? [strip(0, 0)] : [])]
    const cell = { x, y, ...pitch }
    return {
      place,
      drawn: 'pattern',
      shapes: [{ kind: 'pattern', ...face, cell, shapes, paint: 'sheet' }],
    }
  }
  const shapes: Shape[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const corner = [x + column * pitch.width, y + row * pitch.height] as const
      shapes.push(sheet(...corner, 'sheet'))
      if (column > 0 && lap > 0) shapes.push(strip(...corner))
    }
  }
  return { place, drawn: 'each', shapes }
}

/** Two sheets side by side at a scale of their own, for the measures of one. */
function twoSheets(quantity: RoofQuantities, y: number): Shape[] {
  const sheetWidth = quantity('sheetWidth')
  const sheetLength = quantity('sheetLength')
  const overlap = quantity('overlap')
  const top = y + 26
  const width = 92
  const height = 78
  // What cannot be drawn in its true part is drawn as the nearest part that can.
  const part = Math.min(Math.max(1 - quantity('usableWidth').value / sheetWidth.value, -0.4), 0.85)
  const second = 70 + width * (1 - part)
  const corrugation = (x: number) =>
    Array.from(
      { length: 8 },
      (_, rib) => `M${at(x + 11.5 * (rib + 0.5))} ${at(top)}v${height}`,
    ).join('')
  const sheet = (x: number, field: string | undefined): Shape => ({
    kind: 'rect',
    x,
    y: top,
    width,
    height,
    paint: 'sheet',
    field,
  })
  return [
    sheet(70, sheetWidth.field),
    sheet(second, undefined),
    { kind: 'path', d: `${corrugation(70)}${corrugation(second)}`, paint: 'rib' },
    ...(part > 0
      ? [
          {
            kind: 'rect' as const,
            x: second,
            y: top,
            width: Math.max(width * part, 1),
            height,
            paint: 'lap' as const,
            field: overlap.field,
          },
        ]
      : []),
    ...measureAcross(70, 70 + width, y + 16, sheetWidth.text, sheetWidth.field, 200),
    ...measureDown(top, top + height, 58, sheetLength.text, sheetLength.field, 120),
    ...label(
      second + (width * part) / 2,
      top + height + 18,
      overlap.text && quantity('sheets').text ? `${overlap.text} lap` : overlap.text,
      overlap.field,
      200,
    ),
  ]
}
