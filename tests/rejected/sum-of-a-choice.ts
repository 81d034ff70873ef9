import { withBeds, withCovered, withRowField } from './support/language.ts'
import { type Rejected, valid } from './valid.ts'

const { fields } = withRowField('edge', { ...valid.fields.stone, label: 'Edge' })

export const rejected: Rejected = {
  definition: { ...withBeds, fields, formulas: withCovered('area - sum(beds.edge)').formulas },
  message: [
    'calculators/gravel-calculator.ts: formulas.covered.is sums "beds.edge", which is not a column of a repeat; known here: beds.length, beds.width, beds.bedArea',
    '    area - sum(beds.edge)',
    '               ^^^^^^^^^',
  ].join('\n'),
}
