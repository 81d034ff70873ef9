import * as exportDocument from '#messages/exportDocument.ts'
import { DAY_MS, isDay } from '../../schemas/bill/shop.ts'

/* Days of the calendar, as '2026-07-03'. */

/** After so many days a person should ask whether prices still stand. */
export const FRESH_DAYS = 30

/** The day by the device's calendar. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/**
 * Reads a day as people in Kenya write it, '3/7/2026', '03-07-2026', '3.7.2026', or as files have it,
 * '2026-07-03': never with the month first. Undefined for all else, and for a day that is not in the calendar.
 */
export function readDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  return /^\d{4}-\d\d-\d\d$/.test(iso) && isDay(iso) ? iso : undefined
}

/** '3/7/2026', as `readDay` reads it. */
export function writeDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day}/${month}/${year}`
}

const longDay = new Intl.DateTimeFormat(exportDocument.locale, {
  dateStyle: 'long',
  timeZone: 'UTC',
})

/** '3 July 2026'. */
export function dayInWords(iso: string): string {
  return longDay.format(new Date(iso))
}

/** How many days ago a day was. */
export function daysSince(iso: string): number {
  return Math.round((Date.parse(today()) - Date.parse(iso)) / DAY_MS)
}
