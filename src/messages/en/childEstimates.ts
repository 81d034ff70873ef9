/** The estimates that a calculator makes of others, as those of a whole house. */

export const heading = 'Estimates'
/** `names` are estimates that are not made, because what they are made of was left empty. */
export const notCountedYet = 'Not counted yet: {names}.'
/** On a button behind it that leads there: 'rooms'. */
export const addRows = 'Add {rows}'
export const open = 'Open'
export const openEstimate = 'Open {name}'
export const perArea = 'For each m² of {what} ({area} m²)'
export const pricedMaterials = 'It is what was priced here, without labour, and no more.'
export const pricedWithLabour = 'It is what was priced here, with labour, and no more.'
export const added = { one: 'Added 1 estimate', other: 'Added {count} estimates' } as const
export const replaced = { one: 'Replaced 1 estimate', other: 'Replaced {count} estimates' } as const
export const addedText = 'They are on the list until you close this tab.'
export const listedBefore = {
  one: 'The list has 1 estimate that this page made before. Replacing it loses what you changed in it.',
  other:
    'The list has {count} estimates that this page made before. Replacing them loses what you changed in them.',
} as const
export const replace = { one: 'Replace it', other: 'Replace them' } as const
export const keepBoth = 'Keep both'
