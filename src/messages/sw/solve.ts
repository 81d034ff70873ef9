export const about = 'Weka ulicho nacho. Kisanduku kitupu hakiweki kikomo.'
export const field = 'Cha kutafuta'
export const have = '{material} ({packs})'
export const budget = 'Bajeti (KSh)'
export const workOut = 'Tafuta jibu'
export const found = '{field}: {value}. Kitakachoisha kwanza: {limits}.'
export const foundWithRest =
  '{field}: {value}. Kitakachoisha kwanza: {limits}. Kitakachobaki: {rest}.'
export const most = '{field}: {value}. Kubwa zaidi haikubaliki. Kitakachobaki: {rest}.'
export const money = 'pesa'
export const left = '{name} ({amount})'
export const notEnough =
  'Ulicho nacho hakitoshi kiwango chochote cha “{field}”. Hakuna kilichobadilika.'
export const nothingEntered =
  'Weka ulicho nacho kwenye angalau kisanduku kimoja. Hakuna kilichobadilika.'
export const noLimit =
  'Ulicho nacho hakitaisha, hata “{field}” ikiwa kubwa kiasi gani. Hakuna kilichobadilika.'
export const correctBoxes = 'Rekebisha visanduku vilivyowekwa alama. Hakuna kilichobadilika.'
