import { bindingWire, steelWeight } from './bars.ts'

/*
 * The steel of a small slab over a pit, one layer of bars of 10 mm every 150 mm both ways, by the rule of
 * the slab steel page. Plain data; no calculator itself. The formulas of who takes it have slabLength and
 * slabWidth, in metres.
 */

export const slabBarConstants = {
  weightDivisor: steelWeight,
  wirePerTonne: bindingWire,
  barDiameter: {
    label: 'diameter of a bar in the slab',
    value: '10',
    unit: 'mm',
    assumption: 'Usual in a slab over a pit; the engineer’s drawing decides.',
  },
  barSpacing: {
    label: 'from bar to bar',
    value: '0.15',
    unit: 'm',
    assumption: 'Usual in a slab over a pit; the engineer’s drawing decides.',
  },
  twoCovers: {
    label: 'cover at both ends of a bar',
    value: '0.05',
    unit: 'm',
    assumption: '25 mm at each.',
  },
}

export const slabBarFormulas = {
  barAlong: {
    label: 'Length of a bar along the slab',
    unit: 'm',
    is: 'slabLength - twoCovers',
    accepts: 'positive' as const,
    errorMessage: 'The slab is too short for its bars',
  },
  barAcross: {
    label: 'Length of a bar across the slab',
    unit: 'm',
    is: 'slabWidth - twoCovers',
    accepts: 'positive' as const,
    errorMessage: 'The slab is too narrow for its bars',
  },
  barsAlong: { label: 'Bars along the slab', unit: '1', is: 'ceil(barAcross / barSpacing) + 1' },
  barsAcross: { label: 'Bars across the slab', unit: '1', is: 'ceil(barAlong / barSpacing) + 1' },
  barWeight: {
    label: 'Weight of the bars',
    unit: 'kg',
    is: '(barsAlong * barAlong + barsAcross * barAcross) * barDiameter^2 / weightDivisor',
  },
  wire: { label: 'Binding wire', unit: 'kg', is: 'barWeight * wirePerTonne / kgPerTonne' },
}

/** No bar is longer than those of the shop. */
const reached = { barAlong: { maximum: '12' }, barAcross: { maximum: '12' } }

export const slabBarMaterials = [
  {
    material: 'steel',
    pieces: [
      { length: 'barAlong', count: 'barsAlong' },
      { length: 'barAcross', count: 'barsAcross' },
    ],
    variant: '10 mm',
    where: reached,
    note: 'The slab is longer than a bar of 12 m: an engineer says where bars lap.',
  },
  { material: 'binding-wire', amount: 'wire', where: reached },
]

export const slabBarLabour = [{ material: 'steel-fixing', amount: 'barWeight', where: reached }]
