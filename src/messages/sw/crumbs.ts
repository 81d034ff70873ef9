export const home = 'Mwanzo'
export const tools = 'Hesabu zote'
export const notFound = 'Ukurasa haupo'
export const pages = {
  privacy: 'Faragha',
  terms: 'Masharti',
  contact: 'Wasiliana nasi',
  formulas: 'Formula',
  list: 'Orodha ya vifaa',
  shops: 'Kwa wenye hardware',
} as const
