export const madeWith = 'Imetengenezwa na {site}'
