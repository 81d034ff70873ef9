import { path, pathWithBeds } from '../support/good.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'
import { box, heaps, surface } from '../valid.ts'

export const mistakes = [
  ...refusalsIn(path, {
    'picture[0].height is empty; a text is expected': { picture: [{ ...box, height: ' ' }] },
    'picture[0].bags.of names "stone", which is not one of the results; known here: volume, weight, loads':
      { picture: [{ ...heaps, bags: { of: 'stone', label: 'lorries', material: 'cement' } }] },
    'picture[0] is not an object': { picture: ['heap'] },
    'picture[0].bars is empty; at least one entry is expected': {
      picture: [{ part: 'section', width: 'depth', depth: 'depth', cover: 'depth', bars: [] }],
    },
    'picture[0].length names "spare", which is measured in m·tile; a length is expected: depth': {
      'fields.spare': {
        kind: 'number',
        label: 'Spare',
        unit: 'm·tile',
        accepts: 'positive',
        default: '1',
      },
      picture: [{ ...surface, length: 'spare' }],
    },
    "picture[0].material is none of 'concrete', 'cement', 'sand', 'ballast', 'block', 'tile', 'sheet', 'steel', 'plaster', 'paint', 'hardcore', 'murram', 'dust', 'board', 'earth'":
      { picture: [{ ...box, material: 'gold' }] },
    'picture[0].part is none of the parts: surface, lapped, box, cylinder, layers, stairs, gable, hip, wallCut, fence, grid, section, bar, bundle, coats, pile, heaps':
      { picture: [{ part: 'heap' }] },
    "picture[0].bars[1].at is none of 'top', 'bottom', 'around'": {
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
    "picture[0].pieceShape is none of 'plain', 'bag', 'tin'": {
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
    'picture[0].heaps has more than two heaps, which is all there is room for': {
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
    'picture[0].heaps[0].of names "weight", which is measured in tonne; a volume is expected: volume':
      { picture: [{ ...heaps, heaps: [{ of: 'weight', label: 'sand', material: 'sand' }] }] },
    'picture[0].highlightWith names "weight", which is not a field; known here: area, depth, stone':
      { picture: [{ ...heaps, highlightWith: 'weight' }] },
    'picture[0].caption shows {loads:Lorry loads}; what is counted is a word in the singular, as {loads:tile}':
      { picture: [{ ...box, caption: '{loads:Lorry loads}' }] },
    'picture[0].caption shows {loads:lorry.}; what is counted is a word in the singular, as {loads:tile}':
      { picture: [{ ...box, caption: '{loads:lorry.}' }] },
    "picture[0].caption shows {toScale}, which is not a field, a choice's value, a constant or one of the results; known here: area, depth, stone, stone.density, lorryLoad, volume, weight, loads":
      { picture: [{ ...box, caption: '{depth} deep{toScale}' }] },
    "picture[0].caption shows {loads}, which is not a field, a choice's value, a constant or one of the results; known here: area, depth, stone, stone.density, lorryLoad, volume, weight":
      {
        results: [
          { of: 'volume', label: 'Volume', decimals: 2 },
          { of: 'weight', label: 'Weight at {depth} cm', decimals: 1, emphasis: 'key' },
        ],
        picture: [{ ...box, caption: '{loads} lorries' }],
      },
    'picture[0].visibleWhen names "stoen", which is not a choice; did you mean "stone"?': {
      picture: [{ ...box, visibleWhen: { stoen: ['murram'] } }],
    },
    'picture[0].caption has a brace without its partner; a value is written as {name}': {
      picture: [{ ...box, caption: '{depth' }],
    },
    'picture[0].heaps is empty; at least one heap is expected': {
      picture: [{ ...heaps, heaps: [] }],
    },
    'picture[0].layers is empty; at least one layer is expected': {
      picture: [{ part: 'layers', layers: [] }],
    },
    'picture is empty; at least one part is expected': { picture: [] },
  }),
  ...refusalsIn(pathWithBeds, {
    'picture[0].areas names "beds.width", which is measured in m; an area is expected: beds.bedArea':
      { picture: [{ ...surface, areas: 'beds.width' }] },
    'picture[0].areas names "beds.bedAria", which is not a column of a repeat; did you mean "beds.bedArea"?':
      { picture: [{ ...surface, areas: 'beds.bedAria' }] },
  }),
  ...mistakesIn(path, {
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
  }),
]
