export const full = 'Orodha imejaa'
export const fullText = 'Haibebi zaidi ya makadirio {limit}.'
