import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: { ...valid, colour: 'red' },
  message:
    'calculators/gravel-calculator.ts: has an unknown key "colour"; known here: title, summary, keywords, category, order, icon, fields, headings, constants, uses, formulas, results, warnings, estimates, materials, whenInvalid, whenChanged, empty, tip, footnote, picture, examples, assumptions, sources, guide, faqs, related',
}
