/*
 * A definition as a maintainer writes it, for editors: `npm run keys` writes this file. Change the shapes and
 * the words in the files beside it.
 */

export interface WrittenDefinition {
  /** What it is called. */
  title: Title
  /** One or two sentences: the first stands on the home page's card, both under the page's heading and in search engines. */
  summary: string
  /** Words that people search for, beside those of `title` and `summary`. */
  keywords?: string[] | undefined
  /** Where the menu and the home page list it. */
  category?:
    | 'Whole house'
    | 'Calculators'
    | 'Structure'
    | 'Finishes'
    | 'Roof and ground'
    | undefined
  /** Its place in the category, a whole number from 1; no two of a category share one. */
  order: number
  /** The sign on the home page, drawn on a grid of 24. */
  icon?: Icon | undefined
  /** By name, what a person enters. */
  fields: Record<string, FieldsNumber | FieldsChoice | FieldsRepeat>
  /** Where a part of a long form begins: `{ trenchWidth: 'Foundation' }` is a heading above that field. */
  headings?: Record<string, string> | undefined
  /** By name, the figures that nobody enters. Each has a source or an assumption. */
  constants?: Record<string, Constants> | undefined
  /** Calculators whose formulas this one uses, by the name that they have here: `concrete.cementBags`. */
  uses?: Record<string, Uses> | undefined
  /** By name, what is worked out, in any order. */
  formulas: Record<string, Formulas>
  /** What the page shows, in this order. */
  results: Results[]
  /** What a person must know of some results, beside them and on paper. */
  warnings?: Warnings[] | undefined
  /** Estimates of other calculators that this one makes, in the order of the work. */
  estimates?: Estimates[] | undefined
  /** What there is to buy. */
  materials?: Materials[] | undefined
  /** What an invalid input does beside clearing the result: 'clear' says nothing, 'message' names the field and what it accepts, a toast shows a message that goes away. */
  whenInvalid: 'clear' | 'message' | WhenInvalid
  /** What a change of any input does to the result on the page: it stays ('keep'), or goes ('clear'). */
  whenChanged: 'keep' | 'clear'
  /** The text in place of a result that is not there yet. */
  empty: string
  /** Advice beside a result. */
  tip?: string | undefined
  /** A sentence under the form. */
  footnote?: string | undefined
  /** The drawing beside the form and the result: its parts, from the top down. */
  picture?: Picture[] | undefined
  /** By name, two or more: they are tests, and part of the page. */
  examples: Record<string, Examples>
  /** What the calculator assumes. */
  assumptions?: string[] | undefined
  /** What its figures rest on. */
  sources?: Sources[] | undefined
  /** How a person works it out, on the page. */
  guide: Guide
  /** Questions and answers on the page, three or more. */
  faqs: Faqs[]
  /** Slugs of others that come with the same job, in the order of the work. */
  related?: string[] | undefined
}

export interface Title {
  /** The heading and the title of the page. */
  page: string
  /** In the menu. */
  menu: string
  /** In the line that leads from the home page to this one. */
  breadcrumb: string
}

export interface Icon {
  /** The path of an SVG, drawn as lines two units wide: 'M3 3h18v18H3z'. */
  lines: string
  /** A path that is filled lightly behind the lines. */
  filled: string
}

export interface FieldsNumber {
  /** A number that a person enters. */
  kind: 'number'
  /** Its name on the page. */
  label: string
  /** What it is entered in, '1' for a plain number. Where there are other units of its kind, people may choose one. */
  unit: string
  /** A sentence under it. */
  hint?: string | undefined
  /** Shown in it while it is empty. */
  placeholder?: string | undefined
  /** The text in it at first; without it, it is empty. */
  default?: string | undefined
  /** Which numbers: 'number' is any, 'positive' any above zero; or limits. */
  accepts: 'number' | 'positive' | Accepts
  /** Outside of it the page asks, '600 cm is large for a tile. 600 mm?', and never refuses. `calculators/shared/usual.ts` has ranges. */
  usual?: Usual | undefined
  /** What another input does: it is an error ('error'), or the default is used in its place, and the result says so ('default'). */
  onInvalid?: 'error' | 'default' | undefined
  /** It may stay empty. What depends on it is then absent, never zero. */
  optional?: true | undefined
  /** It is there only with these options of a choice that is always visible: `{ corners: ['struts'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** Asked for under what there is to buy, and not in the form. Materials alone use it: it changes what is bought, and no result. */
  placement?: 'bill' | undefined
}

