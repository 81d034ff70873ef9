export const title = 'Kwa wenye hardware'
export const description =
  'Wape wateja bei zako kwa link au karatasi ukutani, na uweke hesabu kwenye ukurasa wako. Bure, bila account.'
export const about =
  'Andika bei zako mara moja na utume link kwa wateja wako. Anayeifungua huona kazi yake itagharimu pesa ngapi kwenye hardware yako, na hukutumia orodha ya vifaa kwa WhatsApp. Kila kitu kiko ndani ya link: hatuhifadhi chochote.'
export const shop = 'Hardware yako'
export const fields = {
  name: 'Jina la hardware',
  place: 'Mahali',
  phone: 'Namba ya simu ya WhatsApp',
  date: 'Siku ya bei hizi',
} as const
export const hints = {
  place: 'Mji au mtaa, kama Thika au Githurai.',
  phone: '07…, 01… au +254 … Bila namba, wateja hawawezi kukutumia orodha yao.',
  date: 'Siku/mwezi/mwaka, kama 3/7/2026.',
} as const
export const readAs = 'Imesomwa kama {date}.'
export const problems = {
  name: 'Andika jina la hardware, herufi zisizidi {most}.',
  place: 'Herufi zisizidi {most}.',
  phone: 'Andika namba ya Kenya, kama 0712 345 678, au uache wazi.',
  date: 'Andika siku, kama 3/7/2026: siku, mwezi, mwaka. Haiwezi kuwa baada ya leo.',
  price: 'Andika bei iliyo juu ya 0, kama 750 au 1,200.50, au uache wazi.',
} as const
export const prices = 'Bei zako'
export const pricesHint = 'Acha wazi usichouza. Bei ni kwa shilingi, za pack moja.'
export const mostAsked = 'Vinavyoulizwa sana'
export const anySize = '{material}, saizi yoyote'
export const otherPacks = 'Namna nyingine za kuuza'
export const perPack = 'KSh kwa {pack}'
export const give = 'Wape wateja bei zako'
export const countOfPrices = { one: 'bei 1', other: 'bei {count}' } as const
export const ready = 'Link ina {prices} ({date}).'
export const notReady = 'Ili kupata link, bado urekebishe: {fields}.'
export const copyLink = 'Nakili link'
export const send = 'Tuma'
export const message = 'Bei za {shop}, za {date}. Ona kazi yako itagharimu pesa ngapi: {link}'
export const showSheet = 'Karatasi ya ku-print'
export const download = 'Pakua'
export const openFile = 'Fungua file'
export const aboutFile =
  'File ni jedwali (CSV) lenye mstari mmoja kwa kila bei: ijaze kwa Excel au Google Sheets, kisha uifungue hapa tena.'
export const copied = 'Link imenakiliwa'
export const copiedText = 'Ibandike (paste) kwenye WhatsApp, SMS au ukurasa wako.'
export const copyThis = 'Nakili link hii'
export const lines = 'Mistari imenakiliwa'
export const linesText = 'Ibandike (paste) kwenye ukurasa wako.'
export const saved = 'Imehifadhiwa'
export const opened = 'File imefunguliwa'
export const openedText = {
  one: 'Ina bei 1.',
  other: 'Ina bei {count}.',
} as const
export const openedPartly = '{opened} {left}'
export const fileLeftOut = {
  one: 'Mstari 1 umeachwa: kifaa chake hakijulikani, au bei yake haisomeki.',
  other: 'Mistari {count} imeachwa: vifaa vyake havijulikani, au bei zake hazisomeki.',
} as const
export const notOpened = 'File haikufunguliwa'
export const notOpenedText =
  'Si jedwali la bei kutoka ukurasa huu, au ni kubwa kuliko 100 kB. Ulichoandika kinabaki.'
export const undo = 'Rudisha'
export const undoOtherwise = 'Fungua ukurasa tena kama ulivyokuwa kabla ya file.'
export const sheet = 'Bei za {date}'
export const sheetScan = 'Scan hii kwa simu yako uone kazi yako itagharimu pesa ngapi kwa bei hizi.'
export const sheetNote = 'Hesabu za vifaa vya ujenzi, bure: {site}'
export const qrCode = 'QR code ya link yenye bei za {shop}'
export const sheetLine = '{material}: {pack}'
export const print = 'Print'
export const columns = { material: 'Kifaa', pack: 'Huuzwa kwa', price: 'KSh' } as const
export const file = {
  size: 'Saizi',
  id: 'Code (iache ilivyo)',
  name: 'bei',
} as const
export const embed = {
  heading: 'Hesabu kwenye ukurasa wako',
  text: 'Nakili mistari hii uiweke kwenye ukurasa wako, mahali ambapo hesabu itakaa. Ina bei zako kama fomu iliyo juu inazo, na hurefuka na kufupika kulingana na kilichomo.',
  choose: 'Hesabu',
  lines: 'Mistari ya kunakili',
  copy: 'Nakili mistari',
  example: 'Mfano halisi: {calculator}',
} as const
