export const notice =
  'Ili kupiga hesabu, ukurasa huu unahitaji browser mpya zaidi ({browsers} au ya baadaye): tafadhali update yako. Mengine yote yanasomeka yalivyo.'
