import { metres, withBeds, withRepeat } from './language.ts'

/** The path whose beds have an edge, too, which somebody must enter. */
export const withEdges = withRepeat({
  fields: { ...withBeds.fields.beds.fields, edge: { ...metres, label: 'Edge' } },
  formulas: { bedArea: { unit: 'm²', is: 'length * width + edge^2' } },
})
