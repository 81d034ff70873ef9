import { pathWithBeds, pathWithTable } from '../support/good.ts'
import { metres } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = mistakesIn(pathWithTable, {
  'table beside a formula': {
    change: { 'formulas.post.is': 'area' },
    says: 'formulas.post.is is there beside a table; a figure is computed or looked up',
  },
  'table by a choice with a line twice': {
    change: {
      'formulas.post.table': {
        by: { stone: ['ballast', 'murram', 'ballast'] },
        figures: ['1', '2', '3'],
      },
    },
    says: "formulas.post.table.by.stone has 'ballast' twice",
  },
  'table by a choice with another option': {
    change: {
      'formulas.post.table': {
        by: { stone: ['ballast', 'muram', 'murram'] },
        figures: ['1', '2', '3'],
      },
    },
    says: 'formulas.post.table.by.stone has \'muram\', which is no option of stone; did you mean "murram"?',
  },
  'table by a choice without a line': {
    change: { 'formulas.post.table': { by: { stone: ['ballast'] }, figures: ['1'] } },
    says: "formulas.post.table.by.stone has no line for 'murram', an option of stone",
  },
  'table by a name that is nowhere near': {
    change: { 'fields.load': undefined, 'formulas.post.table.by': { penguin: ['20', '40'] } },
    says: 'formulas.post.table.by.penguin is not a choice, a number field, a constant or a formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads, post, stone',
  },
  'table by an unknown name': {
    change: { 'formulas.post.table.by': { laod: ['20', '40'] } },
    says: 'formulas.post.table.by.laod is not a choice, a number field, a constant or a formula; did you mean "load"?',
  },
  'table by an unknown value of a choice': {
    change: { 'fields.load': undefined, 'formulas.post.table.by': { 'stone.weight': ['1', '2'] } },
    says: 'formulas.post.table.by.stone.weight is not a choice, a number field, a constant or a formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads, post, stone',
  },
  'table by nothing': {
    change: { 'formulas.post.table.by': {} },
    says: 'formulas.post.table.by has 0 keys; a table has one or two',
  },
  'table by three keys': {
    change: {
      'formulas.post.table.by': { load: ['20', '40'], area: ['1', '2'], depth: ['1', '2'] },
    },
    says: 'formulas.post.table.by has 3 keys; a table has one or two',
  },
  'table by what is no name': {
    change: { 'formulas.post.table.by': { Depth: ['1', '2'], 'stone.density.heavy': ['1', '2'] } },
    says: [
      'formulas.post.table.by.Depth is not a name; a table is looked up by a choice, a number field, a constant or a formula',
      'formulas.post.table.by.stone.density.heavy is not a name; a table is looked up by a choice, a number field, a constant or a formula',
    ],
  },
  'table in a row by an unknown name': {
    in: pathWithBeds,
    change: {
      'fields.beds.fields.soil': { ...valid.fields.stone, label: 'Soil' },
      'fields.beds.formulas.edging': {
        unit: 'm',
        table: { by: { hedge: ['1', '2'] }, figures: ['3', '4'] },
        source: 'A list.',
      },
    },
    says: 'fields.beds.formulas.edging.table.by.hedge is not a choice, a number field, a constant or a formula; known here: area, depth, stone.density, lorryLoad, length, width, soil.density, bedArea, edging, stone, soil',
  },
  'table in a row that ends too early': {
    in: pathWithBeds,
    change: {
      'fields.beds.fields': { width: { ...metres, accepts: { minimum: '1', maximum: '4' } } },
      'fields.beds.formulas.bedArea': {
        unit: 'm²',
        table: { by: { width: ['1', '3'] }, figures: ['2', '5'] },
        source: 'A list of beds.',
      },
    },
    says: 'fields.beds.formulas.bedArea.table is looked up by width, which may be above 3, where the table ends; let it accept a maximum of 3',
  },
  'table of one key with lists': {
    change: { 'formulas.post.table.figures': [['1'], ['2']] },
    says: 'formulas.post.table.figures[0] is a list, where one figure is expected: the table has one key',
  },
  'table of one line': {
    change: { 'formulas.post.table': { by: { load: ['40'] }, figures: ['1'] } },
    says: 'formulas.post.table.by.load has fewer than two lines; what is looked up in one is a constant',
  },
  'table of two keys with a figure that is no number': {
    change: {
      'formulas.post.table': {
        by: { depth: ['5', '10'], stone: ['ballast', 'murram'] },
        figures: [
          ['1', '2'],
          ['3', '4 kg'],
        ],
      },
    },
    says: "formulas.post.table.figures[1][1] is '4 kg', which is not an exact number; write '5.5' or '2/7'",
  },
  'table of two keys with a figure too few': {
    change: {
      'formulas.post.table.by.stone': ['ballast', 'murram'],
      'formulas.post.table.figures': [['1', '2'], ['3']],
    },
    says: 'formulas.post.table.figures[1] is not a list of 2 figures, one for each line of stone',
  },
  'table of two keys with one figure a line': {
    change: { 'formulas.post.table.by.stone': ['ballast', 'murram'] },
    says: 'formulas.post.table.figures[0] is not a list of 2 figures, one for each line of stone',
  },
  'table that begins too late': {
    change: { 'fields.load.accepts.minimum': undefined, 'formulas.post.table.between': 'straight' },
    says: 'formulas.post.table is looked up by load, which may be below 20, where the table begins; let it accept a minimum of 20',
  },
  'table that ends too early': {
    change: { 'formulas.post.table.by.load[1]': '30' },
    says: 'formulas.post.table is looked up by load, which may be above 30, where the table ends; let it accept a maximum of 30',
  },
  'table that needs its own value': {
    change: { 'formulas.post.table.by': { post: ['20', '40'] } },
    says: 'formulas.post.is needs its own value: post → post',
  },
  'table whose lines fall': {
    change: { 'formulas.post.table.by.load[2]': '30', 'formulas.post.table.figures[2]': '3' },
    says: "formulas.post.table.by.load[2] is '30', which is not larger than the line before it",
  },
  'table with a figure that is no number': {
    change: { 'formulas.post.table.figures[1]': '2 kg' },
    says: "formulas.post.table.figures[1] is '2 kg', which is not an exact number; write '5.5' or '2/7'",
  },
  'table with a line that is no number': {
    change: { 'formulas.post.table.by.load[0]': '20 ft' },
    says: "formulas.post.table.by.load[0] is '20 ft', which is not an exact number; write '5.5' or '2/7'",
  },
  'table with a list among its figures': {
    change: {
      'formulas.post.table': { by: { stone: ['ballast', 'murram'] }, figures: ['1', ['2']] },
    },
    says: 'formulas.post.table.figures is neither a list of figures in quotes nor, with two keys, a list of such lists',
  },
  'table with an unknown between': {
    change: { 'formulas.post.table.between': 'down' },
    says: "formulas.post.table.between is none of 'up', 'straight'",
  },
  'table with figures without quotes': {
    change: { 'formulas.post.table': { by: { stone: ['ballast', 'murram'] }, figures: [1, 2] } },
    says: 'formulas.post.table.figures is neither a list of figures in quotes nor, with two keys, a list of such lists',
  },
  'table with too few figures': {
    change: { 'formulas.post.table.figures': ['1'] },
    says: 'formulas.post.table.figures has 1 of the 2 figures, one for each line of load',
  },
  'table without figures in another unit': {
    change: { 'formulas.post.table': { by: { load: ['20', '40'] }, between: 'up' } },
    says: 'formulas.post.table.figures is missing; only where the lines of one number, in kg, are the figures themselves may it be left out',
  },
  'table without origin': {
    change: { 'formulas.post.source': undefined },
    says: 'formulas.post has neither source nor assumption; say where its figures come from',
  },
})
