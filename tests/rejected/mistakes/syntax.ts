import { path } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(path, {
  assignment: {
    change: { 'formulas.volume.is': 'area = depth / cmPerM' },
    says: [
      "formulas.volume.is has the character '=', which is not part of the formula language; there is no comparison: a case is an option of a choice, and min and max set limits",
      '    area = depth / cmPerM',
      '         ^',
    ],
  },
  comparison: {
    change: { 'formulas.volume.is': 'area > depth' },
    says: [
      "formulas.volume.is has the character '>', which is not part of the formula language; there is no comparison: a case is an option of a choice, and min and max set limits",
      '    area > depth',
      '         ^',
    ],
  },
  'exponent notation': {
    change: { 'formulas.volume.is': 'area * depth / 1e2' },
    says: [
      'formulas.volume.is has the number 1e2; write it in plain digits, as 12 or 0.5',
      '    area * depth / 1e2',
      '                   ^^^',
    ],
  },
  'grouped number': {
    change: { 'formulas.volume.is': 'area * depth / 1,000' },
    says: [
      'formulas.volume.is has a comma outside of a function; a decimal point is written as .',
      '    area * depth / 1,000',
      '                    ^',
    ],
  },
  'member by brackets': {
    change: { 'formulas.weight.is': "volume * stone['density']" },
    says: [
      "formulas.weight.is has the character '[', which is not part of the formula language; it knows numbers, names, + - * / ^ ( ) and the functions ceil, floor, min, max, sqrt, sin, cos, tan, first, sum",
      "    volume * stone['density']",
      '                  ^',
    ],
  },
  'missing comma': {
    change: { 'formulas.volume.is': 'max(area depth) * depth / cmPerM' },
    says: [
      'formulas.volume.is has two expressions with no operator or comma between them',
      '    max(area depth) * depth / cmPerM',
      '             ^^^^^',
    ],
  },
  'multiplication sign': {
    change: { 'formulas.volume.is': 'area × depth / cmPerM' },
    says: [
      "formulas.volume.is has the character '×', which is not part of the formula language; write * for times",
      '    area × depth / cmPerM',
      '         ^',
    ],
  },
  'negative value': {
    change: { 'formulas.volume.is': 'area * -depth / cmPerM' },
    says: [
      'formulas.volume.is has a - with nothing before it; a negative value is written as 0 - x',
      '    area * -depth / cmPerM',
      '           ^',
    ],
  },
  'no break space': {
    change: { 'formulas.volume.is': 'area * depth / cmPerM' },
    says: [
      'formulas.volume.is has a space that is not a plain one, as texts of web pages have; type it again',
      '    area * depth / cmPerM',
      '        ^',
    ],
  },
  'power with two stars': {
    change: {
      'formulas.square': { unit: 'cm²', is: 'depth ** 2' },
      'results[3]': { of: 'square', label: 'square', decimals: 2 },
    },
    says: [
      'formulas.square.is has **; a power is written with ^, as diameter^2',
      '    depth ** 2',
      '           ^',
    ],
  },
  'syntax error': {
    change: { 'formulas.volume.is': 'area * (depth / cmPerM' },
    says: [
      'formulas.volume.is does not parse: Unclosed (',
      '    area * (depth / cmPerM',
      '                          ^',
    ],
  },
  'text in a formula': {
    change: { 'formulas.volume.is': "area * 'depth'" },
    says: [
      "formulas.volume.is has the character ''', which is not part of the formula language; it knows numbers, names, + - * / ^ ( ) and the functions ceil, floor, min, max, sqrt, sin, cos, tan, first, sum",
      "    area * 'depth'",
      '           ^',
    ],
  },
  'two expressions': {
    change: { 'formulas.volume.is': 'area depth / cmPerM' },
    says: [
      'formulas.volume.is has two expressions with no operator between them; write * for times',
      '    area depth / cmPerM',
      '         ^^^^^^^^^^^^^^',
    ],
  },
  'two names in brackets': {
    change: { 'formulas.volume.is': '(area x depth) / cmPerM' },
    says: [
      'formulas.volume.is has two names with no operator between them; write * for times',
      '    (area x depth) / cmPerM',
      '     ^^^^^^',
    ],
  },
  'empty formula': {
    change: { 'formulas.volume.is': '' },
    says: 'formulas.volume.is is empty; a text is expected',
  },
  'formula too long': {
    change: {
      'formulas.volume.is': `area * depth / cmPerM${' + 0'.repeat(300)}`,
    },
    says: 'formulas.volume.is has 1221 characters; at most 1000 are allowed',
  },
})
