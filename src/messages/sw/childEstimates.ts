export const heading = 'Makadirio'
export const notCountedYet = 'Bado havijahesabiwa: {names}.'
export const addRows = 'Ongeza {rows}'
export const open = 'Fungua'
export const openEstimate = 'Fungua {name}'
export const perArea = 'Kwa kila m² ya {what} ({area} m²)'
export const pricedMaterials = 'Ni gharama ya vilivyowekewa bei hapa tu, bila labour.'
export const pricedWithLabour = 'Ni gharama ya vilivyowekewa bei hapa tu, pamoja na labour.'
export const added = { one: 'Umeweka makadirio 1', other: 'Umeweka makadirio {count}' } as const
export const replaced = {
  one: 'Umeweka makadirio 1 mahali pa yale ya awali',
  other: 'Umeweka makadirio {count} mahali pa yale ya awali',
} as const
export const addedText = 'Yatakaa kwenye orodha hadi ufunge tab hii.'
export const listedBefore = {
  one: 'Orodha ina makadirio 1 ambayo ukurasa huu uliyatengeneza hapo awali. Ukiweka mapya mahali pa hayo, ulichobadilisha ndani yake kitapotea.',
  other:
    'Orodha ina makadirio {count} ambayo ukurasa huu uliyatengeneza hapo awali. Ukiweka mapya mahali pa hayo, ulichobadilisha ndani yake kitapotea.',
} as const
export const replace = { one: 'Badilisha kwa mapya', other: 'Badilisha kwa mapya' } as const
export const keepBoth = 'Bakisha yote'
