export const about =
  'Orodha inaweka pamoja makadirio ya kazi moja, na kujumlisha vifaa vya kununua: bonyeza ‘Weka orodhani’ chini ya majibu. Inakaa kwenye tab hii hadi uifunge, na hakuna mwingine anayeiona.'
export const chooseCalculator = 'Chagua hesabu'
export const aboutFiles =
  'Orodha uliyohifadhi ni file: ilitengenezwa na ‘Pakua ripoti’. Ifungue hapa na uendelee pale ulipoachia.'
export const openFile = 'Fungua file ya orodha'
export const loading = 'Hesabu za orodha zinafunguka…'
export const titleAndNote = 'Jina na maelezo'
export const jobTitle = 'Jina la kazi'
export const note = 'Maelezo'
export const done = 'Maliza'
export const estimates = 'Makadirio'
export const nameOfEstimate = 'Jina la makadirio namba {number}'
export const refused = 'Hayawezi kuhesabiwa tena: {problem}.'
export const notCounted = 'Makadirio ‘{name}’ hayako kwenye jumla: {problem}.'
export const notCountedUnknown =
  'Makadirio ‘{name}’ hayako kwenye jumla: tovuti hii haina hesabu kama hiyo.'
export const moreOf = 'Zaidi kwa makadirio namba {number}'
export const edit = 'Badilisha'
export const duplicate = 'Toa nakala'
export const remove = 'Ondoa'
export const removed = 'Umeondoa ‘{name}’.'
export const undo = 'Rudisha'
export const opening = 'Orodha inafunguliwa…'
export const nothingToOpen = 'Hakuna orodha ya kufungua'
export const partlyRead = 'Si orodha yote iliyosomeka'
export const close = 'Funga'
export const hasList = 'Tab hii tayari ina orodha'
export const otherList = {
  one: 'Hiyo nyingine ina makadirio 1.',
  other: 'Hiyo nyingine ina makadirio {count}.',
} as const
export const otherListTitled = {
  one: 'Hiyo nyingine, ‘{title}’, ina makadirio 1.',
  other: 'Hiyo nyingine, ‘{title}’, ina makadirio {count}.',
} as const
export const openInstead = 'Fungua hiyo badala ya hii'
export const addToThis = 'Iongeze kwenye orodha hii'
export const leave = 'Iache'
export const moreProblems = { one: 'Na 1 zaidi.', other: 'Na {count} zaidi.' } as const
export const replaced = 'Orodha nyingine imefunguliwa'
export const replacedText = 'Imechukua nafasi ya ile ya awali.'
export const merged = 'Orodha zote mbili sasa ni moja'
export const mergedText =
  'Vifaa vilivyowekewa bei hapa vinabaki na bei, namna ya kununua na quotation zake.'
export const undoOtherwise = 'Fungua tena orodha ya awali, kutoka kwa link yake au ripoti yake'
