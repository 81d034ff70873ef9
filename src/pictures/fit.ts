import type { Box } from './drawing.ts'

/** The shortest side that can be seen, in canvas units. */
const MIN_SIDE = 8

/** A rectangle of the world, drawn as large as a box allows, in its middle. */
export interface Fitted extends Box {
  /** Canvas units for each metre. */
  scale: number
  /** False if the rectangle is so long and thin that one side is drawn too large. */
  toScale: boolean
}

/** Fits a rectangle of so many metres into a box. */
export function fitInto(width: number, height: number, box: Box): Fitted {
  const scale = Math.min(box.width / width, box.height / height)
  const drawn = {
    width: Math.min(Math.max(width * scale, MIN_SIDE), box.width),
    height: Math.min(Math.max(height * scale, MIN_SIDE), box.height),
  }
  return {
    ...drawn,
    x: box.x + (box.width - drawn.width) / 2,
    y: box.y,
    scale,
    toScale: Math.min(width, height) * scale >= MIN_SIDE - 0.001,
  }
}
