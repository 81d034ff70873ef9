/*
 * The blocks, stones and bricks that walls are built of, with their measures. Plain data for every
 * calculator with walls; no calculator itself.
 */
export const blockTypes = {
  units: { length: 'mm', height: 'mm', width: 'mm' },
  labels: { length: 'block length', height: 'block height', width: 'block width' },
  options: {
    '6-inch-hollow': {
      label: '6" Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '450', height: '225', width: '150' },
    },
    '9-inch-hollow': {
      label: '9" Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '450', height: '225', width: '225' },
    },
    'standard-brick': {
      label: 'Standard Brick ({length} × {height} × {width} mm)',
      values: { length: '225', height: '75', width: '112.5' },
    },
    'machine-cut-stone-200': {
      label: '9" Machine-Cut Stone ({length} × {height} × {width} mm)',
      values: { length: '400', height: '200', width: '200' },
    },
    'machine-cut-stone-150': {
      label: '6" Machine-Cut Stone ({length} × {height} × {width} mm)',
      values: { length: '400', height: '200', width: '150' },
    },
    'hollow-390-190': {
      label: 'Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '390', height: '190', width: '190' },
    },
    'hollow-390-140': {
      label: 'Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '390', height: '190', width: '140' },
    },
  },
  assumption:
    'Machine-cut stone and blocks of 390 × 190 mm are what most Kenyan walls are built of; both are their own sizes, without mortar. 450 × 225 mm and 225 × 75 × 112.5 mm are nominal sizes, as British standards name them: they include a joint of 10 mm, around a block of 440 × 215 and a brick of 215 × 65 × 102.5. For such a block or brick the mortar gap is 0, and no mortar is counted: for cement and sand alone, work it out once more with a gap of 10. Measure ten of yours.',
}
