export const title = 'Formula'
export const description =
  'Kila formula, kiwango, unit, kanuni ya ku-round off na mfano uliohesabiwa, wa kila hesabu, pamoja na chanzo chake: kila moja ina karatasi ya ku-print na kutia sahihi.'
export const intro =
  'Yote ambayo hesabu zinajua, kwa yeyote anayezikagua. Kila hesabu ina karatasi yake: nafasi za kujaza na units zake, viwango visivyobadilika pamoja na chanzo chake au neno “tumechukulia”, formula jinsi zilivyoandikwa na kwa maneno, rounding, na mifano iliyohesabiwa kwa formula hizo hizo. I-print kama karatasi ya mkaguzi; ina nafasi ya sahihi. Kama kuna namba isiyo sahihi, {tellUs}.'
export const tellUs = 'tuambie'
export const sheets = 'Karatasi: {category}'
export const rounding = 'Rounding'
