import type { Job } from './job.ts'

export const compoundJobs: Job[] = [
  {
    name: 'the wall of a plot of 40 × 80 ft with a gate of 3 m, in 6-inch stone',
    calculator: 'perimeter-wall-calculator',
    given: { length: '73.152', gates: [{ width: '3' }] },
    // 70.152 × 2.55 = 178.8876 m²; / 0.0924 = 1936.01, so 1937; × 1.05 = 2033.85
    // columns: 70.152 / 3 = 23.4, so 24, + 1 + 2; × 0.04 × 2.55 = 2.754 m³
    results: {
      run: '70.15',
      stones: '2,034',
      excavation: '21.05',
      stripVolume: '5.26',
      columns: '27',
      columnConcrete: '2.75',
    },
    // cement: mortar 31.72, strip 5.2614 × 5.5 × 1.05 = 30.38, columns 2.754 × 8.064 × 1.05 = 23.32
    // sand 4.406 + 2.552 + 1.215 m³, ballast 5.105 + 2.429 m³, × 1.6
    // 108 pieces of 2.95 m, 4 of a bar; 378 rings of 0.72 m, 16 of a bar; 304 kg
    buys: [
      '2,034 stones',
      '86 bags of cement of 50 kg',
      '13.1 tonnes of sand',
      '12.1 tonnes of ballast',
      '27 bars of steel of 12 m',
      '24 bars of steel of 12 m',
      '4 kg of binding wire',
    ],
  },
  {
    name: 'the front of a school, 60 m with gates of 4 m and 1.2 m, in blocks of 190 mm',
    calculator: 'perimeter-wall-calculator',
    given: {
      length: '60',
      gates: [{ width: '4' }, { width: '1.2' }],
      height: '2.4',
      blockType: 'hollow-390-190',
      joint: '10',
      trenchWidth: '0.6',
      trenchDepth: '0.8',
      strip: '20',
    },
    // 54.8 × 3 = 164.4 m²; / 0.08 = 2055; × 1.05 = 2157.75
    // columns: 54.8 / 3 = 18.3, so 19, + 1 + 4; × 0.04 × 3 = 2.88 m³
    results: {
      run: '54.80',
      stones: '2,158',
      excavation: '26.30',
      stripVolume: '6.58',
      columns: '24',
      columnConcrete: '2.88',
    },
    // cement: 20.30 + 37.98 + 24.39; sand 2.819 + 3.190 + 1.270 m³, ballast 6.380 + 2.540 m³
    // 96 pieces of 3.4 m, 3 of a bar; 384 rings of 0.72 m; 311 kg
    buys: [
      '2,158 blocks',
      '83 bags of cement of 50 kg',
      '11.7 tonnes of sand',
      '14.3 tonnes of ballast',
      '32 bars of steel of 12 m',
      '24 bars of steel of 12 m',
      '4 kg of binding wire',
    ],
  },
  {
    name: 'a farm of 200 m × 150 m in four strands of barbed wire on timber posts',
    calculator: 'fence-calculator',
    given: {
      length: '700',
      gates: [{ width: '3.6' }],
      kind: 'barbed',
      postType: 'timber',
      strands: '4',
    },
    // 696.4 / 3 = 232.1, so 233, + 1 + 1; struts 2 × 5; 245 × 0.054 = 13.23 m³
    results: {
      run: '696.40',
      posts: '235',
      struts: '10',
      concrete: '13.23',
      rolls: '0',
      wire: '2,924.9',
    },
    // 13.23 × 5.5 × 1.05 = 76.4; sand 6.418 m³, ballast 12.836 m³; 2924.88 / 610 = 4.8
    buys: [
      '235 fence posts',
      '10 struts',
      '77 bags of cement of 50 kg',
      '10.3 tonnes of sand',
      '20.6 tonnes of ballast',
      '0 rolls of chain link',
      '5 rolls of barbed wire of 610 m',
    ],
  },
  {
    name: 'a kitchen garden of 60 m in chain link on steel posts, rolls of 20 m',
    calculator: 'fence-calculator',
    given: { length: '60', postType: 'steel', spacing: '2.5', strands: '2', rollLength: '20' },
    // 60 / 2.5 = 24, + 1; struts 2 × 4; 33 × 0.054 = 1.782 m³; 61.2 / 20 = 3.06
    results: {
      run: '60.00',
      posts: '25',
      struts: '8',
      concrete: '1.78',
      rolls: '4',
      wire: '126.0',
    },
    // 1.782 × 5.775 = 10.3; sand 0.864 m³, ballast 1.729 m³
    buys: [
      '25 fence posts',
      '8 struts',
      '11 bags of cement of 50 kg',
      '1.4 tonnes of sand',
      '2.8 tonnes of ballast',
      '4 rolls of chain link',
      '1 roll of line wire of 610 m',
    ],
  },
  {
    name: 'the septic tank of two families, ten people, in 9-inch stone',
    calculator: 'septic-tank-calculator',
    given: { people: '10' },
    // 3800 litres; √(3.8 / 4.5) = 0.919, so 0.95; 3.8 / 1.425 = 2.667, so 2.70; 3.4 × 1.65 × 1.95
    results: {
      capacity: '3,800',
      width: '0.95',
      length: '2.70',
      excavation: '10.94',
      soakArea: '40.0',
    },
    // walls 16.005 m² / 0.0924 = 173.2, so 174; × 1.05 = 182.7
    // cement: mortar 3.784, plaster of 18.555 m² 4.087, slabs 1.2555 × 6.336 × 1.05 = 8.353
    // 10 bars of 3.05 m, 3 of a bar; 22 of 1.3 m, 9 of a bar; 36.5 kg
    // A bar has 3 and 2, 2 and 4, 1 and 6, or 0 and 9 of them: five bars with 10 have 21 short ones at most, so 6
    buys: [
      '183 stones',
      '17 bags of cement of 50 kg',
      '2.5 tonnes of sand',
      '1.9 tonnes of ballast',
      '6 bars of steel of 12 m',
      '1 kg of binding wire',
    ],
  },
  {
    name: 'the septic tank of a dormitory of forty, in 6-inch stone, on slow ground',
    calculator: 'septic-tank-calculator',
    given: {
      people: '40',
      depth: '1.8',
      blockType: 'machine-cut-stone-150',
      soakage: '25',
      flow: '80',
    },
    // 9200 litres; √(9.2 / 5.4) = 1.305, so 1.35; 9.2 / 2.43 = 3.786, so 3.80; 4.4 × 1.95 × 2.25
    results: {
      capacity: '9,200',
      width: '1.35',
      length: '3.80',
      excavation: '19.31',
      soakArea: '128.0',
    },
    // walls 25.32 m², so 275 stones × 1.05; cement 4.490 + 6.964 + 13.502; ballast 1.87526 m³
    // 12 bars of 4.05 m, 2 of a bar; 28 of 1.6 m, 7 of a bar; 57.7 kg
    // A bar has 2 and 2, 1 and 4, or 0 and 7 of them: eight bars with 12 have 26 short ones at most, so 9
    buys: [
      '289 stones',
      '25 bags of cement of 50 kg',
      '3.7 tonnes of sand',
      '3.1 tonnes of ballast',
      '9 bars of steel of 12 m',
      '1 kg of binding wire',
    ],
  },
  {
    name: 'the latrine of a family of six for fifteen years',
    calculator: 'pit-latrine-calculator',
    given: { users: '6', years: '15' },
    // 6 × 15 × 0.06 = 5.4; / 2.16 = 2.5, + 0.5; × 2.16 = 6.48
    results: { volume: '5.40', depth: '3.00', excavation: '6.48' },
    // collar 7.16 m² / 0.08 = 89.5, so 90; × 1.05 = 94.5; cement 0.651 + 0.45 × 6.6528 = 3.645
    // 11 bars of 2.95 m, 4 of a bar; 21 of 1.45 m, 8 of a bar; 38.8 kg
    buys: [
      '95 blocks',
      '4 bags of cement of 50 kg',
      '0.5 tonnes of sand',
      '0.7 tonnes of ballast',
      '6 bars of steel of 12 m',
      '1 kg of binding wire',
      '1 piece of vent pipe of 6 m',
    ],
  },
  {
    name: 'the latrine of a market, thirty people for five years, lined with 9-inch stone to 2 m',
    calculator: 'pit-latrine-calculator',
    given: {
      users: '30',
      years: '5',
      pitLength: '3',
      pitWidth: '1.2',
      slab: '120',
      collar: '2',
      blockType: 'machine-cut-stone-200',
    },
    // 9 / 3.6 = 2.5, + 0.5; × 3.6 = 10.8
    results: { volume: '9.00', depth: '3.00', excavation: '10.80' },
    // lining 18.4 m² / 0.0924 = 199.1, so 200; × 1.05 = 210; cement 4.351 + 0.7776 × 6.6528
    // 13 bars of 3.55 m, 3 of a bar; 25 of 1.75 m, 6 of a bar; 55.5 kg
    // A bar with so many long ones has 6 − 2 × so many short ones: eight have 48 − 26 = 22, nine 28, so 9
    buys: [
      '210 stones',
      '10 bags of cement of 50 kg',
      '1.6 tonnes of sand',
      '1.2 tonnes of ballast',
      '9 bars of steel of 12 m',
      '1 kg of binding wire',
      '1 piece of vent pipe of 6 m',
    ],
  },
]
