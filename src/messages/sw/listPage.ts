export const title = 'Orodha ya vifaa'
export const description =
  'Orodha moja ya kazi yote: makadirio ya msingi, kuta, paa na vyumba pamoja. Vifaa vyake hujumlishwa, kisha tuna-round off mara moja tu: u-print, utume na ukague.'
