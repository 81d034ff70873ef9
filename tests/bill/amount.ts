import Fraction from 'fraction.js'
import type { Amount } from '../../schemas/bill/amounts.ts'
import { materials } from '../support/checked.ts'

/** So much of a material of the site, in its own unit. */
export function amount(id: string, exact: string | number, variant?: string): Amount {
  const material = materials[id]
  if (!material) throw new Error(`There is no material ${id}`)
  return { material, exact: new Fraction(exact), variant }
}
