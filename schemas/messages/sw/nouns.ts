/**
 * The classes of Kiswahili's nouns, as what joins one of them, and many, to what they are of: 'mfuko wa
 * simiti', 'mifuko ya simiti'.
 */
const CONNECTORS = {
  'A-WA': ['wa', 'wa'],
  'U-I': ['wa', 'ya'],
  'LI-YA': ['la', 'ya'],
  'KI-VI': ['cha', 'vya'],
  'I-ZI': ['ya', 'za'],
  'U-ZI': ['wa', 'za'],
  'U-U': ['wa', 'wa'],
  'I-I': ['ya', 'ya'],
  'YA-YA': ['ya', 'ya'],
} as const

export type NounClass = keyof typeof CONNECTORS

/** The word that joins one or many of a class to their contents. */
export function connector(of: NounClass, isOne: boolean): string {
  return CONNECTORS[of][isOne ? 0 : 1]
}

/**
 * The things that definitions count, by their English word: one, many, and their class. The row of
 * a repeat is worded by a definition's translation, and found by its own word for one.
 */
export const NOUNS: Readonly<Record<string, readonly [string, string, NounClass]>> = {
  // Units, and what pictures draw.
  bag: ['mfuko', 'mifuko', 'U-I'],
  bar: ['chuma', 'vyuma', 'KI-VI'],
  block: ['block', 'blocks', 'I-ZI'],
  board: ['board', 'boards', 'I-ZI'],
  brick: ['tofali', 'matofali', 'LI-YA'],
  coat: ['coat', 'coats', 'I-ZI'],
  column: ['nguzo', 'nguzo', 'I-ZI'],
  day: ['siku', 'siku', 'I-ZI'],
  hour: ['saa', 'saa', 'I-ZI'],
  litre: ['lita', 'lita', 'I-ZI'],
  piece: ['kipande', 'vipande', 'KI-VI'],
  post: ['post', 'posts', 'I-ZI'],
  roll: ['roll', 'rolls', 'I-ZI'],
  size: ['saizi', 'saizi', 'I-ZI'],
  sheet: ['bati', 'mabati', 'LI-YA'],
  stone: ['jiwe', 'mawe', 'LI-YA'],
  step: ['step', 'steps', 'I-ZI'],
  tile: ['tile', 'tiles', 'I-ZI'],
  tonne: ['tani', 'tani', 'I-ZI'],
  wall: ['ukuta', 'kuta', 'U-ZI'],
  // Words that results have in place of a unit.
  'bags of 50 kg': ['mfuko wa 50 kg', 'mifuko ya 50 kg', 'U-I'],
  bars: ['chuma', 'vyuma', 'KI-VI'],
  columns: ['nguzo', 'nguzo', 'I-ZI'],
  posts: ['post', 'posts', 'I-ZI'],
  sheets: ['bati', 'mabati', 'LI-YA'],
  // Rows of repeats, and lines of a quotation.
  door: ['mlango', 'milango', 'U-I'],
  gate: ['geti', 'mageti', 'LI-YA'],
  'inside door': ['mlango wa ndani', 'milango ya ndani', 'U-I'],
  line: ['mstari', 'mistari', 'U-I'],
  opening: ['mlango au dirisha', 'milango na madirisha', 'U-I'],
  'outside door': ['mlango wa nje', 'milango ya nje', 'U-I'],
  roof: ['paa', 'mapaa', 'LI-YA'],
  room: ['chumba', 'vyumba', 'KI-VI'],
  row: ['mstari', 'mistari', 'U-I'],
  run: ['run', 'runs', 'I-ZI'],
  window: ['dirisha', 'madirisha', 'LI-YA'],
  // The packs of a shop.
  'bag of 5 kg': ['mfuko wa 5 kg', 'mifuko ya 5 kg', 'U-I'],
  'bag of 20 kg': ['mfuko wa 20 kg', 'mifuko ya 20 kg', 'U-I'],
  'bag of 25 kg': ['mfuko wa 25 kg', 'mifuko ya 25 kg', 'U-I'],
  box: ['boksi', 'maboksi', 'LI-YA'],
  'bucket of 20 litres': ['ndoo ya lita 20', 'ndoo za lita 20', 'I-ZI'],
  'ceiling board': ['board ya dari', 'boards za dari', 'I-ZI'],
  'ceiling hanger': ['hanger ya dari', 'hangers za dari', 'I-ZI'],
  'fence post': ['post ya fence', 'posts za fence', 'I-ZI'],
  foot: ['futi', 'futi', 'I-ZI'],
  lorry: ['lori', 'malori', 'LI-YA'],
  'lorry of 7 tonnes': ['lori la tani 7', 'malori ya tani 7', 'LI-YA'],
  'lorry of 10 tonnes': ['lori la tani 10', 'malori ya tani 10', 'LI-YA'],
  'lorry of 16 tonnes': ['lori la tani 16', 'malori ya tani 16', 'LI-YA'],
  'lorry of 18 tonnes': ['lori la tani 18', 'malori ya tani 18', 'LI-YA'],
  metre: ['mita', 'mita', 'I-ZI'],
  prop: ['prop', 'props', 'I-ZI'],
  'pick-up': ['pick-up', 'pick-up', 'I-ZI'],
  'paving block': ['cabro', 'cabro', 'I-ZI'],
  'ridge cap': ['ridge cap', 'ridge caps', 'I-ZI'],
  'roofing sheet': ['bati', 'mabati', 'LI-YA'],
  strut: ['strut', 'struts', 'I-ZI'],
  'tin of 1 litre': ['mkebe wa lita 1', 'mikebe ya lita 1', 'U-I'],
  'tin of 4 litres': ['mkebe wa lita 4', 'mikebe ya lita 4', 'U-I'],
  'tin of 20 litres': ['ndoo ya lita 20', 'ndoo za lita 20', 'I-ZI'],
  wheelbarrow: ['wheelbarrow', 'wheelbarrow', 'I-ZI'],
}
