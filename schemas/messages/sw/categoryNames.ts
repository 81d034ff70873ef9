export const categoryNames = {
  'Whole house': 'Nyumba nzima',
  Calculators: 'Zinazotumika sana',
  Structure: 'Structure ya nyumba',
  Finishes: 'Umaliziaji',
  'Roof and ground': 'Paa na ardhi',
  Compound: 'Compound',
} as const
