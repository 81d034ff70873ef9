import { takeFromLink } from '../buy/shop.ts'
import { readLink } from './link.ts'

/** What a page that is opened with a link needs besides: how to read it, and where its prices go. */
export const linkOpener = { readLink, takeFromLink }

export type LinkOpener = typeof linkOpener
