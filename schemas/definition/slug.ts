/** A slug as words: hyphens are spaces, and each word begins with a capital. */
export function titleCase(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/(^|\s)\S/g, (first) => first.toUpperCase())
}
