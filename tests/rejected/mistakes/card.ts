import { path } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(path, {
  'assumption twice': {
    change: { assumptions: ['The ground is level.', 'Stone settles.', 'The ground is level.'] },
    says: 'assumptions[2] is the same as assumptions[0]; change one, or leave it out',
  },
  'bad file name': {
    file: 'Gravel Calculator.ts',
    says: "has the file name 'Gravel Calculator'; it becomes the slug, which has lower-case words with hyphens",
  },
  'blank summary': { change: { summary: '  ' }, says: 'summary is empty; a text is expected' },
  'category that does not exist': {
    change: { category: 'Roofs' },
    says: "category is none of 'Calculators', 'Whole house', 'Structure', 'Finishes', 'Roof and ground', 'Compound'",
  },
  'guide left out': {
    change: { guide: undefined },
    says: 'guide is missing; an object is expected',
  },
  'guide with one step': {
    change: { 'guide.steps': ['Measure the path.'] },
    says: 'guide.steps has fewer than two steps',
  },
  'guide without how to': {
    change: { 'guide.heading': 'Gravel' },
    says: "guide.heading does not begin with 'How to'",
  },
  'icon that is a name': {
    change: { icon: 'hammer' },
    says: 'icon is not an object; it has lines, filled',
  },
  'icon that is no path': {
    change: { icon: { lines: 'M3 3h18" onload=', filled: 'h18v18' } },
    says: [
      "icon.lines is not a path on a grid of 24, as 'M3 3h18v18H3z'",
      "icon.filled is not a path on a grid of 24, as 'M3 3h18v18H3z'",
    ],
  },
  'icon too long': {
    change: {
      icon: {
        lines: `M3 3${'h1v1'.repeat(100)}`,
        filled: 'M3 3h18v18H3z',
      },
    },
    says: 'icon.lines is longer than 400 letters; an icon is a few lines',
  },
  'keywords that are a text': {
    change: { keywords: 'kokoto' },
    says: 'keywords is not a list; a list is written [one, another]',
  },
  'keywords with an empty word': {
    change: { keywords: ['kokoto', ' '] },
    says: 'keywords[1] is empty; a text is expected',
  },
  'missing title': {
    change: { title: { menu: 'Gravel' } },
    says: 'title.page is missing; a text in quotes is expected',
  },
  'order is text': {
    change: { order: '7' },
    says: 'order is not a number; write it without quotes',
  },
  'order not whole': { change: { order: 1.5 }, says: 'order is not a whole number' },
  'order zero': { change: { order: 0 }, says: 'order is less than 1' },
  'question twice': {
    change: { 'faqs[3]': { question: 'How deep?', answer: 'As deep as wheels sink.' } },
    says: 'faqs[3].question is the same as faqs[2].question; change one, or leave it out',
  },
  'related to itself': {
    change: { related: ['tile-estimator', 'gravel-calculator'] },
    says: "related[1] is 'gravel-calculator', the calculator itself; name others",
  },
  'related twice': {
    change: { related: ['tile-estimator', 'tile-estimator'] },
    says: "related[1] is 'tile-estimator', which the list has already; name each once",
  },
  'source twice': {
    change: {
      sources: [
        { title: 'BS 882', about: 'Loose weights.' },
        { title: 'BS 882', about: 'Loose weights.' },
      ],
    },
    says: 'sources[1] is the same as sources[0]; change one, or leave it out',
  },
  'source with bad address': {
    change: { sources: [{ title: 'KEBS', about: 'Standards.', url: 'kebs dot org' }] },
    says: "sources[0].url is not a web address, as 'https://www.example.org'",
  },
  'steps are a text': {
    change: { 'guide.steps': 'Measure the path.' },
    says: 'guide.steps is not a list; a list is written [one, another]',
  },
  'summary is true': { change: { summary: true }, says: 'summary is not a text in quotes' },
  'toast with its text outside': {
    change: {
      whenInvalid: { toast: { title: 'Invalid Input' }, text: 'Please check your inputs.' },
    },
    says: [
      'whenInvalid.toast.text is missing; a text in quotes is expected',
      'whenInvalid has an unknown key "text"; known here: toast',
    ],
  },
  'two faqs': {
    change: {
      faqs: [
        { question: 'How much for a path?', answer: 'A path takes {path.weight} tonnes.' },
        { question: 'Ballast or murram?', answer: 'Ballast drains, murram binds.' },
      ],
    },
    says: 'faqs has fewer than three questions',
  },
  'unknown rule for change': {
    change: { whenChanged: 'forget' },
    says: "whenChanged is none of 'keep', 'clear'",
  },
  'unknown rule for invalid': {
    change: { whenInvalid: 'shout' },
    says: "whenInvalid is neither 'clear' nor 'message' nor { toast: { title, text } }",
  },
  'bad end of file name': {
    file: 'gravel-calculator_2.ts',
    says: "has the file name 'gravel-calculator_2'; it becomes the slug, which has lower-case words with hyphens",
  },
})
