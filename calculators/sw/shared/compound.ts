/* The words of what the pages of the compound share. */

/** calculators/shared/gates.ts. */
export const gates = {
  label: 'Mageti',
  row: 'geti',
  'fields.width.label': 'Upana',
  'fields.width.usual.of': 'geti',
  'fields.count.label': 'Idadi',
  'formulas.opening.label': 'Upana wa mageti',
}

/** calculators/shared/slabBars.ts: constants, formulas and the note beside the steel. */
export const slabBars = {
  'constants.barDiameter.label': 'diameter ya chuma cha slab',
  'constants.barDiameter.assumption':
    'Ya kawaida kwa slab iliyo juu ya shimo; ramani ya injinia ndiyo inayoamua.',
  'constants.barSpacing.label': 'kutoka chuma hadi chuma',
  'constants.barSpacing.assumption':
    'Ya kawaida kwa slab iliyo juu ya shimo; ramani ya injinia ndiyo inayoamua.',
  'constants.twoCovers.label': 'cover ya ncha zote mbili za chuma',
  'constants.twoCovers.assumption': '25 mm kila upande.',
  'formulas.barAlong.label': 'Urefu wa chuma cha upande wa urefu wa slab',
  'formulas.barAlong.errorMessage': 'Slab ni fupi mno kwa vyuma vyake',
  'formulas.barAcross.label': 'Urefu wa chuma cha upande wa upana wa slab',
  'formulas.barAcross.errorMessage': 'Slab ni nyembamba mno kwa vyuma vyake',
  'formulas.barsAlong.label': 'Vyuma vya upande wa urefu',
  'formulas.barsAcross.label': 'Vyuma vya upande wa upana',
  'formulas.barWeight.label': 'Uzito wa vyuma',
  'formulas.wire.label': 'Waya ya kufunga',
}

/** The note where bars would have to lap. */
export const barsTooShort =
  'Slab ni ndefu kuliko chuma cha 12 m: injinia ndiye anayesema vyuma viungwe wapi.'