export interface Accepts {
  /** This or more, as a text: '5.5'. */
  minimum?: string | undefined
  /** This or less. */
  maximum?: string | undefined
  /** More than this. */
  exclusiveMinimum?: string | undefined
  /** Less than this. */
  exclusiveMaximum?: string | undefined
  /** Whole numbers only, as counts of things are. */
  integer?: true | undefined
}

export interface Usual {
  /** What is that large: 'a tile'. */
  of: string
  /** The smallest that is usual, in the unit of the field. */
  minimum: string
  /** The largest that is usual. */
  maximum: string
}

export interface FieldsChoice {
  /** A list of options, each with values for formulas. It has a source or an assumption. */
  kind: 'choice'
  /** Its name on the page. */
  label: string
  /** A sentence under it. */
  hint?: string | undefined
  /** The option that is chosen at first. */
  default: string
  /** By name, the unit of each value that an option has: formulas write `wire.roll`. */
  units: Record<string, string>
  /** What a value is called in words; without it, its name split into words. */
  labels?: Record<string, string> | undefined
  /** By id, in the order of the list. */
  options: Record<string, Options>
  /** It is there only with these options of a choice that is always visible: `{ corners: ['struts'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** Where the figure comes from, if people can look it up. */
  source?: string | undefined
  /** In place of a source: what we assume. */
  assumption?: string | undefined
}

export interface Options {
  /** Its name in the list; may show its own values: '{length} × {height} mm'. */
  label: string
  /** A number for each of the field's `units`. Left out where a person enters them ('Other size'): what depends on them alone is then absent. */
  values?: Record<string, string> | undefined
}

export interface FieldsRepeat {
  /** Rows of fields: the gates of a fence, the rooms of a house. */
  kind: 'repeat'
  /** What the rows are together: 'Doors and windows'. */
  label: string
  /** A sentence under it. */
  hint?: string | undefined
  /** What one row is called, in the singular: 'opening'. */
  row: string
  /** So many rows are there at first, and no fewer. */
  minimum?: number | undefined
  /** The most rows that there may be, 100 at most. */
  maximum: number
  /** By name, the numbers and choices of one row. */
  fields: Record<string, FieldsNumber | FieldsChoice>
  /** By name, what is worked out for each row; the calculator's formulas add it up: `sum(openings.area)`. */
  formulas?: Record<string, Formulas> | undefined
}

export interface Formulas {
  /** What it is called in the working; without it, the label of its result, or its name split into words. */
  label?: string | undefined
  /** The unit that it must come out in, '1' for a plain number, or a count: 'bag'. */
  unit: string
  /** The formula: 'ceil(fenced / spacing)'. */
  is: string
  /** Which values, as a field's: 'number', 'positive', or limits. Another one makes the input invalid. */
  accepts?: 'number' | 'positive' | Accepts | undefined
  /** What the page says where there is no value, or none that is accepted: 'The openings are larger than the wall'. */
  errorMessage?: string | undefined
}

export interface Constants {
  /** What it is called in the working; without it, its name split into words. */
  label?: string | undefined
  /** An exact number as a text: '5.5' or '2/7'. */
  value: string
  /** Its unit, '1' for a plain number. */
  unit: string
  /** Where the figure comes from, if people can look it up. */
  source?: string | undefined
  /** In place of a source: what we assume. */
  assumption?: string | undefined
}

export interface Uses {
  /** The slug of the other calculator. */
  of: string
  /** For each of its fields the field, constant or formula of this one that it gets; for a repeat the rows of one. You may leave out its optional fields, those with `visibleWhen`, and repeats without a `minimum`. */
  given: Record<string, string | Given>
}

export interface Given {
  /** The repeat of this calculator that has the rows. */
  of: string
  /** For each field of a row a name in a row of this one, or outside of it. */
  given: Record<string, string>
}

export interface Results {
  /** The formula whose value is shown. */
  of: string
  /** Its name on the page; may show the value that was used for a field, or a formula's with two decimals: 'Total weight for {bars} bars'. */
  label: string
  /** How a count or a plain number is worded: 'bags of 50 kg'. */
  unit?: string | undefined
  /** How many are shown, 0 to 6. It is rounded once, when it is shown, half away from zero. */
  decimals: number
  /** 'key' for one result, the answer a person came for; 'normal' for the others. */
  emphasis?: 'normal' | 'key' | undefined
  /** Number fields that never make it smaller when they grow; proved with random inputs. */
  increasesWith?: string[] | undefined
  /** Number fields that never make it larger when they grow. */
  decreasesWith?: string[] | undefined
  /** Why it may come out below zero; without a reason none may. */
  mayBeNegative?: string | undefined
}

