import { path, pathWithBeds, pathWithPrice } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'

export const mistakes = mistakesIn(path, {
  'brace in an answer': {
    change: { 'faqs[3]': { question: 'How much?', answer: 'It is path.weight} tonnes.' } },
    says: 'faqs[3].answer has a brace without its partner; a value is written as {name}',
  },
  'code in a text': {
    change: { tip: `A path takes $\{path.weight} tonnes.` },
    says: `tip has $\{…}, as code has it; in a text a value is written as {name}`,
  },
  'code in an answer': {
    change: { 'faqs[3]': { question: 'How heavy?', answer: `$\{path.weight} tonnes.` } },
    says: `faqs[3].answer has $\{…}, as code has it; in a text a value is written as {name}`,
  },
  'faq of a result that an example lacks': {
    change: { 'examples.path.expect.weight': undefined },
    says: "examples.path.expect.weight is missing; the formulas give '1.6'",
  },
  'faq of a result that is absent beside a wrong example': {
    in: pathWithPrice,
    change: {
      'examples.yard.expect.volume': '1.00',
      'faqs[0]': { question: 'What does a path cost?', answer: 'KSh {path.cost}.' },
    },
    says: [
      "examples.yard.expect.volume says '1.00', but the formulas give '10.00'",
      "faqs[0].answer shows {path.cost}, which is not an example's input or result; known here: path.area, path.depth, path.stone, path.price, path.volume, path.weight, path.loads, yard.area, yard.depth, yard.stone, yard.price, yard.volume, yard.weight, yard.loads",
    ],
  },
  'faq of an example with an unknown field beside a wrong one': {
    change: {
      'examples.path.given': { aera: '20' },
      'examples.path.expect': {},
      'examples.yard.expect.volume': '1.00',
    },
    says: [
      'examples.path.given.aera is not a field; did you mean "area"?',
      "examples.yard.expect.volume says '1.00', but the formulas give '10.00'",
    ],
  },
  'faq shows unknown value': {
    change: {
      faqs: [
        { question: 'How much?', answer: 'It is {path.wieght} tonnes.' },
        { question: 'How much for a path?', answer: 'A path takes {path.weight} tonnes.' },
        { question: 'Ballast or murram?', answer: 'Ballast drains, murram binds.' },
        { question: 'How deep?', answer: 'At least 5 cm.' },
      ],
    },
    says: 'faqs[0].answer shows {path.wieght}, which is not an example\'s input or result; did you mean "path.weight"?',
  },
  'heading of an unknown field': {
    change: { headings: { area: 'The path', dept: 'Below it' } },
    says: 'headings.dept is not a field; did you mean "depth"?',
  },
  'usual value that is no field, and one without a default': {
    change: { usualValues: [{ stage: 'Below', summary: '{dept} of {stone}, on {area}' }] },
    says: [
      'usualValues[0].summary shows {dept}, which is not a field; did you mean "depth"?',
      'usualValues[0].summary shows {area}, which has no default; leave it in sight',
    ],
  },
  'usual value twice, below a heading of its own': {
    change: {
      headings: { depth: 'Below it' },
      usualValues: [
        { stage: 'Below', summary: '{depth} deep' },
        { stage: 'Stone', summary: '{stone}, {stone}, {depth}' },
      ],
    },
    says: [
      'usualValues[1].summary shows {stone}, which it shows already',
      'usualValues[1].summary shows {depth}, which usualValues[0].summary shows as well',
      'headings.depth is above a field that usualValues[0].summary folds; leave it out',
    ],
  },
  'usual values of a stage that shows none': {
    change: { usualValues: [{ stage: 'Below', summary: 'As usual' }] },
    says: 'usualValues[0].summary shows no field; those that it shows in braces are folded',
  },
  'label for unknown value of a choice': {
    change: { 'fields.stone.labels': { density: 'loose weight', desnity: 'weight' } },
    says: 'fields.stone.labels.desnity has no unit in fields.stone.units; did you mean "density"?',
  },
  'result label shows unknown field': {
    change: {
      results: [{ of: 'weight', label: 'Weight at {dept} cm', decimals: 1, emphasis: 'key' }],
    },
    says: 'results[0].label shows {dept}, which is not a field or formula; did you mean "depth"?',
  },
  'unclosed brace in a label': {
    change: { 'results[2]': { of: 'loads', label: 'Loads at {depth cm', decimals: 0 } },
    says: 'results[2].label has a brace without its partner; a value is written as {name}',
  },
  'value in a text without values': {
    change: { tip: 'Order {weight} tonnes.' },
    says: 'tip has a brace; values are shown in labels, warnings, FAQ answers and pictures only',
  },
  'warning on a field': {
    change: { warnings: [{ when: 'depth', text: 'Order ahead.' }] },
    says: 'warnings[0].when is "depth", which is not a formula; known here: volume, weight, loads',
  },
  'warning on an unknown formula': {
    change: { warnings: [{ when: 'load', text: 'Order ahead.' }] },
    says: 'warnings[0].when is "load", which is not a formula; did you mean "loads"?',
  },
  'warning that shows a repeat': {
    in: pathWithBeds,
    change: { warnings: [{ when: 'loads', text: 'Keep {beds} free.' }] },
    says: 'warnings[0].text shows {beds}, which is not a field or formula; known here: area, depth, stone, volume, weight, loads, covered',
  },
  'warning when a comparison': {
    change: { warnings: [{ when: 'loads > 3', text: 'Order ahead.' }] },
    says: 'warnings[0].when names a formula, and there is no comparison; make a formula such as max(0, thinnest - thickness)',
  },
  'warning with a lone brace': {
    change: { warnings: [{ when: 'loads', text: 'Order {loads lorries ahead.' }] },
    says: 'warnings[0].text has a brace without its partner; a value is written as {name}',
  },
  'warning with an unknown value': {
    change: { warnings: [{ when: 'loads', text: 'Order {lorries} lorries ahead.' }] },
    says: 'warnings[0].text shows {lorries}, which is not a field or formula; known here: area, depth, stone, volume, weight, loads',
  },
  'warning mended in a field that is no number': {
    change: {
      warnings: [{ when: 'loads', text: 'Order ahead.', mend: { field: 'stone', value: '0' } }],
    },
    says: 'warnings[0].mend.field is "stone", which is not a number field; known here: area, depth',
  },
  'warning mended by what its field refuses': {
    change: {
      warnings: [{ when: 'loads', text: 'Order ahead.', mend: { field: 'depth', value: '0' } }],
    },
    says: 'warnings[0].mend.value is "0", and depth accepts a number above zero',
  },
  'warning without a full stop': {
    change: { warnings: [{ when: 'loads', text: 'Order {loads} lorries, of 7.5 tonnes, ahead' }] },
    says: 'warnings[0].text ends without a full stop; a warning is a sentence',
  },

  'HTML in texts': {
    change: {
      tip: 'Order <b>early</b>.',
      summary: 'Gravel &amp; murram.',
      'faqs[1].answer': 'Ballast drains.<br />Murram binds.',
    },
    says: [
      'summary has &amp;, as HTML has it; a text is plain: type the character itself',
      'faqs[1].answer has <br />, as HTML has it; a text is plain: take it out',
      'tip has <b>, as HTML has it; a text is plain: take it out',
    ],
  },
  'Markdown in texts': {
    change: {
      'fields.area.label': '*Area*',
      'fields.area.hint': 'As `length` × width.',
      'fields.depth.hint': 'Once _rolled_.',
      'fields.stone.hint': '**Loose**.',
      'guide.steps[0]': '1. Measure the path.',
      footnote: 'See [KEBS](https://www.kebs.org).',
    },
    says: [
      'fields.area.label has *Area*, as Markdown has it; a text is plain: write the words without marks around them',
      'fields.area.hint has `length`, as Markdown has it; a text is plain: write the words without marks around them',
      'fields.depth.hint has _rolled_, as Markdown has it; a text is plain: write the words without marks around them',
      'fields.stone.hint has **Loose**, as Markdown has it; a text is plain: write the words without marks around them',
      'guide.steps[0] has 1., at its start, as Markdown has it; a text is plain: begin with its first word',
      'footnote has [KEBS](https://www.kebs.org), as Markdown has it; a text is plain: write the words alone, and put an address in the url of a source',
    ],
  },
  'backslash in a text': {
    change: { 'fields.depth.hint': "The mason\\'s rule.", tip: 'Order 6\\" blocks.' },
    says: [
      "fields.depth.hint has \\', with a backslash; a text is plain: take it out, for a ' write the text in double quotes",
      'tip has \\", with a backslash; a text is plain: take it out, for a \' write the text in double quotes',
    ],
  },
  'line break in a text': {
    change: { tip: 'Order early.\nPay late.' },
    says: 'tip has a line break, in its middle; a text is one line: write sentences one after another',
  },
  'percent sign for a value': {
    change: { 'faqs[1].answer': 'It takes %s tonnes.' },
    says: 'faqs[1].answer has %s, as code has it; in a text a value is written as {name}',
  },
  'two braces around a value': {
    change: { 'faqs[1].answer': 'It takes {{path.weight}} tonnes.' },
    says: 'faqs[1].answer has two braces side by side; a value is written as {name}',
  },
})
