export const notice =
  'Ili kupiga hesabu, ukurasa huu unahitaji browser mpya zaidi ({browsers} na kuendelea): tafadhali update browser yako. Mengine yote yanasomeka yalivyo.'
