export const checkedBy = 'Imekaguliwa na'
export const date = 'Tarehe'
export const signature = 'Sahihi'
