export const categoryNames = {
  'Whole house': 'Nyumba nzima',
  Calculators: 'Zinazotumika sana',
  Structure: 'Structure',
  Finishes: 'Finishing',
  'Roof and ground': 'Paa na ardhi',
  Compound: 'Compound',
} as const
