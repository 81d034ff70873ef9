import { path, pathWithBeds } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { box, heaps, surface } from '../valid.ts'

export const mistakes = mistakesIn(path, {
  'picture of a blank name': {
    change: { picture: [{ ...box, height: ' ' }] },
    says: 'picture[0].height is empty; a text is expected',
  },
  'picture of a box without a ground': {
    change: {
      picture: [
        { ...box, length: 'depth', width: 'depth' },
        { ...surface, part: 'box', material: 'sand' },
      ],
    },
    says: [
      'picture[0] needs either an area or a length and a width',
      'picture[1] needs either an area or a length and a width',
    ],
  },
  'picture of a column that is no area': {
    in: pathWithBeds,
    change: { picture: [{ ...surface, areas: 'beds.width' }] },
    says: 'picture[0].areas names "beds.width", which is measured in m; an area is expected: beds.bedArea',
  },
  'picture of a field as a result': {
    change: {
      picture: [{ ...heaps, bags: { of: 'stone', label: 'lorries', material: 'cement' } }],
    },
    says: 'picture[0].bags.of names "stone", which is not one of the results; known here: volume, weight, loads',
  },
  'picture of a part as a text': {
    change: { picture: ['heap'] },
    says: 'picture[0] is not an object',
  },
  'picture of a roof in square metres': {
    change: {
      picture: [
        {
          part: 'lapped',
          length: 'area',
          height: 'depth',
          material: 'sheet',
          noun: 'sheet',
          pieceLength: 'depth',
          pieceWidth: 'depth',
          overlap: 'depth',
          usable: 'volume',
          columns: 'loads',
          rows: 'loads',
          total: 'volume',
        },
      ],
    },
    says: [
      'picture[0].length names "area", which is measured in m²; a length is expected: depth',
      'picture[0].overlap names "depth", which is measured in cm; a percentage is expected',
      'picture[0].usable names "volume", which is measured in m³; a length is expected: depth',
      'picture[0].total names "volume", which is measured in m³; a count or a plain number is expected: loads',
    ],
  },
  'picture of a section without bars': {
    change: {
      picture: [{ part: 'section', width: 'depth', depth: 'depth', cover: 'depth', bars: [] }],
    },
    says: 'picture[0].bars is empty; at least one entry is expected',
  },
  'picture of a length of tiles': {
    change: {
      'fields.spare': {
        kind: 'number',
        label: 'Spare',
        unit: 'm·tile',
        accepts: 'positive',
        default: '1',
      },
      picture: [{ ...surface, length: 'spare' }],
    },
    says: 'picture[0].length names "spare", which is measured in m·tile; a length is expected: depth',
  },
  'picture of an unknown column': {
    in: pathWithBeds,
    change: { picture: [{ ...surface, areas: 'beds.bedAria' }] },
    says: 'picture[0].areas names "beds.bedAria", which is not a column of a repeat; did you mean "beds.bedArea"?',
  },
  'picture of an unknown material': {
    change: { picture: [{ ...box, material: 'gold' }] },
    says: "picture[0].material is none of 'concrete', 'cement', 'sand', 'ballast', 'block', 'tile', 'sheet', 'steel', 'plaster', 'paint', 'hardcore', 'murram', 'dust', 'board', 'earth'",
  },
  'picture of an unknown part': {
    change: { picture: [{ part: 'heap' }] },
    says: 'picture[0].part is none of the parts: surface, lapped, box, cylinder, layers, stairs, gable, hip, fence, grid, section, bar, bundle, coats, pile, heaps',
  },
  'picture of bars by area': {
    change: {
      picture: [
        { part: 'bar', diameter: 'depth', length: 'area', material: 'steel' },
        { part: 'bundle', bars: 'depth', noun: 'bar', material: 'steel', sum: '{share}' },
      ],
    },
    says: [
      'picture[0].length names "area", which is measured in m²; a length is expected: depth',
      'picture[1].bars names "depth", which is measured in cm; a count or a plain number is expected: loads',
      "picture[1].sum shows {share}, which is not a field, a choice's value, a constant or one of the results; known here: area, depth, stone, stone.density, lorryLoad, volume, weight, loads",
    ],
  },
  'picture of bars in an unknown place': {
    change: {
      picture: [
        {
          part: 'section',
          width: 'depth',
          depth: 'depth',
          cover: 'depth',
          bars: [
            { count: 'loads', diameter: 'depth', label: '{loads:bar}' },
            { count: 'loads', diameter: 'depth', label: '{loads:bar}', at: 'left' },
          ],
        },
      ],
    },
    says: "picture[0].bars[1].at is none of 'top', 'bottom', 'around'",
  },
  'picture of pieces of an unknown shape': {
    change: {
      picture: [
        {
          part: 'pile',
          count: 'loads',
          noun: 'load',
          material: 'ballast',
          legend: 'loads',
          pieceShape: 'tub',
        },
      ],
    },
    says: "picture[0].pieceShape is none of 'plain', 'bag', 'tin'",
  },
  // The first says nothing of where the bars are, the second nothing of the shape of a piece: both have a default.
  'picture of so many that are no count': {
    change: {
      picture: [
        {
          part: 'section',
          width: 'depth',
          depth: 'depth',
          cover: 'depth',
          bars: [{ count: 'weight', diameter: 'depth', label: 'bars' }],
        },
        {
          part: 'pile',
          count: 'lods',
          noun: 'load',
          material: 'ballast',
          legend: 'loads',
          covers: 'area',
        },
      ],
    },
    says: [
      'picture[0].bars[0].count names "weight", which is measured in tonne; a count or a plain number is expected: loads',
      'picture[1].count names "lods", which is not one of the results; did you mean "loads"?',
    ],
  },
  'picture of three heaps': {
    change: {
      picture: [
        {
          ...heaps,
          heaps: [
            { of: 'volume', label: 'stone', material: 'ballast' },
            { of: 'volume', label: 'stone', material: 'ballast' },
            { of: 'volume', label: 'stone', material: 'ballast' },
          ],
        },
      ],
    },
    says: 'picture[0].heaps has more than two heaps, which is all there is room for',
  },
  'picture that names nothing': {
    change: {
      picture: [
        { ...box, height: 'dept' },
        { ...box, height: 'fathoms' },
      ],
    },
    says: [
      'picture[0].height names "dept", which is not a number field, a choice\'s value, a constant or a formula; did you mean "depth"?',
      'picture[1].height names "fathoms", which is not a number field, a choice\'s value, a constant or a formula; known here: area, depth, stone.density, lorryLoad, volume, weight, loads',
    ],
  },
  'picture of sand in tonnes': {
    change: { picture: [{ ...heaps, heaps: [{ of: 'weight', label: 'sand', material: 'sand' }] }] },
    says: 'picture[0].heaps[0].of names "weight", which is measured in tonne; a volume is expected: volume',
  },
  'picture highlighted with a result': {
    change: { picture: [{ ...heaps, highlightWith: 'weight' }] },
    says: 'picture[0].highlightWith names "weight", which is not a field; known here: area, depth, stone',
  },
  'picture that counts a sentence': {
    change: { picture: [{ ...box, caption: '{loads:Lorry loads}' }] },
    says: 'picture[0].caption shows {loads:Lorry loads}; what is counted is a word in the singular, as {loads:tile}',
  },
  'picture that counts a word with a full stop': {
    change: { picture: [{ ...box, caption: '{loads:lorry.}' }] },
    says: 'picture[0].caption shows {loads:lorry.}; what is counted is a word in the singular, as {loads:tile}',
  },
  'picture that is to scale in a caption': {
    change: { picture: [{ ...box, caption: '{depth} deep{toScale}' }] },
    says: "picture[0].caption shows {toScale}, which is not a field, a choice's value, a constant or one of the results; known here: area, depth, stone, stone.density, lorryLoad, volume, weight, loads",
  },
  'picture that shows what is no result': {
    change: {
      results: [
        { of: 'volume', label: 'Volume', decimals: 2 },
        { of: 'weight', label: 'Weight at {depth} cm', decimals: 1, emphasis: 'key' },
      ],
      picture: [{ ...box, caption: '{loads} lorries' }],
    },
    says: "picture[0].caption shows {loads}, which is not a field, a choice's value, a constant or one of the results; known here: area, depth, stone, stone.density, lorryLoad, volume, weight",
  },
  'picture visible when a number is chosen': {
    change: {
      picture: [
        { ...box, visibleWhen: { depth: ['5'] } },
        { ...box, visibleWhen: { stone: ['balast'] } },
      ],
    },
    says: [
      'picture[0].visibleWhen names "depth", which is not a choice; known here: stone',
      'picture[1].visibleWhen.stone names \'balast\', which is none of the options; did you mean "ballast"?',
    ],
  },
  'picture visible when an unknown field': {
    change: { picture: [{ ...box, visibleWhen: { stoen: ['murram'] } }] },
    says: 'picture[0].visibleWhen names "stoen", which is not a choice; did you mean "stone"?',
  },
  'picture with an open brace': {
    change: { picture: [{ ...box, caption: '{depth' }] },
    says: 'picture[0].caption has a brace without its partner; a value is written as {name}',
  },
  'picture without heaps': {
    change: { picture: [{ ...heaps, heaps: [] }] },
    says: 'picture[0].heaps is empty; at least one heap is expected',
  },
  'picture without layers': {
    change: { picture: [{ part: 'layers', layers: [] }] },
    says: 'picture[0].layers is empty; at least one layer is expected',
  },
  'picture without parts': {
    change: { picture: [] },
    says: 'picture is empty; at least one part is expected',
  },
})
