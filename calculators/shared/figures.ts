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

/** The weight of a cubic metre of loose hardcore. */
export const looseHardcore = {
  value: '1.7',
  unit: 'tonne/m³',
  assumption: 'Loose hardcore, a figure of the trade.',
}

/** A field for loose materials that people buy beyond a result. */
const allowance = {
  kind: 'number' as const,
  placement: 'bill' as const,
  unit: '%',
  accepts: { minimum: '0', maximum: '100' },
  onInvalid: 'default' as const,
}

/** For concrete: if it runs out in the middle of a pour, a cold joint forms. */
export const concreteAllowance = {
  ...allowance,
  label: 'Extra concrete for what is spilled',
  hint: 'More cement, sand and ballast.',
  default: '5',
}

/** For mortar: joints on machine-cut stone take half as much again as on paper. */
export const mortarAllowance = {
  ...allowance,
  label: 'Extra mortar for what is spilled',
  hint: 'More cement and sand, not more blocks.',
  default: '15',
}

/**
 * The materials and the labour of a calculator with concrete: its formula volume is that of the finished
 * concrete, cementBags, sand and aggregate are the amounts of each in it, its constants dryForWet and
 * cementLoose are dryForWetConcrete and cementLoose, its field allowance is concreteAllowance. What is
 * bought of cement is the larger of the usual bags and of what the ratio itself takes: all of the
 * volume that is neither sand nor ballast.
 */
export const concreteMaterials = [
  {
    material: 'cement',
    amount:
      'max(cementBags, (volume - sand - aggregate) * dryForWet * cementLoose) * (1 + allowance / percent)',
  },
  { material: 'sand', amount: 'sand * dryForWet * (1 + allowance / percent)' },
  { material: 'ballast', amount: 'aggregate * dryForWet * (1 + allowance / percent)' },
  { material: 'concreting', amount: 'volume' },
]

/** The field for the boards and props of formwork, which many have from the pour before. */
export const formworkBoards = {
  kind: 'choice' as const,
  placement: 'bill' as const,
  label: 'Formwork boards and props',
  default: 'none',
  units: { bought: '1' },
  options: {
    none: { label: 'Not to buy', values: { bought: '0' } },
    bought: { label: 'To buy', values: { bought: '1' } },
  },
  assumption: 'Boards of 25 mm and props are used again, from pour to pour.',
}

/** The underside that one prop carries. */
export const propSpacing = {
  label: 'underside to a prop',
  value: '1.2',
  unit: 'm',
  assumption: 'One prop for so much of it.',
}

/** The limits of a material that is bought with the formwork alone. */
export const withFormwork = { 'formworkBoards.bought': { minimum: '1' } }
