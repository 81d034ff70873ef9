export const title = 'Masharti'
export const description =
  'Hesabu hizi ni za bure. Majibu ni makadirio ya kupanga kazi tu; maana yake kwa maneno rahisi.'
export const intro = 'Ukitumia {name}, unakubali masharti haya. Ni mafupi kwa makusudi.'
export const free = {
  heading: 'Ni za bure',
  text: 'Hesabu hizi ni bure kwa kila mtu, kwa kazi ya binafsi na kwa kazi ya kulipwa, bila account.',
} as const
export const estimates = {
  heading: 'Makadirio ya kupanga kazi tu',
  text: 'Majibu hutokana na namba unazoweka, kanuni za kazi ya ujenzi ambazo kila ukurasa hutaja, na tuliyochukulia (assumptions), ambayo kila ukurasa huorodhesha. Ni makadirio ya kupanga kazi. Si structural design, si bill of quantities (BQ), wala si quotation, na hayachukui nafasi ya injinia, architect au quantity surveyor.',
} as const
export const check = {
  heading: 'Hakikisha kabla ya kununua',
  text: 'Pima mara mbili, linganisha jibu na ramani na anachosema anayekuuzia, na uongeze ziada (wastage). Vifaa, saizi na hali ya site hutofautiana.',
} as const
export const liability = {
  heading: 'Dhima (liability)',
  text: 'Tunajitahidi sana namba ziwe sahihi, na tunazitoa jinsi zilivyo, bila dhamana (warranty). Kwa kadiri sheria ya Kenya inavyoruhusu, hatuwajibiki kwa hasara inayotokana na kutegemea jibu.',
} as const
export const mistakes = {
  heading: 'Makosa',
  text: 'Ukidhani kuna namba isiyo sahihi, {tellUs}. Tutaikagua formula na kuirekebisha.',
  tellUs: 'tuambie',
} as const
export const changes = {
  heading: 'Mabadiliko',
  text: 'Masharti haya yanaweza kubadilika tovuti inapokua. Yanayotumika ni yale yaliyo kwenye ukurasa huu.',
} as const
