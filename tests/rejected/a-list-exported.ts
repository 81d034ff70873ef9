import { type Rejected, valid } from './valid.ts'

export const rejected: Rejected = {
  definition: [valid],
  message:
    'calculators/gravel-calculator.ts: is not an object; it has title, summary, keywords, category, order, icon, fields, headings, constants, uses, formulas, results, warnings, estimates, materials, whenInvalid, whenChanged, empty, tip, footnote, picture, examples, assumptions, sources, guide, faqs, related',
}
