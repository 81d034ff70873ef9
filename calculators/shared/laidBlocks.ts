import type { DefinitionInput } from '../../schemas/definition/calculator.ts'
import { blockTypes } from './blocks.ts'

/* The same blocks for pages that ask for no joint. Plain data; no calculator itself. */

/** A type with the joint that masons lay it with, in millimetres. */
const laid = (type: Exclude<keyof typeof blockTypes.options, 'other'>, joint: string) => {
  const option = blockTypes.options[type]
  return { ...option, values: { ...option.values, laid: joint } }
}

/** Each type with the joint that masons lay it with; none where its size includes one. */
export const laidBlocks = {
  ...blockTypes,
  units: { ...blockTypes.units, laid: 'mm' },
  labels: { ...blockTypes.labels, laid: 'joint that it is laid with' },
  options: {
    '6-inch-hollow': laid('6-inch-hollow', '0'),
    '9-inch-hollow': laid('9-inch-hollow', '0'),
    'standard-brick': laid('standard-brick', '0'),
    'machine-cut-stone-200': laid('machine-cut-stone-200', '20'),
    'machine-cut-stone-150': laid('machine-cut-stone-150', '20'),
    'machine-cut-stone-100': laid('machine-cut-stone-100', '20'),
    'hollow-390-190': laid('hollow-390-190', '10'),
    'hollow-390-140': laid('hollow-390-140', '10'),
  },
}

/** Hoop iron under the bill of walls in the ground, which have no damp-proof course. */
export const hoopIronAlone: DefinitionInput['fields'][string] = {
  kind: 'choice',
  placement: 'bill',
  label: 'Hoop iron in the walls',
  optionsOf: { of: 'block-brick-estimator', field: 'extras', only: ['none', 'hoop'] },
  assumption: 'In every second course. What lies in the ground has no damp-proof course.',
}
