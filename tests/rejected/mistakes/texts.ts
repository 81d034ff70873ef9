import { path, pathWithBeds, pathWithPrice } from '../support/good.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

export const mistakes = [
  ...refusalsIn(path, {
    'faqs[3].answer has a brace without its partner; a value is written as {name}': {
      'faqs[3]': { question: 'How much?', answer: 'It is path.weight} tonnes.' },
    },
    'tip has ${…}, as code has it; in a text a value is written as {name}': {
      tip: `A path takes $\{path.weight} tonnes.`,
    },
    'faqs[3].answer has ${…}, as code has it; in a text a value is written as {name}': {
      'faqs[3]': { question: 'How heavy?', answer: `$\{path.weight} tonnes.` },
    },
    "examples.path.expect.weight is missing; the formulas give '1.6'": {
      'examples.path.expect.weight': undefined,
    },
    'faqs[0].answer shows {path.wieght}, which is not an example\'s input or result; did you mean "path.weight"?':
      {
        faqs: [
          { question: 'How much?', answer: 'It is {path.wieght} tonnes.' },
          { question: 'How much for a path?', answer: 'A path takes {path.weight} tonnes.' },
          { question: 'Ballast or murram?', answer: 'Ballast drains, murram binds.' },
          { question: 'How deep?', answer: 'At least 5 cm.' },
        ],
      },
    'headings.dept is not a field; did you mean "depth"?': {
      headings: { area: 'The path', dept: 'Below it' },
    },
    'usualValues[0].summary shows no field; those that it shows in braces are folded': {
      usualValues: [{ stage: 'Below', summary: 'As usual' }],
    },
    'fields.stone.labels.desnity has no unit in fields.stone.units; did you mean "density"?': {
      'fields.stone.labels': { density: 'loose weight', desnity: 'weight' },
    },
    'results[0].label shows {dept}, which is not a field or formula; did you mean "depth"?': {
      results: [{ of: 'weight', label: 'Weight at {dept} cm', decimals: 1, emphasis: 'key' }],
    },
    'results[2].label has a brace without its partner; a value is written as {name}': {
      'results[2]': { of: 'loads', label: 'Loads at {depth cm', decimals: 0 },
    },
    'tip has a brace; values are shown in labels, warnings, FAQ answers and pictures only': {
      tip: 'Order {weight} tonnes.',
    },
    'warnings[0].when is "depth", which is not a formula; known here: volume, weight, loads': {
      warnings: [{ when: 'depth', text: 'Order ahead.' }],
    },
    'warnings[0].when is "early", which never comes out above zero, so that nobody sees the warning; turn its formula round, or leave the warning out':
      {
        'formulas.early': { unit: 'cm', is: 'max(0, 0 - 3 * depth)' },
        warnings: [{ when: 'early', text: 'Order ahead.' }],
      },
    'warnings[0].when is "load", which is not a formula; did you mean "loads"?': {
      warnings: [{ when: 'load', text: 'Order ahead.' }],
    },
    'warnings[0].when names a formula, and there is no comparison; make a formula such as max(0, thinnest - thickness)':
      { warnings: [{ when: 'loads > 3', text: 'Order ahead.' }] },
    'warnings[0].text has a brace without its partner; a value is written as {name}': {
      warnings: [{ when: 'loads', text: 'Order {loads lorries ahead.' }],
    },
    'warnings[0].text shows {lorries}, which is not a field or formula; known here: area, depth, stone, volume, weight, loads':
      { warnings: [{ when: 'loads', text: 'Order {lorries} lorries ahead.' }] },
    'warnings[0].mend.field is "stone", which is not a number field; known here: area, depth': {
      warnings: [{ when: 'loads', text: 'Order ahead.', mend: { field: 'stone', value: '0' } }],
    },
    'warnings[0].mend.value is "0", and depth accepts a number above zero': {
      warnings: [{ when: 'loads', text: 'Order ahead.', mend: { field: 'depth', value: '0' } }],
    },
    'warnings[0].text ends without a full stop; a warning is a sentence': {
      warnings: [{ when: 'loads', text: 'Order {loads} lorries, of 7.5 tonnes, ahead' }],
    },
    'tip has a line break, in its middle; a text is one line: write sentences one after another': {
      tip: 'Order early.\nPay late.',
    },
    'faqs[1].answer has %s, as code has it; in a text a value is written as {name}': {
      'faqs[1].answer': 'It takes %s tonnes.',
    },
    'faqs[1].answer has two braces side by side; a value is written as {name}': {
      'faqs[1].answer': 'It takes {{path.weight}} tonnes.',
    },
  }),
  ...refusalsIn(pathWithBeds, {
    'warnings[0].text shows {beds}, which is not a field or formula; known here: area, depth, stone, volume, weight, loads, covered':
      { warnings: [{ when: 'loads', text: 'Keep {beds} free.' }] },
  }),
  ...mistakesIn(path, {
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
    'typewritten marks and spaces in texts': {
      change: {
        'fields.area.label': ' Area ',
        'fields.depth.hint': 'Once  rolled.',
        'fields.stone.options.ballast.label': 'Ballast--grey',
        tip: 'Order early...',
      },
      says: [
        'fields.area.label has a space too many; leave one between words, and none at the ends',
        'fields.depth.hint has a space too many; leave one between words, and none at the ends',
        'fields.stone.options.ballast.label has --, as a keyboard has it; write – or …',
        'tip has ..., as a keyboard has it; write – or …',
      ],
    },
    'backslash in a text': {
      change: { 'fields.depth.hint': "The mason\\'s rule.", tip: 'Order 6\\" blocks.' },
      says: [
        "fields.depth.hint has \\', with a backslash; a text is plain: take it out, for a ' write the text in double quotes",
        'tip has \\", with a backslash; a text is plain: take it out, for a \' write the text in double quotes',
      ],
    },
  }),
]
