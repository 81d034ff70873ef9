export const title = 'Ukurasa haupo'
export const description = 'Hakuna ukurasa kwenye anwani hii. Chagua mojawapo ya hesabu.'
export const text =
  'Hakuna ukurasa kwenye anwani hii. Labda imeandikwa vibaya. Chagua hesabu hapa chini, au nenda kwenye {home}.'
export const home = 'ukurasa wa mwanzo'
export const tools = 'Hesabu zote'
