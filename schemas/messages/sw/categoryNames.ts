export const categoryNames = {
  'Whole house': 'Nyumba nzima',
  Calculators: 'Hesabu',
  Structure: 'Structure ya nyumba',
  Finishes: 'Umaliziaji',
  'Roof and ground': 'Paa na ardhi',
  Compound: 'Compound',
} as const