export interface Warnings {
  /** The formula that decides: the text shows while its value is above zero. */
  when: string
  /** What a person must know then; may show a field or a formula: 'With a gap of 0 it takes {countWithoutGap}.' */
  text: string
}

export interface Estimates {
  /** What it is called: 'Outside walls'. With `forEach`, {row} shows the row's number. */
  name: string
  /** The part of the work that it belongs to: 'Walls'. */
  stage: string
  /** The slug of the calculator that it is an estimate of. */
  of: string
  /** For fields of that calculator what they get: a field, constant or formula of this one, with `forEach` also of the row, `rooms.length`; for a repeat the repeats whose rows it gets, one after another. A field that is left out keeps its own default. */
  given: Record<string, string | string[]>
  /** A repeat: there is one estimate for each of its rows. */
  forEach?: string | undefined
  /** It is made only while this field or formula is above zero. */
  when?: string | undefined
}

export interface Materials {
  /** The id of a material in `calculators/shared/materials.ts`. Several uses of one are added up. */
  material: string
  /** A repeat: there is a use for each of its rows, and `amount`, `variant` and `where` know a row's names. */
  forEach?: string | undefined
  /** A formula that comes out in the material's unit. */
  amount: string
  /** What keeps it apart from others of its kind on a list: '{tileLength} × {tileWidth} cm'. */
  variant?: string | undefined
  /** Limits on names: with a value outside of them nothing is bought of it. */
  where?: Record<string, Accepts> | undefined
  /** What the page says outside of those limits: 'A bar longer than 12 m must be lapped'. */
  note?: string | undefined
}

export interface WhenInvalid {
  /** A message that goes away; it shows the same words each time. */
  toast: Toast
}

export interface Toast {
  /** The first line of the message. */
  title: string
  /** What it says below. */
  text: string
}

export interface PictureSurface {
  /** A face to scale, from above or from the front: bare, or covered with pieces. */
  part: 'surface'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A length: from left to right. */
  length: string
  /** A length: from top to bottom. */
  height: string
  /** What it is drawn in. */
  material: Material
  /** A length: only a border so wide is of the material, as walls are from above; inside it is bare. */
  border?: string | undefined
  /** A column of areas that lie somewhere within the face: listed under it, one for each row. */
  areas?: string | undefined
  /** Words under a bare face. */
  caption?: string | undefined
  /** Pieces laid over it in rows and cut at its edges; one close up, and the spare ones apart. */
  pieces?: Pieces | undefined
}

export interface Pieces {
  /** What one is called: 'tile'. */
  noun: string
  /** A length: from left to right. */
  length: string
  /** A length: from top to bottom. */
  height: string
  /** A length: between one piece and the next. */
  joint?: string | undefined
  /** 'grid': from the top, joint under joint. 'bond': from the ground, every other row by half. */
  pattern?: 'grid' | 'bond' | undefined
  /** Where pieces are cut: 'at the edges'. */
  cut: string
  /** A count: the pieces that cover the face, by area. Without it they are counted from the face, rounded up. */
  needed?: string | undefined
  /** A count: those that are needed, and the spare ones. */
  total: string
  /** A percentage: how many are spare. */
  wastage: string
}

export interface PictureLapped {
  /** A face covered with columns and rows of whole pieces that lap, or lie edge to edge; two close up. */
  part: 'lapped'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A length: the face from left to right. */
  length: string
  /** A length: the face from top to bottom. */
  height: string
  /** What it is drawn in. */
  material: Material
  /** What one piece is called: 'sheet'. */
  noun: string
  /** A length: a piece from top to bottom. */
  pieceLength: string
  /** A length: a piece from left to right. */
  pieceWidth: string
  /** A percentage: the part of a piece's width that the next one covers. */
  overlap?: string | undefined
  /** A length: what shows of a piece's width; all of it if left out. */
  usable?: string | undefined
  /** A count: the pieces beside each other. */
  columns: string
  /** A count: the pieces one below the other; one if left out. */
  rows?: string | undefined
  /** A count: all pieces. */
  total: string
  /** Words where pieces reach over the face. */
  overhangNote?: string | undefined
  /** Words in place of '6 columns × 2 rows = 12 sheets'. */
  legend?: string | undefined
}

