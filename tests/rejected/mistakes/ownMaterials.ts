import { pathWithOwnMaterial } from '../support/good.ts'
import { testCloth } from '../support/language.ts'
import { mistakesIn, refusalsIn } from '../support/mistakes.ts'

const ID = 'ownMaterials.test-cloth'

export const mistakes = [
  ...refusalsIn(pathWithOwnMaterial, {
    'ownMaterials.ballast is a material of calculators/shared/materials.ts already; use that one, or choose another id':
      {
        'materials[0].material': 'ballast',
        ownMaterials: { ballast: { ...testCloth, name: 'chippings' } },
      },
    'ownMaterials.Test cloth is not an id; ids are lower-case words as lorry-7': {
      'ownMaterials.Test cloth': testCloth,
    },
  }),
  ...mistakesIn(pathWithOwnMaterial, {
    'own material with a name of the catalogue': {
      change: { [`${ID}.name`]: 'polythene' },
      says: `${ID}.name is 'polythene', as polythene of calculators/shared/materials.ts is called; use that one, or choose another name`,
    },
    'own material that nothing buys': {
      change: { materials: [] },
      says: `${ID} is bought by no line of materials; use it there, or leave it out`,
    },
    'own material whose plural is its singular': {
      change: { [`${ID}.packs.roll.singular`]: 'rolls', [`${ID}.packs.roll.plural`]: 'roll' },
      says: `${ID}.packs.roll has the singular 'rolls' and the plural 'roll'; exchange them`,
    },
    'own material in another unit': {
      change: { [`${ID}.unit`]: 'm' },
      says: [
        'materials[0].amount comes out in m², but test-cloth is measured in m; what is too much is m; is a field or a figure missing, or its unit wrong?',
        '    area',
        '    ^^^^',
      ],
    },
    'own material with all that a catalogue may have wrong': {
      change: {
        [`${ID}.assumption`]: undefined,
        [`${ID}.packs.roll.holds`]: '0',
        [`${ID}.packs.tonne`]: { singular: 'tonne', plural: 'tonnes', holds: '1', unit: 'tonne' },
      },
      says: [
        `${ID} has neither source nor assumption; say where its figures come from`,
        `${ID}.packs.roll.holds is zero; a number above zero is expected`,
        `${ID}.packs.tonne.unit is tonne, but the material has no weight; add one, or give holds in its own unit`,
      ],
    },
  }),
]
