/*
 * The blocks, stones and bricks that walls are built of, with their measures. Plain data for every
 * calculator with walls; no calculator itself.
 */
export const blockTypes = {
  units: { length: 'mm', height: 'mm', width: 'mm', joint: 'mm' },
  labels: {
    length: 'block length',
    height: 'block height',
    width: 'block width',
    joint: 'joint that the size includes',
  },
  options: {
    '6-inch-hollow': {
      label: '6" Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '450', height: '225', width: '150', joint: '10' },
    },
    '9-inch-hollow': {
      label: '9" Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '450', height: '225', width: '225', joint: '10' },
    },
    'standard-brick': {
      label: 'Standard Brick ({length} × {height} × {width} mm)',
      values: { length: '225', height: '75', width: '112.5', joint: '10' },
    },
    'machine-cut-stone-200': {
      label: '9" Machine-Cut Stone ({length} × {height} × {width} mm)',
      values: { length: '400', height: '200', width: '200', joint: '0' },
    },
    'machine-cut-stone-150': {
      label: '6" Machine-Cut Stone ({length} × {height} × {width} mm)',
      values: { length: '400', height: '200', width: '150', joint: '0' },
    },
    'machine-cut-stone-100': {
      label: '4" Machine-Cut Stone ({length} × {height} × {width} mm)',
      values: { length: '400', height: '200', width: '100', joint: '0' },
    },
    'hollow-390-190': {
      label: '190 mm Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '390', height: '190', width: '190', joint: '0' },
    },
    'hollow-390-140': {
      label: '140 mm Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '390', height: '190', width: '140', joint: '0' },
    },
  },
  assumption:
    'Most Kenyan walls are of machine-cut stone or blocks of 390 × 190 mm, without mortar. 450 × 225 mm and 225 × 75 × 112.5 mm are nominal sizes, as British standards name them, with a joint of 10 mm in them: the mortar gap is 0 then, and the mortar is that of the joint inside.',
}
