import { nounOf } from '#language/grammar.ts'
import type { Material, Pack } from '../definition/compiled.ts'

type NamedPack = Pick<Pack, 'singular' | 'plural'>

/** A material by another word for one piece of it: stones are no blocks. */
export function withNoun<
  Named extends Pick<Material, 'unit' | 'name'> & { packs: readonly NamedPack[] },
>(material: Named, noun: string): Named {
  if (noun === material.unit) return material
  const { other } = nounOf(noun)
  const renamed = <P extends NamedPack>(pack: P): P =>
    pack.singular === material.unit ? { ...pack, singular: noun, plural: other } : pack
  return { ...material, unit: noun, name: other, packs: material.packs.map(renamed) }
}
