import type { Job } from './job.ts'

/*
 * People buy 5% more than the figures shown, sand and ballast loose (× 1.54) at 1.6 tonnes a cubic
 * metre: sand × 1.54 × 1.05 × 1.6 = sand × 2.5872.
 */
export const structureJobs: Job[] = [
  {
    name: 'the floor of a three-room house, 72 m² and 125 mm thick',
    calculator: 'concrete-mix-calculator',
    given: { area: '72', thickness: '12.5' },
    // 72 × 0.125 = 9 m³; 9 × 6 = 54 bags; 9 × 2/7 = 2.571; 9 × 4/7 = 5.143
    // by the ratio 9 × 1.54 × 28.8 ÷ 7 = 57.024, which is more; × 1.05 = 59.88
    // 2.571 × 2.5872 = 6.653; 5.143 × 2.5872 = 13.306
    results: { volume: '9.00', cementBags: '54.0', sand: '2.57', aggregate: '5.14' },
    buys: ['60 bags of cement of 50 kg', '6.7 tonnes of sand', '13.4 tonnes of ballast'],
  },
  {
    name: 'blinding in 40 m of trench 0.6 m wide, 5 cm of 1:4:8',
    calculator: 'concrete-mix-calculator',
    given: { area: '24', thickness: '5', mix: '1:4:8' },
    // 24 × 0.05 = 1.2 m³; 1.2 × 3.5 = 4.2 bags; 1.2 × 4/13 = 0.369; 1.2 × 8/13 = 0.738
    // 4.2 × 1.05 = 4.41; 0.3692 × 2.5872 = 0.955; 0.7385 × 2.5872 = 1.911
    results: { volume: '1.20', cementBags: '4.2', sand: '0.37', aggregate: '0.74' },
    buys: ['5 bags of cement of 50 kg', '1.0 tonne of sand', '2.0 tonnes of ballast'],
  },
  {
    name: 'the strip of a shop of 6 m × 4 m on its middle lines',
    calculator: 'foundation-calculator',
    given: { trenchLength: '20' },
    // 20 × 0.6 = 12 m²; × 0.9 = 10.8; 0.9 − 0.2 = 0.7; 12 × 0.2 = 2.4 m³; × 6 = 14.4 bags
    // sand 2.4 × 2/7 = 0.686; ballast 1.371; 14.4 × 1.05 = 15.12; 1.774 t; 3.548 t
    results: {
      excavation: '10.80',
      heightAbove: '0.70',
      volume: '2.40',
      cementBags: '14.4',
      sand: '0.69',
      aggregate: '1.37',
    },
    buys: ['16 bags of cement of 50 kg', '1.8 tonnes of sand', '3.6 tonnes of ballast'],
  },
  {
    name: 'the strip under 50 m of boundary wall, 40 cm wide, 15 cm of 1:3:6',
    calculator: 'foundation-calculator',
    given: {
      trenchLength: '50',
      trenchWidth: '0.4',
      trenchDepth: '0.5',
      thickness: '15',
      mix: '1:3:6',
    },
    // 50 × 0.4 = 20 m²; × 0.5 = 10; 0.5 − 0.15 = 0.35; 20 × 0.15 = 3 m³; × 5.5 = 16.5 bags
    // sand 0.9, ballast 1.8; 16.5 × 1.05 = 17.325; 0.9 × 2.5872 = 2.328; 4.657
    results: {
      excavation: '10.00',
      heightAbove: '0.35',
      volume: '3.00',
      cementBags: '16.5',
      sand: '0.90',
      aggregate: '1.80',
    },
    buys: ['18 bags of cement of 50 kg', '2.4 tonnes of sand', '4.7 tonnes of ballast'],
  },
  {
    name: 'nine columns of 230 mm under a first floor, 3.2 m high',
    calculator: 'column-concrete-calculator',
    given: { size: '230', height: '3.2', columns: '9' },
    // 0.23² = 0.0529; × 3.2 × 9 = 1.52352 m³; × 8 = 12.188 bags; × 3/11 = 0.4155; × 6/11 = 0.831
    // 12.188 × 1.05 = 12.80; 0.4155 × 2.5872 = 1.075; 0.83101 × 2.5872 = 2.150 (2.14999)
    results: { volume: '1.52', cementBags: '12.2', sand: '0.42', aggregate: '0.83' },
    buys: ['13 bags of cement of 50 kg', '1.1 tonnes of sand', '2.2 tonnes of ballast'],
  },
  {
    name: 'two round gate pillars of 400 mm, 2.4 m high, in 1:2:4',
    calculator: 'column-concrete-calculator',
    given: { shape: 'round', size: '400', height: '2.4', columns: '2', mix: '1:2:4' },
    // 0.7854 × 0.16 × 2.4 × 2 = 0.60319 m³; × 6 = 3.619 bags; × 2/7 = 0.1723; × 4/7 = 0.3447
    // by the ratio 0.60319 × 1.54 × 28.8 ÷ 7 = 3.8218, which is more; × 1.05 = 4.01; 0.17234 × 2.5872 = 0.446; 0.892
    results: { volume: '0.60', cementBags: '3.6', sand: '0.17', aggregate: '0.34' },
    buys: ['5 bags of cement of 50 kg', '0.5 tonnes of sand', '0.9 tonnes of ballast'],
  },
  {
    name: 'an outside flight of 12 steps, 1 m wide, on a waist of 125 mm',
    calculator: 'staircase-concrete-calculator',
    given: { steps: '12', width: '1', waist: '125' },
    // √(150² + 300²) = 335.41; 12 × 0.15 = 1.8 m
    // 125 × 335.41 = 41,926; 150 × 300 / 2 = 22,500; 12 × 64,426 / 10⁶ = 0.77312 m³; × 8 = 6.185
    // × 3/11 = 0.21085; × 6/11 = 0.4217; 6.185 × 1.05 = 6.494; × 2.5872: 0.546 and 1.091
    results: {
      totalRise: '1.80',
      slope: '335',
      volume: '0.77',
      cementBags: '6.2',
      sand: '0.21',
      aggregate: '0.42',
    },
    buys: ['7 bags of cement of 50 kg', '0.6 tonnes of sand', '1.1 tonnes of ballast'],
  },
  {
    name: 'the lower half of a house’s stairs, 9 steps of 165 × 275 mm, 1.1 m wide',
    calculator: 'staircase-concrete-calculator',
    given: { steps: '9', riser: '165', tread: '275', width: '1.1' },
    // √(165² + 275²) = √102,850 = 320.70; 9 × 0.165 = 1.485 m
    // 150 × 320.70 = 48,105; 165 × 275 / 2 = 22,687.5; 1.1 × 9 × 70,793 / 10⁶ = 0.70085 m³
    // × 8 = 5.607; × 3/11 = 0.19114; × 6/11 = 0.38228; 5.607 × 1.05 = 5.887; 0.4945; 0.989
    results: {
      totalRise: '1.49',
      slope: '321',
      volume: '0.70',
      cementBags: '5.6',
      sand: '0.19',
      aggregate: '0.38',
    },
    buys: ['6 bags of cement of 50 kg', '0.5 tonnes of sand', '1.0 tonne of ballast'],
  },
  {
    name: 'rings (stirrups) for the columns: 120 of 0.9 m in 8 mm',
    calculator: 'steel-weight-calculator',
    given: { diameter: '8', length: '0.9', bars: '120' },
    // 64 × 0.9 / 162 = 0.3556; × 120 = 42.667; 13 rings from a bar of 12 m; 120 / 13 = 9.23
    results: { singleWeight: '0.36', totalWeight: '42.67' },
    buys: ['10 bars of steel of 12 m', '1 kg of binding wire'],
  },
  {
    name: 'four 12 mm bars around a ring beam, sixteen bars with their laps',
    calculator: 'steel-weight-calculator',
    given: { bars: '16' },
    // 144 × 12 / 162 = 10.667; × 16 = 170.667
    results: { singleWeight: '10.67', totalWeight: '170.67' },
    buys: ['16 bars of steel of 12 m', '2 kg of binding wire'],
  },
  {
    name: 'the slab over a water tank’s stand, 3 m × 3 m, 8 mm every 150 mm',
    calculator: 'slab-steel-calculator',
    given: { slabLength: '3', slabWidth: '3', diameter: '8', spacing: '150', cover: '20' },
    // 3 − 0.04 = 2.96; 2.96 / 0.15 = 19.7, so 20 + 1 = 21 each way; 4 from a bar: 21 / 4 = 5.25, so 6
    // 6 + 6 = 12 bars; 12 × 12 × 64 / 162 = 56.889
    results: {
      along: '2.96',
      across: '2.96',
      barsAlong: '21',
      barsAcross: '21',
      pieces: '12',
      wholeAlong: '6',
      weightAlong: '28.44',
      wholeAcross: '6',
      weightAcross: '28.44',
      weight: '56.89',
    },
    buys: ['12 bars of steel of 12 m', '1 kg of binding wire'],
  },
  {
    name: 'a shop’s slab of 8 m × 4 m, 12 mm every 200 mm',
    calculator: 'slab-steel-calculator',
    given: { slabLength: '8', slabWidth: '4', diameter: '12' },
    // 7.95 and 3.95; 3.95 / 0.2 = 19.75, so 21 along; 7.95 / 0.2 = 39.75, so 41 across
    // one along from a bar: 21; three across from a bar: 41 / 3 = 13.7, so 14; 35 bars
    // 35 × 12 × 144 / 162 = 373.333
    results: {
      along: '7.95',
      across: '3.95',
      barsAlong: '21',
      barsAcross: '41',
      pieces: '35',
      wholeAlong: '21',
      weightAlong: '224.00',
      wholeAcross: '14',
      weightAcross: '149.33',
      weight: '373.33',
    },
    buys: ['35 bars of steel of 12 m', '4 kg of binding wire'],
  },
]
