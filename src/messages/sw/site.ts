export const title = 'Hesabu za ujenzi za kisasa kwa Kenya'
export const disclaimer = 'Haya ni makadirio ya kupanga kazi. Hakikisha kabla ya kununua.'
export const olderBrowser =
  'Ili kupiga hesabu, ukurasa huu unahitaji browser mpya zaidi ({browsers} na kuendelea): tafadhali update browser yako. Mengine yote yanasomeka yalivyo.'
