/** The page for hardware shops: their prices, their link, and a calculator on their own page. */

export const title = 'For hardware shops'
export const description =
  'Give customers your prices by a link or a sheet on the wall, and put a calculator on your own page. Free, without an account.'
export const about =
  'Type your prices once and send the link to your customers. Who opens it sees what a job costs at your shop, and sends you the list of materials on WhatsApp. All of it is in the link: we store nothing.'
export const shop = 'Your shop'
export const fields = {
  name: 'Name of the shop',
  place: 'Place',
  phone: 'Phone number for WhatsApp',
  date: 'Day of the prices',
} as const
export const hints = {
  place: 'Town or estate, as Thika or Githurai.',
  phone: '07…, 01… or +254 … Without it, customers cannot send you their list.',
  date: 'Day/month/year, as 3/7/2026.',
} as const
/** `date` in words: '3 July 2026'. */
export const readAs = 'Read as {date}.'
export const problems = {
  name: 'Type the name of the shop, at most {most} letters.',
  place: 'At most {most} letters.',
  phone: 'Type a Kenyan number, as 0712 345 678, or leave it empty.',
  date: 'Type a day, as 3/7/2026: day, month, year. It cannot be after today.',
  price: 'Type a price above 0, as 750 or 1,200.50, or leave it empty.',
} as const
export const prices = 'Your prices'
export const pricesHint = 'Leave out what you do not sell. Prices are in shillings, for one pack.'
/** The group of what the calculators at the top of the menu buy. */
export const mostAsked = 'Asked for most'
/** After a material's name, where there is one price for every size. */
export const anySize = '{material}, any size'
export const otherPacks = 'Other ways to sell it'
export const perPack = 'KSh for a {pack}'
export const give = 'Give your prices to customers'
export const countOfPrices = { one: '1 price', other: '{count} prices' } as const
export const ready = 'The link has {prices}, of {date}.'
export const notReady = 'For the link there is still to correct: {fields}.'
export const copyLink = 'Copy link'
export const send = 'Send'
/** The text of a message: the link follows. */
export const message = 'Prices of {shop}, of {date}. See what your job costs: {link}'
export const showSheet = 'Sheet to print'
export const download = 'Download'
export const openFile = 'Open a file'
export const aboutFile =
  'The file is a table (CSV) with a row for each price: fill it in with Excel or Google Sheets, and open it here again.'
export const copied = 'Link copied'
export const copiedText = 'Paste it into WhatsApp, a text message or your page.'
export const copyThis = 'Copy this link'
export const lines = 'Lines copied'
export const linesText = 'Paste them into your page.'
export const saved = 'Saved'
export const opened = 'File opened'
export const openedText = {
  one: 'It has 1 price.',
  other: 'It has {count} prices.',
} as const
export const openedPartly = '{opened} {left}'
export const fileLeftOut = {
  one: '1 row was left out: its material is not known, or its price cannot be read.',
  other:
    '{count} rows were left out: their materials are not known, or their prices cannot be read.',
} as const
export const notOpened = 'File not opened'
export const notOpenedText =
  'It is no table of prices from this page, or it is larger than 100 kB. What you typed stays.'
export const undo = 'Undo'
export const undoOtherwise = 'Open the page again as it was before the file.'
/** On the sheet. */
export const sheet = 'Prices of {date}'
export const sheetScan = 'Scan this with your phone to see what your job costs at these prices.'
export const sheetNote = 'Free calculator for building materials: {site}'
export const qrCode = 'QR code of the link with the prices of {shop}'
/** A material and its pack. */
export const sheetLine = '{material}: {pack}'
export const print = 'Print'
export const columns = { material: 'Material', pack: 'Sold as', price: 'KSh' } as const
/** In the file: over its columns, and before the shop's own lines. */
export const file = {
  size: 'Size',
  id: 'Code (leave as it is)',
  name: 'prices',
} as const
export const embed = {
  heading: 'A calculator on your own page',
  text: 'Copy these lines into your page, where the calculator is to stand. It has your prices if the form above has them, and grows and shrinks with its content.',
  choose: 'Calculator',
  lines: 'Lines to copy',
  copy: 'Copy lines',
  example: 'Live example: {calculator}',
} as const
