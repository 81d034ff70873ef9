/** The names of categories on the page; a definition names them in English. */
export const categoryNames = {
  'Whole house': 'Whole house',
  Calculators: 'Calculators',
  Structure: 'Structure',
  Finishes: 'Finishes',
  'Roof and ground': 'Roof and ground',
  Compound: 'Compound',
} as const
