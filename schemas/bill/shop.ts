/*
 * Whose prices a bill has. A shop is one text in links and in the tab's store, 'date|phone|place|name':
 * '2026-07-03|254712345678|Thika|Njeri Hardware'. Its prices stand beside it as 'shop-cement'.
 */

/** A shop that gave its prices. */
export interface Shop {
  name: string
  /** Empty where it is not said. */
  place: string
  /** As WhatsApp has it, '254712345678'; empty for none. */
  phone: string
  /** The day of the prices: '2026-07-03'. */
  date: string
}

export const DAY_MS = 86_400_000

/** Characters of a shop's name and of its place. */
export const MOST_LETTERS = 60

// A line of visible characters: one that reverses the direction of text could make a name read as another.
const LETTER = String.raw`[^|\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]`
/** The characters of a shop's name and place. */
export const LINE_OF_LETTERS = new RegExp(`^${LETTER}*$`, 'u')
const SHOP = new RegExp(
  String.raw`^(\d{4}-\d\d-\d\d)\|(254[17]\d{8})?\|(${LETTER}{0,60})\|(${LETTER}{0,59}\S)$`,
  'u',
)

/** Writes a shop as one text. */
export function formatShop({ date, phone, place, name }: Shop): string {
  return [date, phone, place, name].join('|')
}

/**
 * Reads what `formatShop` wrote; undefined for all else, and for a day that is not there yet. Where the shop
 * is, that may be the day after the device's.
 */
export function parseShop(text: string | undefined): Shop | undefined {
  const [, date, phone = '', place = '', name] = SHOP.exec(text ?? '') ?? []
  if (!date || !name || !isDay(date) || Date.parse(date) > Date.now() + DAY_MS) return undefined
  return { date, phone, place, name }
}

/** Whether a text, '2026-02-28', is a day of the calendar. */
export function isDay(iso: string): boolean {
  const day = new Date(iso)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso)
}
