import { palette } from '../../src/styles/palette.ts'

/** The files of public/ that name colours in braces. */
export const COLOURED = {
  'icon.svg': 'image/svg+xml',
  'site.webmanifest': 'application/manifest+json',
}

const colours = new Map(
  Object.entries(palette).flatMap(([group, named]) =>
    Object.entries(named).map(([name, colour]) => [`{${group}.${name}}`, colour]),
  ),
)

/**
 * Puts the palette's colours in the places that a text names, as '{light.action}'.
 *
 * @throws Error if the palette has no such colour.
 */
export function fillInColours(text: string): string {
  return text.replaceAll(/\{\w+\.\w+\}/g, (place) => {
    const colour = colours.get(place)
    if (colour) return colour
    throw new Error(`${place} is no colour of src/styles/palette.ts`)
  })
}
