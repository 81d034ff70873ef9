export const full = 'Orodha imejaa'
export const fullText = 'Inabeba makadirio {limit}.'
