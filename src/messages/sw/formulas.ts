export const title = 'Formula'
export const description =
  'Kila formula, kiwango, unit, kanuni ya rounding na mfano uliohesabiwa, wa kila hesabu, pamoja na chanzo chake: kila moja ina karatasi ya kuchapisha na kutia sahihi.'
export const intro =
  'Yote ambayo hesabu zinajua, kwa yeyote anayezikagua. Kila hesabu ina karatasi yake: nafasi za kujaza na units zake, viwango visivyobadilika pamoja na chanzo chake au neno “kadirio”, formula jinsi zilivyoandikwa na kwa maneno, rounding, na mifano iliyohesabiwa kwa formula hizo hizo. Ichapishe kama karatasi ya mkaguzi; ina nafasi ya sahihi. Kama kuna namba isiyo sahihi, {tellUs}.'
export const tellUs = 'tuambie'
export const sheets = 'Karatasi: {category}'
export const rounding = 'Rounding'
export const limits = {
  title: 'Tovuti yenyewe',
  summary: 'Viwango vya tovuti visivyobadilika. Hakuna hata kimoja kinachogusa jibu.',
  constants: 'Viwango visivyobadilika',
  toasts: 'Ujumbe mfupi',
  stays: {
    one: 'Ujumbe hukaa sekunde {count}, mmoja mmoja.',
    other: 'Ujumbe hukaa sekunde {count}, mmoja mmoja.',
  },
  swipe: 'Sukuma ujumbe kwa kidole kwenda kulia ili uondoke. Kwa keyboard, {key} hukupeleka kwake.',
  staysBecause: 'Kadirio: muda wa kutosha kusoma mstari mmoja, bila kukuzuia.',
  printing: 'Kuchapisha',
  window:
    'Kinachochapishwa huonyeshwa kwanza, kwenye dirisha lake; dirisha hujifunga baada ya kuchapisha.',
  begins: {
    one: 'Kuchapisha huanza baada ya sekunde {count}.',
    other: 'Kuchapisha huanza baada ya sekunde {count}.',
  },
  beginsBecause: 'Kadirio: muda wa kutosha simu ya polepole ichore ukurasa kwanza.',
} as const
