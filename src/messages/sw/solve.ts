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
export const aboutBudget = 'Weka bajeti yako uone inafika wapi na inapungukiwa na nini.'
export const noBudget = 'Weka bajeti yako kwenye kisanduku, kama 50,000.'
export const needsPrices = 'Kwanza weka bei ya kila mstari. Bila bei: {lines}.'
export const enough = 'Bajeti yako inatosha vyote. Itakayobaki: {money}.'
export const enoughUpTo = 'Inatosha hadi mwisho wa “{stage}”. Inapungukiwa na {money}, kwa'
export const notEnoughFor = 'Haitoshi “{stage}”. Inapungukiwa na {money}, kwa'
