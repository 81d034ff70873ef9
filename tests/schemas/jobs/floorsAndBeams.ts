import type { Job } from './job.ts'

/*
 * People buy 5% more cement, sand and ballast than the figures shown, sand and ballast loose (× 1.54) at
 * 1.6 tonnes a cubic metre: sand × 2.5872. Hardcore and murram weigh 1.7 tonnes a cubic metre.
 */
export const floorAndBeamJobs: Job[] = [
  {
    name: 'the ground floor of a two-bedroom house, 10.4 m × 7.4 m over walls of 200 mm, with A98',
    calculator: 'ground-slab-calculator',
    given: { slabLength: '10.4', slabWidth: '7.4', mesh: 'a98' },
    // 10.4 × 7.4 = 76.96 m²; × 0.1 = 7.696 m³; × 6 = 46.176 bags; × 2/7 = 2.1989; × 4/7 = 4.3977
    // mesh: 4 strips reach 4 × 2.4 − 3 × 0.2 = 9.0 m, 3 only 6.8 m; 4 × 10.4 = 41.6 m: a roll of 48 m
    // polythene: 2 strips reach 8 − 0.3 = 7.7 m; 2 × 10.4 = 20.8 m: a roll of 25 m
    // between the walls 10 × 7 = 70 m²; × 0.3 × 1.2 = 25.2; × 0.05 × 1.2 = 4.2
    // by the ratio 7.696 × 1.54 × 28.8 ÷ 7 = 48.762, which is more; × 1.05 = 51.20
    // 2.1989 × 2.5872 = 5.689; 11.378; 25.2 × 1.7 = 42.84; 4.2 × 1.7 = 7.14
    results: {
      slabArea: '76.96',
      volume: '7.70',
      cementBags: '46.2',
      sand: '2.20',
      aggregate: '4.40',
      meshStrips: '4',
      meshLength: '41.60',
      meshRolls: '1',
      polytheneStrips: '2',
      polytheneLength: '20.80',
      polytheneRolls: '1',
      hardcore: '25.20',
      blinding: '4.20',
    },
    buys: [
      '52 bags of cement of 50 kg',
      '5.7 tonnes of sand',
      '11.4 tonnes of ballast',
      '1 roll of mesh',
      '1 roll of polythene',
      '42.9 tonnes of hardcore',
      '7.2 tonnes of murram',
    ],
  },
  {
    name: 'the floor of a godown between its walls, 24 m × 12 m, 15 cm with A142 and laps of 250 mm',
    calculator: 'ground-slab-calculator',
    given: {
      slabLength: '24',
      slabWidth: '12',
      thickness: '15',
      mix: '1:1.5:3',
      meshLap: '250',
      bearing: '0',
      hardcoreThickness: '250',
    },
    // 288 m²; × 0.15 = 43.2 m³; × 8 = 345.6 bags; × 3/11 = 11.782; × 6/11 = 23.564
    // mesh: 6 strips reach 6 × 2.4 − 5 × 0.25 = 13.15 m, 5 only 11 m; 6 × 24 = 144 m: three rolls of 48 m
    // are 144 m, but lap twice, so four
    // polythene: 4 strips reach 16 − 0.9 = 15.1 m; 96 m; 4 rolls reach 100 − 0.9 = 99.1 m, 3 only 74.4 m
    // 288 × 0.25 × 1.2 = 86.4; 288 × 0.05 × 1.2 = 17.28
    // by the ratio 43.2 × 1.54 × 28.8 ÷ 5.5 = 348.36, which is more; × 1.05 = 365.8
    // 11.7818 × 2.5872 = 30.482; 60.964; 86.4 × 1.7 = 146.88; 17.28 × 1.7 = 29.376
    results: {
      slabArea: '288.00',
      volume: '43.20',
      cementBags: '345.6',
      sand: '11.78',
      aggregate: '23.56',
      meshStrips: '6',
      meshLength: '144.00',
      meshRolls: '4',
      polytheneStrips: '4',
      polytheneLength: '96.00',
      polytheneRolls: '4',
      hardcore: '86.40',
      blinding: '17.28',
    },
    buys: [
      '366 bags of cement of 50 kg',
      '30.5 tonnes of sand',
      '61.0 tonnes of ballast',
      '4 rolls of mesh',
      '4 rolls of polythene',
      '146.9 tonnes of hardcore',
      '29.4 tonnes of murram',
    ],
  },
  {
    name: 'the ring beam of a shop of 6 m × 4 m on its middle lines, in 1:2:4',
    calculator: 'beam-calculator',
    given: { beamLength: '20', mix: '1:2:4' },
    // 20 × 0.2 × 0.2 = 0.8 m³; × 6 = 4.8 bags; × 2/7 = 0.2286; × 4/7 = 0.4571; 20 × 2 × 0.2 = 8 m²
    // a lap 50 × 12 = 0.6 m; a bar 20 + 0.6 = 20.6 m: 12 m and, one lap more, 9.2 m; one 9.2 m from a bar
    // 4 + 4 = 8 bars; 4 × 21.2 = 84.8 m; × 144 / 162 = 75.378 kg
    // 20 / 0.2 + 1 = 101 rings; 2 × (140 + 140) + 160 = 720 mm; 16 from a bar; 101 / 16 = 6.3, so 7
    // 101 × 0.72 = 72.72 m; × 64 / 162 = 28.729 kg; 104.107 kg × 10 / 1000 = 1.041 kg of wire
    // 4.8 × 1.05 = 5.04; 0.22857 × 2.5872 = 0.591; 1.183
    results: {
      volume: '0.80',
      cementBags: '4.8',
      sand: '0.23',
      aggregate: '0.46',
      formwork: '8.00',
      mainWhole: '8',
      mainWeight: '75.38',
      rings: '101',
      ringLength: '0.72',
      ringWhole: '7',
      ringWeight: '28.73',
      wire: '1.04',
    },
    buys: [
      '6 bags of cement of 50 kg',
      '0.6 tonnes of sand',
      '1.2 tonnes of ballast',
      '8 bars of steel of 12 m',
      '7 bars of steel of 12 m',
      '2 kg of binding wire',
    ],
  },
  {
    name: 'two beams of a verandah, 4.8 m long, 200 mm × 300 mm, four bars of 16 mm, rings of 10 mm every 175 mm',
    calculator: 'beam-calculator',
    given: {
      kind: 'beam',
      beamLength: '4.8',
      beams: '2',
      depth: '300',
      mainDiameter: '16',
      ringDiameter: '10',
      ringSpacing: '175',
      cover: '25',
    },
    // 4.8 × 0.2 × 0.3 × 2 = 0.576 m³; × 8 = 4.608 bags; × 3/11 = 0.1571; × 6/11 = 0.3142
    // 9.6 × (0.6 + 0.2) = 7.68 m²; a bar 4.8 − 0.05 = 4.75 m, two from a whole one: 8 / 2 = 4 bars
    // 8 × 4.75 = 38 m; × 256 / 162 = 60.049 kg
    // 4.75 / 0.175 = 27.1, so 28 + 1 = 29 rings, 58 in both; 2 × (150 + 250) + 160 = 960 mm; 12 from a bar
    // 58 / 12 = 4.8, so 5; 58 × 0.96 = 55.68 m; × 100 / 162 = 34.370 kg; 94.42 / 100 = 0.944 kg of wire
    // 4.608 × 1.05 = 4.838; 0.15709 × 2.5872 = 0.406; 0.813
    results: {
      volume: '0.58',
      cementBags: '4.6',
      sand: '0.16',
      aggregate: '0.31',
      formwork: '7.68',
      mainWhole: '4',
      mainWeight: '60.05',
      rings: '58',
      ringLength: '0.96',
      ringWhole: '5',
      ringWeight: '34.37',
      wire: '0.94',
    },
    buys: [
      '5 bags of cement of 50 kg',
      '0.5 tonnes of sand',
      '0.9 tonnes of ballast',
      '4 bars of steel of 12 m',
      '5 bars of steel of 12 m',
      '1 kg of binding wire',
    ],
  },
  {
    name: 'the columns of a house with their footings: nine of each',
    calculator: 'bar-schedule-calculator',
    given: {
      bars: [
        { diameter: '12', cutLength: '4.1', count: '36' },
        { diameter: '8', cutLength: '1', count: '180' },
        { diameter: '10', cutLength: '1.1', count: '126' },
      ],
    },
    // 36 × 4.1 = 147.6 m; × 144 / 162 = 131.2 kg; 2 from a bar: 18
    // 180 m; × 64 / 162 = 71.111 kg; 12 from a bar: 15
    // 126 × 1.1 = 138.6 m; × 100 / 162 = 85.556 kg; 10 from a bar: 12.6, so 13
    // all 287.867 kg; / 100 = 2.879 kg of wire; 18 + 15 + 13 = 46 bars
    results: {
      totalWeight: '287.87',
      wholeBars: '46',
      of8: '71.11',
      of10: '85.56',
      of12: '131.20',
      of16: '0.00',
      of20: '0.00',
      of25: '0.00',
      of32: '0.00',
      wire: '2.88',
    },
    buys: [
      '18 bars of steel of 12 m',
      '15 bars of steel of 12 m',
      '13 bars of steel of 12 m',
      '3 kg of binding wire',
    ],
  },
  {
    name: 'a flight of stairs: two rows of 12 mm, which are bought together, and one of 10 mm',
    calculator: 'bar-schedule-calculator',
    given: {
      bars: [
        { diameter: '12', cutLength: '4.6', count: '8' },
        { diameter: '10', cutLength: '1.15', count: '20' },
        { diameter: '12', cutLength: '1.35', count: '24' },
      ],
    },
    // 8 × 4.6 + 24 × 1.35 = 69.2 m; × 144 / 162 = 61.511 kg; 2 from a bar: 4, and 8 from a bar: 3
    // 23 m; × 100 / 162 = 14.198 kg; 10 from a bar: 2; all 75.709 kg; 0.757 kg of wire; 9 bars
    results: {
      totalWeight: '75.71',
      wholeBars: '9',
      of8: '0.00',
      of10: '14.20',
      of12: '61.51',
      of16: '0.00',
      of20: '0.00',
      of25: '0.00',
      of32: '0.00',
      wire: '0.76',
    },
    buys: ['7 bars of steel of 12 m', '2 bars of steel of 12 m', '1 kg of binding wire'],
  },
]
