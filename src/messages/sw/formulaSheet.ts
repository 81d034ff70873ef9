export const heading = '{title}: formula'
export const description =
  '{title}: kila nafasi ya kujaza, kiwango, formula na mfano uliohesabiwa, pamoja na units, ku-round off na vyanzo, ukague, u-print na utie sahihi.'
export const openCalculator = 'Fungua hesabu hii'
export const allFormulas = 'Rounding, na formula zote'
