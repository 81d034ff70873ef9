import type { Calculator } from '../../schemas/definition/compiled.ts'
import { takeFromLink } from '../buy/shop.ts'
import { type LinkedEstimate, readLink } from './link.ts'

export type OpenLink = typeof openLink

/** Reads a fragment as `readLink` does, and puts the prices that came with it into the tab's store. */
export function openLink(calculator: Calculator, fragment: string): LinkedEstimate | undefined {
  const link = readLink(calculator, fragment)
  if (link) takeFromLink(calculator.slug, link.buying)
  return link
}
