export const stale = 'Jibu la kabla hujabadilisha'
