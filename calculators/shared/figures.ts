/*
 * Figures that several calculators share, with where they are from. Plain data; no calculator
 * itself.
 */

/** Loose materials for a cubic metre of finished concrete. */
export const dryForWetConcrete = {
  label: 'loose for finished concrete',
  value: '1.54',
  unit: '1',
  source:
    'The dry-volume method: 1 m³ of concrete takes 1.54 m³ of loose cement, sand and ballast, because the small fill the gaps between the large.',
}

/** Loose materials for a cubic metre of finished mortar or plaster. */
export const dryForWetMortar = {
  label: 'loose for finished mortar',
  value: '1.33',
  unit: '1',
  source:
    'The dry-volume method: 1 m³ of mortar takes 1.33 m³ of loose cement and sand, because cement fills the gaps in sand.',
}

/** Bags in a cubic metre of loose cement. */
export const cementLoose = {
  label: 'bags in a cubic metre of cement',
  value: '28.8',
  unit: 'bag/m³',
  source: 'Loose cement weighs 1,440 kg/m³, the usual figure of the trade; a bag holds 50 kg.',
}

/** What a cubic metre of loose hardcore weighs. */
export const looseHardcore = {
  value: '1.7',
  unit: 'tonne/m³',
  assumption: 'Loose hardcore, a figure of the trade.',
}

/**
 * The materials of a calculator with concrete: its formulas cementBags, sand and aggregate say how
 * much of each is in the finished concrete, its constant dryForWet is dryForWetConcrete.
 */
export const concreteMaterials = [
  { material: 'cement', amount: 'cementBags' },
  { material: 'sand', amount: 'sand * dryForWet' },
  { material: 'ballast', amount: 'aggregate * dryForWet' },
]
