import { path } from '../support/good.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(path, {
    'assumptions[2] is the same as assumptions[0]; change one, or leave it out': {
      assumptions: ['The ground is level.', 'Stone settles.', 'The ground is level.'],
    },
    'keywords[1] is the same as keywords[0]; change one, or leave it out': {
      keywords: ['kokoto, murram', 'murram'],
    },
    "fields.stone.label is 'Depth', as fields.depth.label is; give one of the two another label": {
      'fields.stone.label': 'Depth',
    },
    "results[2].label is 'volume', as results[0].label is; give one of the two another label": {
      'results[2].label': 'volume',
    },
    'summary is empty; a text is expected': { summary: '  ' },
    "category is none of 'Calculators', 'Whole house', 'Structure', 'Finishes', 'Roof and ground', 'Compound'":
      { category: 'Roofs' },
    'guide is missing; an object is expected': { guide: undefined },
    'guide.steps has fewer than two steps': { 'guide.steps': ['Measure the path.'] },
    "guide.heading does not begin with 'How to'": { 'guide.heading': 'Gravel' },
    'icon is not an object; it has lines, filled': { icon: 'hammer' },
    'icon.lines is longer than 400 letters; an icon is a few lines': {
      icon: { lines: `M3 3${'h1v1'.repeat(100)}`, filled: 'M3 3h18v18H3z' },
    },
    'keywords is not a list; a list is written [one, another]': { keywords: 'kokoto' },
    'keywords[1] is empty; a text is expected': { keywords: ['kokoto', ' '] },
    'title.page is missing; a text in quotes is expected': { title: { menu: 'Gravel' } },
    'order is not a number; write it without quotes': { order: '7' },
    'order is not a whole number': { order: 1.5 },
    'order is less than 1': { order: 0 },
    'faqs[3].question is the same as faqs[2].question; change one, or leave it out': {
      'faqs[3]': { question: 'How deep?', answer: 'As deep as wheels sink.' },
    },
    "related[1] is 'gravel-calculator', the calculator itself; name others": {
      related: ['tile-estimator', 'gravel-calculator'],
    },
    "related[1] is 'tile-estimator', which the list has already; name each once": {
      related: ['tile-estimator', 'tile-estimator'],
    },
    'sources[1] is the same as sources[0]; change one, or leave it out': {
      sources: [
        { title: 'BS 882', about: 'Loose weights.' },
        { title: 'BS 882', about: 'Loose weights.' },
      ],
    },
    "sources[0].url is not a web address, as 'https://www.example.org'": {
      sources: [{ title: 'KEBS', about: 'Standards.', url: 'kebs dot org' }],
    },
    'guide.steps is not a list; a list is written [one, another]': {
      'guide.steps': 'Measure the path.',
    },
    'summary is not a text in quotes': { summary: true },
    'faqs has fewer than three questions': {
      faqs: [
        { question: 'How much for a path?', answer: 'A path takes {path.weight} tonnes.' },
        { question: 'Ballast or murram?', answer: 'Ballast drains, murram binds.' },
      ],
    },
    "whenChanged is none of 'keep', 'clear'": { whenChanged: 'forget' },
    "whenInvalid is neither 'clear' nor 'message' nor { toast: { title, text } }": {
      whenInvalid: 'shout',
    },
  }),
  ...mistakesIn(path, {
    'bad file name': {
      file: 'Gravel Calculator.ts',
      says: "has the file name 'Gravel Calculator'; it becomes the slug, which has lower-case words with hyphens",
    },
    'icon that is no path': {
      change: { icon: { lines: 'M3 3h18" onload=', filled: 'h18v18' } },
      says: [
        "icon.lines is not a path on a grid of 24, as 'M3 3h18v18H3z'",
        "icon.filled is not a path on a grid of 24, as 'M3 3h18v18H3z'",
      ],
    },
    'toast with its text outside': {
      change: {
        whenInvalid: { toast: { title: 'Invalid Input' }, text: 'Please check your inputs.' },
      },
      says: [
        'whenInvalid.toast.text is missing; a text in quotes is expected',
        'whenInvalid has an unknown key "text"; known here: toast',
      ],
    },
    'bad end of file name': {
      file: 'gravel-calculator_2.ts',
      says: "has the file name 'gravel-calculator_2'; it becomes the slug, which has lower-case words with hyphens",
    },
  }),
]
