export const rounding = [
  'Hesabu zote ni kamili: namba zinazowekwa huhesabiwa pamoja na decimals zake zote, na hakuna namba tunayo-round off katikati ya hesabu.',
  'Vinavyohesabiwa kwa idadi (tiles, blocks, mabati, lita za rangi) hupandishwa hadi namba nzima mahali formula inasema hivyo: hununuliwa vipande vizima. Idadi ya blocks na tiles hupandishwa kwa hatua mbili: hadi vipande vizima vya kufunika eneo, kisha pamoja na ziada (wastage).',
  'Jibu tuna-round off mara moja tu, linapoonyeshwa, na nusu huenda upande wa mbali na sifuri: 0.765 huonyeshwa kama 0.77 na −0.765 kama −0.77. Formula inayofuata huendelea na jibu kamili.',
] as const
export const headings = {
  fields: 'Nafasi za kujaza',
  constants: 'Viwango visivyobadilika',
  formulas: 'Formula',
  warnings: 'Maonyo',
  estimates: 'Makadirio ya kurasa nyingine za hesabu',
  toBuy: 'Vya kununua',
  examples: 'Mifano iliyohesabiwa',
  assumptions: 'Tuliyochukulia (assumptions)',
  advice: 'Ushauri kando ya jibu',
  sources: 'Vyanzo',
} as const
export const source = 'Chanzo: {source}'
export const assumption = 'Tumechukulia: {assumption}'
export const plainNumber = 'hakuna, ni namba tupu'
export const fields = {
  hint: 'Kando ya nafasi ya kujaza: {hint}',
  empty: 'Unit: {unit}; {accepts}; mwanzoni iko tupu.',
  filled: 'Unit: {unit}; {accepts}; mwanzoni ni {figure}.',
  choice: 'Moja kati ya zilizo chini ya Viwango visivyobadilika; mwanzoni ni {option}.',
  row: 'Mmoja wa mistari ya {rows}; mwanzoni ni tupu. Ukiacha tupu, vipimo si sahihi.',
  rows: 'Mistari, mmoja kwa kila {row}: isizidi {maximum}. Mstari mtupu huhesabiwa kama haupo.',
  rowsFrom:
    'Mistari, mmoja kwa kila {row}: isipungue {minimum}, isizidi {maximum}. Mstari mtupu huhesabiwa kama haupo.',
  elseAtFirst: 'Kingine chochote huhesabiwa kama namba ya mwanzoni, na jibu husema hivyo.',
  elseInvalid: 'Kingine chochote si sahihi, na hakitoi jibu.',
  mayStayEmpty:
    'Inaweza kuachwa tupu: basi kinachoitegemea hakipo. Kingine chochote si sahihi, na hakitoi jibu.',
  usual: 'Kawaida kwa {of}: {from} hadi {to}. Nje ya hapo ukurasa huuliza.',
  bill: 'Huulizwa chini ya Vya kununua: hubadilisha kinachonunuliwa, si jibu lolote.',
  price:
    'Mmoja wa mistari iliyo mwisho wa bill, ambao mtu huuwekea bei; hakuna kitu kingine kinachoutumia.',
  onlyWith: 'Ipo tu wakati {choice} ni {options}; la sivyo kinachoitegemea hakipo.',
  either: '{options} au {option}',
} as const
export const constants = {
  sameOptions: 'Vya kuchagua ni vile vile vya “{choice}”.',
  entered: '{option}: namba zake huwekwa na anayehesabu.',
  countedAs: 'huhesabiwa kama {nouns}',
  defaultOf: 'Namba ya mwanzoni ya “{title}”, ambayo ukurasa huu hutumia.',
} as const
export const formulas = {
  shown: 'Unit: {unit}. Huonyeshwa kama “{label}”, baada ya ku-round off hadi {decimals}.',
  notShown:
    'Unit: {unit}. Haionyeshwi peke yake; jibu lake kamili huingia kwenye formula zinazofuata.',
  inRow: 'Unit: {unit}. Kwa kila {row}; jibu lake kamili huingia kwenye jumla.',
  mustBe: 'Jibu lazima liwe {range}, la sivyo vipimo si sahihi.',
  mustBeSaying: 'Jibu lazima liwe {range}, la sivyo vipimo si sahihi: “{message}”.',
  mustExistSaying: 'Lazima jibu lipatikane, la sivyo vipimo si sahihi: “{message}”.',
  from: 'Imetoka kwa “{title}”, kwa majina ya ukurasa huu.',
} as const
export const warning = 'Huonyeshwa kando ya majibu wakati {words} ({name}) ni zaidi ya sifuri.'
export const mend = 'Hupendekeza kuweka {value} kwenye {words} ({field}).'
export const estimates = {
  stage: 'Hatua: {stage}.',
  rows: '{field} = mistari ya {columns}',
  forEach: 'Moja kwa kila mstari wa {repeat}.',
  when: 'Ipo tu wakati {name} ni zaidi ya sifuri.',
} as const
export const materials = {
  bought:
    'Huhesabiwa kwa {unit}, kiasi kamili; hupandishwa mara moja tu hadi kinachouzwa: {packs}.',
  labour: 'Labour: {packs}.',
  pieces:
    'Vipande hukatwa kutoka urefu wa {length} m, kwa idadi ndogo zaidi ya urefu huo ambayo mpango wa kukata unapata.',
  length: 'Urefu wake, kwa vinavyouzwa kwa mita na futi: {words}.',
  where: 'Pale tu {words} ni {range}.',
  whereSaying: 'Pale tu {words} ni {range}; kwingine ukurasa husema: “{note}”',
  soldAtFirst: 'Huuzwa kwa {packs} mpaka mtu achague nyingine.',
  packAtFirst: 'Huuzwa kwa {packs} ukichagua “{option}”, mpaka mtu achague nyingine.',
  apart: 'Hutenganishwa kwa “{variant}”.',
  weighs: 'Uzito ni {figure}.',
  forEach: '{formula} kwa kila moja ya {repeat}',
} as const
export const examples = {
  given: 'Kilichowekwa: {inputs}.',
  computed: 'Kilichohesabiwa: {answers}.',
  toBuy: 'Vya kununua: {lines}.',
} as const
