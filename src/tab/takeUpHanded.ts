import { parseHanded } from './handed.ts'
import { keepBelow } from './keepBelow.ts'
import { keepOnly } from './kept.ts'
import { MARK } from './windowName.ts'

/** The part of src/tab/takeUp.ts that few visits need. */
export function takeUpHanded(address: string): typeof keepBelow | undefined {
  const all = parseHanded(window.name.slice(MARK.length))
  window.name = ''
  if (!all) return undefined
  keepOnly(all)
  return address in all ? keepBelow : undefined
}
