export const optional = '{label} (si lazima)'