export interface PictureBox {
  /** A block from its corner: of an area, then drawn as a square, or of two sides. */
  part: 'box'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** An area, or else `length` and `width`. */
  area?: string | undefined
  /** A length: the longer side, in place of `area`. */
  length?: string | undefined
  /** A length: the other side. */
  width?: string | undefined
  /** A length: how tall it is. */
  height: string
  /** What it is drawn in. */
  material: Material
  /** Words under it. */
  caption?: string | undefined
}

export interface PictureCylinder {
  /** An upright round block. */
  part: 'cylinder'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A length: across it. */
  diameter: string
  /** A length: how tall it is. */
  height: string
  /** What it is drawn in. */
  material: Material
  /** Words under it. */
  caption?: string | undefined
}

export interface PictureLayers {
  /** A cut through layers: a floor's build-up, a trench, plaster on a wall. */
  part: 'layers'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** From the top one down. */
  layers: Layers[]
  /** A length: how wide the cut is, to the scale of the layers; without it they run on. */
  width?: string | undefined
  /** It is dug into the ground, which is drawn on both sides. */
  inGround?: boolean | undefined
  /** The layers are beside each other, the first one on the left. */
  sideBySide?: boolean | undefined
}

export interface Layers {
  /** A length: how thick it is. Without it the layer runs on, as the ground or the wall behind plaster. */
  depth?: string | undefined
  /** What it is drawn in. Without it nothing is there, as in a trench above its concrete. */
  material?: Material | undefined
  /** Words beside it: 'hardcore {thickness}'. */
  label: string
}

export interface PictureStairs {
  /** A straight flight of stairs from its side, on its waist. */
  part: 'stairs'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A count: its risers. */
  steps: string
  /** A length: how high a step is. */
  riser: string
  /** A length: how deep a step is. */
  tread: string
  /** A length: how thick the slab under the steps is. */
  waist: string
  /** What it is drawn in. */
  material: Material
  /** Words under it. */
  caption?: string | undefined
}

export interface PictureGable {
  /** A gable from its front: walls, and a roof of two slopes over them. */
  part: 'gable'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A length: from wall to wall. */
  span: string
  /** A length: how high the roof is above its walls. */
  rise: string
  /** A length: how far the roof reaches over a wall. */
  eaves?: string | undefined
  /** What it is drawn in. */
  material: Material
  /** Words beside a slope: '{slopeLength}'. */
  slope?: string | undefined
}

export interface PictureGrid {
  /** Bars both ways over a face from above, two close up. */
  part: 'grid'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A length: the face from left to right. */
  length: string
  /** A length: the face from top to bottom. */
  width: string
  /** A length: from bar to bar. */
  spacing: string
  /** A length: what is kept free at the edges. */
  cover?: string | undefined
  /** What one is called: 'bar'. */
  noun: string
  /** A count: the bars that lie along the length. */
  along: string
  /** A count: the bars that lie across it. */
  across: string
}

export interface PictureSection {
  /** A beam or a column cut across, to scale: its bars, and the ring around them. */
  part: 'section'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A length: from left to right. */
  width: string
  /** A length: from top to bottom. */
  depth: string
  /** A length: from the face to the ring, or to the bars where there is none. */
  cover: string
  /** The ring around the bars. */
  ring?: Ring | undefined
  /** Its bars, an entry for each diameter or place. */
  bars: Bars[]
}

export interface Ring {
  /** A length: across the bar that it is bent from. */
  diameter: string
  /** Words beside it: 'ring of {ringDiameter.size}'. */
  label: string
}

export interface Bars {
  /** A count: so many of one diameter. */
  count: string
  /** A length: across a bar. */
  diameter: string
  /** In a row at the 'top' or at the 'bottom'; or 'around': in the corners first, then along the sides. */
  at?: 'top' | 'bottom' | 'around' | undefined
  /** Words beside them: '{bars:bar} of {diameter.size}'. */
  label: string
}

export interface PictureBar {
  /** A bar: its cross-section among the other sizes of its choice, and its length, which is not to scale. */
  part: 'bar'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A length: a value of the choice that has the sizes. */
  diameter: string
  /** A length: from end to end. */
  length: string
  /** What it is drawn in. */
  material: Material
}

