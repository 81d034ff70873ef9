import { blockTypes } from './blocks.ts'

/* The same blocks for pages that ask for no joint. Plain data; no calculator itself. */

/** The types that have a size of their own. */
export const sizedBlocks = [
  '6-inch-hollow',
  '9-inch-hollow',
  'standard-brick',
  'machine-cut-stone-200',
  'machine-cut-stone-150',
  'machine-cut-stone-100',
  'hollow-390-190',
  'hollow-390-140',
] as const

/** A type with the joint that masons lay it with, in millimetres. */
const laid = (type: (typeof sizedBlocks)[number], joint: string) => {
  const { label, values } = blockTypes.options[type]
  return { label, values: { ...values, laid: joint } }
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
