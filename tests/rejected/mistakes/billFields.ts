import { changed } from '../../support/changed.ts'
import { path, pathWithBeds, pathWithMaterial, sandFromGravel } from '../support/good.ts'
import { allowance, lost } from '../support/language.ts'
import { mistakesIn } from '../support/mistakes.ts'
import { valid } from '../valid.ts'

export const mistakes = mistakesIn(path, {
  'bill field handed to another calculator': {
    in: sandFromGravel,
    beside: {
      'gravel-calculator': changed(valid, {
        'fields.lost': allowance,
        'formulas.loads.is': 'ceil(weight * (1 + lost / percent) / lorryLoad)',
      }),
    },
    change: {
      'fields.lost': lost,
      'constants.lorryLoad': { value: '7', unit: 'tonne', assumption: 'A common tipper.' },
      'formulas.loads.is': 'ceil(weight / lorryLoad)',
      'uses.gravel.given.lost': 'lost',
      materials: [{ material: 'sand', amount: 'volume * (1 + lost / percent)' }],
    },
    says: 'uses.gravel.given.lost uses "lost", which is asked for under the bill; only materials may use it',
  },
  'bill field in a formula of a row': {
    in: pathWithBeds,
    change: {
      'fields.beds.formulas.bedArea.is': 'length * width * (1 + lost / percent)',
      'fields.lost': lost,
      materials: [{ material: 'ballast', amount: 'volume * (1 + lost / percent)' }],
    },
    says: 'fields.beds.formulas.bedArea.is uses "lost", which is asked for under the bill; only materials may use it',
  },
  'bill field in a formula': {
    in: pathWithMaterial,
    change: {
      'fields.lost': lost,
      'formulas.volume.is': 'area * depth / cmPerM * (1 + lost / percent)',
      'materials[0].amount': 'volume * (1 + lost / percent)',
    },
    says: 'formulas.volume.is uses "lost", which is asked for under the bill; only materials may use it',
  },
  'bill field in a row': {
    in: pathWithBeds,
    change: { 'fields.beds.fields.lost': lost },
    says: 'fields.beds.fields.lost.placement is in a row; only a field of the calculator itself is asked for under the bill',
  },
  'bill field in a unit that may be changed': {
    in: pathWithMaterial,
    change: {
      'fields.extra': { ...lost, label: 'Deeper in places, by', unit: 'cm', default: '1' },
      'materials[0].amount': 'volume + area * extra / cmPerM',
    },
    says: "fields.extra is asked for under the bill, where nothing is refused or hidden; give it a default, onInvalid: 'default' and a unit such as '%', and leave out visibleWhen",
  },
  'bill field that refuses': {
    in: pathWithMaterial,
    change: {
      'fields.lost': { ...lost, onInvalid: 'error' },
      'materials[0].amount': 'volume * (1 + lost / percent)',
    },
    says: "fields.lost is asked for under the bill, where nothing is refused or hidden; give it a default, onInvalid: 'default' and a unit such as '%', and leave out visibleWhen",
  },
})
