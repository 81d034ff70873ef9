/** What a category of calculators is called where it is shown; a definition names it in English. */
export const categoryNames = {
  'Whole house': 'Whole house',
  Calculators: 'Calculators',
  Structure: 'Structure',
  Finishes: 'Finishes',
  'Roof and ground': 'Roof and ground',
} as const
