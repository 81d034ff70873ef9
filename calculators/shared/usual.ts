/*
 * The usual range of an entry, in the field's unit. If an entry lies outside it, the page asks whether
 * the visitor intended another unit, and accepts the entry all the same. The ranges are wide, so that
 * the page seldom asks about a rare but correct value.
 */

/** In metres. */
export const metres = {
  building: { of: 'a building', minimum: '2', maximum: '100' },
  room: { of: 'a room', minimum: '0.5', maximum: '30' },
  boundary: { of: 'the way around a plot', minimum: '2', maximum: '5000' },
  gate: { of: 'a gate', minimum: '0.6', maximum: '8' },
  pit: { of: 'a pit', minimum: '0.6', maximum: '6' },
  tankDepth: { of: 'the depth of a tank', minimum: '0.8', maximum: '3' },
  postSpacing: { of: 'the space between posts', minimum: '1', maximum: '6' },
  columnSpacing: { of: 'the space between columns', minimum: '1', maximum: '6' },
  wallLength: { of: 'a wall', minimum: '0.3', maximum: '200' },
  wallHeight: { of: 'the height of a wall', minimum: '0.3', maximum: '10' },
  opening: { of: 'a door or a window', minimum: '0.3', maximum: '8' },
  plinth: { of: 'a plinth', minimum: '0.1', maximum: '3' },
  trenchWidth: { of: 'the width of a trench', minimum: '0.2', maximum: '3' },
  trenchDepth: { of: 'the depth of a trench', minimum: '0.2', maximum: '5' },
  rise: { of: 'the rise of a roof', minimum: '0.2', maximum: '15' },
  ground: { of: 'a floor or a yard', minimum: '0.3', maximum: '200' },
  column: { of: 'the height of a column', minimum: '0.5', maximum: '10' },
  board: { of: 'a board', minimum: '0.3', maximum: '5' },
  sheet: { of: 'a roofing sheet', minimum: '0.3', maximum: '13' },
  bar: { of: 'a bar', minimum: '0.1', maximum: '20' },
  roll: { of: 'a roll', minimum: '5', maximum: '200' },
  rollWidth: { of: 'the width of a roll', minimum: '0.5', maximum: '12' },
  lorryLength: { of: 'the body of a lorry', minimum: '1.5', maximum: '13' },
  lorryWidth: { of: 'the width of a lorry', minimum: '1', maximum: '3' },
  loadHeight: { of: 'a load', minimum: '0.1', maximum: '2.5' },
  heap: { of: 'a heap', minimum: '0.05', maximum: '1.2' },
  frames: { of: 'the spacing of trusses', minimum: '0.3', maximum: '4' },
  purlins: { of: 'the spacing of purlins', minimum: '0.3', maximum: '2' },
  stairs: { of: 'the width of stairs', minimum: '0.5', maximum: '6' },
} as const

/** In centimetres. */
export const centimetres = {
  tile: { of: 'a tile', minimum: '2', maximum: '180' },
  slab: { of: 'the thickness of a slab', minimum: '3', maximum: '60' },
  footing: { of: 'the thickness of a footing', minimum: '5', maximum: '80' },
} as const

/** In millimetres. */
export const millimetres = {
  plaster: { of: 'the thickness of plaster', minimum: '5', maximum: '60' },
  hardcore: { of: 'the thickness of hardcore', minimum: '50', maximum: '1000' },
  bedding: { of: 'a bed of murram or dust', minimum: '10', maximum: '150' },
  column: { of: 'the side of a column', minimum: '100', maximum: '1500' },
  beam: { of: 'a side of a beam', minimum: '100', maximum: '1500' },
  pitSlab: { of: 'a slab over a pit', minimum: '75', maximum: '300' },
  tileThickness: { of: 'a tile', minimum: '4', maximum: '30' },
  tileJoint: { of: 'a joint between tiles', minimum: '0', maximum: '15' },
  pavingBlock: { of: 'a paving block', minimum: '40', maximum: '600' },
  block: { of: 'a side of a block', minimum: '50', maximum: '800' },
  spacing: { of: 'the spacing of bars', minimum: '50', maximum: '500' },
  lap: { of: 'a lap', minimum: '50', maximum: '1000' },
  riser: { of: 'a riser', minimum: '80', maximum: '250' },
  tread: { of: 'a tread', minimum: '150', maximum: '500' },
  waist: { of: 'the waist of stairs', minimum: '75', maximum: '400' },
} as const