export interface PictureBundle {
  /** Bars from their ends, tied together. */
  part: 'bundle'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A count: how many. */
  bars: string
  /** What one is called: 'bar'. */
  noun: string
  /** What it is drawn in. */
  material: Material
  /** Words beside the bundle, what it comes to: '{totalWeight}'. */
  sum?: string | undefined
}

export interface PictureCoats {
  /** A face with its coats side by side, and the other faces of its size behind it. */
  part: 'coats'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A length: from left to right. */
  length: string
  /** A length: from top to bottom. */
  height: string
  /** A count: how many such faces; one if left out. */
  faces?: string | undefined
  /** What one is called: 'wall'. */
  noun: string
  /** A count: how many coats. */
  coats: string
  /** Words for what the coats come to: '{totalArea} to paint'. */
  legend?: string | undefined
}

export interface PicturePile {
  /** A pile of pieces on the ground. */
  part: 'pile'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** A result: one piece for each of its unit, a litre or a bag. */
  count: string
  /** What one is called, where there are too many to draw. */
  noun: string
  /** 'plain', or drawn as a 'bag' or a 'tin'. */
  pieceShape?: 'plain' | 'bag' | 'tin' | undefined
  /** What it is drawn in. */
  material: Material
  /** Words under it. */
  legend: string
  /** Words where each piece is drawn: 'Each tin stands for one litre'. */
  scaleNote?: string | undefined
  /** Any value: what one piece covers, drawn beside the pile. */
  covers?: string | undefined
}

export interface PictureHeaps {
  /** Bags and one or two heaps on one ground, what they are and how much under each. */
  part: 'heaps'
  /** A sentence for those who cannot see the picture; {toScale} is ', to scale' or nothing. */
  alt?: string | undefined
  /** A sentence under the picture. */
  note?: string | undefined
  /** It is drawn only with these options of a choice: `{ shape: ['round'] }`. */
  visibleWhen?: Record<string, string[]> | undefined
  /** Drawn one by one, as many as the result shows. */
  bags?: Bags | undefined
  /** One or two, each as large as its volume beside the others. */
  heaps: Heaps[]
  /** The field that they depend on: they are highlighted while it has the focus. */
  highlightWith?: string | undefined
}

export interface Bags {
  /** A result that is a count. */
  of: string
  /** Words under it: 'sand'. */
  label: string
  /** What it is drawn in. */
  material: Material
}

export interface Heaps {
  /** A result that is a volume. */
  of: string
  /** Words under it: 'sand'. */
  label: string
  /** What it is drawn in. */
  material: Material
}

export interface Examples {
  /** What is worked out, as a person would put it: 'A 20 m² slab, 10 cm thick'. */
  name: string
  /** Inputs as typed; a field that is left out has its default. A repeat has a list of rows, `openings: [{ width: '0.9' }]`; the unit of a field is 'length.unit': 'ft'. */
  given: Record<string, string | Record<string, string>[]>
  /** Every result, exactly as shown. */
  expect: Record<string, string>
  /** Every estimate that is made, in order, with its key figure: `{ Roof: '40' }`. */
  estimates?: Record<string, string> | undefined
}

export interface Sources {
  /** What it is: a standard, a handbook, a label. */
  title: string
  /** What it says that this calculator rests on. */
  about: string
  /** Where it can be read. */
  url?: string | undefined
}

export interface Guide {
  /** Begins with 'How to'. */
  heading: string
  /** What to do, in order; two or more. */
  steps: string[]
}

export interface Faqs {
  /** As a person would ask it. */
  question: string
  /** May show an input or a result of an example: '{slab.cementBags} bags'. */
  answer: string
}

export type Picture =
  | PictureSurface
  | PictureLapped
  | PictureBox
  | PictureCylinder
  | PictureLayers
  | PictureStairs
  | PictureGable
  | PictureGrid
  | PictureSection
  | PictureBar
  | PictureBundle
  | PictureCoats
  | PicturePile
  | PictureHeaps

export type Material =
  | 'concrete'
  | 'cement'
  | 'sand'
  | 'ballast'
  | 'block'
  | 'tile'
  | 'sheet'
  | 'steel'
  | 'plaster'
  | 'paint'
  | 'hardcore'
  | 'murram'
  | 'dust'
  | 'board'
  | 'earth'
