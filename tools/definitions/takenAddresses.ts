import { EMBED, GALLERY, PAGES, TOOLS } from '../../src/addresses.ts'

/** Addresses that no calculator can have, because pages, hosts or files use them. */
export const TAKEN_ADDRESSES: readonly string[] = [
  ...PAGES,
  TOOLS,
  GALLERY,
  EMBED,
  'assets',
  'f',
  'index',
  '404',
  'sw',
]
