import { GALLERY, PAGES, TOOLS } from '../../src/addresses.ts'

/** Addresses that no calculator can have: pages, and what hosts and files need. */
export const TAKEN_ADDRESSES: readonly string[] = [
  ...PAGES,
  TOOLS,
  GALLERY,
  'assets',
  'f',
  'index',
  '404',
  'sw',
]
