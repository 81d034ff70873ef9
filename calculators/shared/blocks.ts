/*
 * The blocks, stones and bricks that walls are built of, with their measures. Plain data for every
 * calculator with walls; no calculator itself.
 */
export const blockTypes = {
  units: {
    length: 'mm',
    height: 'mm',
    width: 'mm',
    joint: 'mm',
    roughJoint: 'mm',
    run: 'mm/block',
  },
  labels: {
    length: 'block length',
    height: 'block height',
    width: 'block width',
    joint: 'joint that the size includes',
    roughJoint: 'least joint of a rough face',
    run: 'running length of a stone',
  },
  options: {
    '6-inch-hollow': {
      label: '6" Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '450', height: '225', width: '150', joint: '10', roughJoint: '0' },
      without: ['run'],
    },
    '9-inch-hollow': {
      label: '9" Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '450', height: '225', width: '225', joint: '10', roughJoint: '0' },
      without: ['run'],
    },
    'standard-brick': {
      label: 'Standard Brick ({length} × {height} × {width} mm)',
      countedAs: { block: 'brick' },
      values: { length: '225', height: '75', width: '112.5', joint: '10', roughJoint: '0' },
      without: ['run'],
    },
    'machine-cut-stone-200': {
      label: '9" Machine-Cut Stone ({length} × {height} × {width} mm)',
      countedAs: { block: 'stone' },
      values: {
        length: '400',
        height: '200',
        width: '200',
        joint: '0',
        roughJoint: '15',
        run: '400',
      },
    },
    'machine-cut-stone-150': {
      label: '6" Machine-Cut Stone ({length} × {height} × {width} mm)',
      countedAs: { block: 'stone' },
      values: {
        length: '400',
        height: '200',
        width: '150',
        joint: '0',
        roughJoint: '15',
        run: '400',
      },
    },
    'machine-cut-stone-100': {
      label: '4" Machine-Cut Stone ({length} × {height} × {width} mm)',
      countedAs: { block: 'stone' },
      values: {
        length: '400',
        height: '200',
        width: '100',
        joint: '0',
        roughJoint: '15',
        run: '400',
      },
    },
    'hollow-390-190': {
      label: '190 mm Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '390', height: '190', width: '190', joint: '0', roughJoint: '0' },
      without: ['run'],
    },
    'hollow-390-140': {
      label: '140 mm Hollow Block ({length} × {height} × {width} mm)',
      values: { length: '390', height: '190', width: '140', joint: '0', roughJoint: '0' },
      without: ['run'],
    },
    other: { label: 'Other size' },
  },
  assumption:
    'Most Kenyan walls are of machine-cut stone or blocks of 390 × 190 mm, without mortar. 450 × 225 mm and 225 × 75 × 112.5 mm are nominal sizes, as British standards name them, with a joint of 10 mm in them: the mortar gap is 0 then, and the mortar is that of the joint inside. Machine-cut stone has rough faces, and is laid in joints of 15 to 25 mm.',
}

/** The types whose size a person need not enter. */
export const knownBlockTypes = Object.keys(blockTypes.options).filter((id) => id !== 'other')

const blockJoint = { of: 'a mortar joint', minimum: '8', maximum: '15', take: '10' }
const stoneJoint = { of: 'a joint of machine-cut stone', minimum: '15', maximum: '25', take: '20' }

/** The usual mortar gap, by the type of block. */
export const usualJoint = {
  ...blockJoint,
  with: {
    blockType: {
      'machine-cut-stone-200': stoneJoint,
      'machine-cut-stone-150': stoneJoint,
      'machine-cut-stone-100': stoneJoint,
      other: { of: 'a mortar joint', minimum: '8', maximum: '25' },
    },
  },
}

/** The same of known types, where stone is what is built with at first. */
export const usualStoneJoint = {
  ...stoneJoint,
  with: {
    blockType: {
      '6-inch-hollow': blockJoint,
      '9-inch-hollow': blockJoint,
      'standard-brick': blockJoint,
      'hollow-390-190': blockJoint,
      'hollow-390-140': blockJoint,
    },
  },
}
