/* The words of calculators/shared/openings.ts. */

/** The doors and windows of a wall. */
export const openings = {
  label: 'Milango na madirisha',
  row: 'mlango au dirisha',
  'fields.width.label': 'Upana',
  'fields.width.usual.of': 'mlango au dirisha',
  'fields.height.label': 'Kimo',
  'fields.height.usual.of': 'mlango au dirisha',
  'fields.count.label': 'Ngapi',
  'formulas.area.label': 'Eneo',
}
