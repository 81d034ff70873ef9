import { path } from '../support/good.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { box, heaps } from '../valid.ts'

export const mistakes = mistakesIn(path, {
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
