export const title = 'Orodha ya vifaa'
export const description =
  'Orodha moja ya kazi yote: makadirio ya msingi, kuta, paa na vyumba pamoja. Vifaa vyake vinajumlishwa, na rounding hufanywa mara moja tu, uchapishe, utume na ukague.'
