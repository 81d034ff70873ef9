import type { Job } from './job.ts'

export const finishJobs: Job[] = [
  {
    name: 'a kitchen of 3.6 m × 3 m in tiles of 40 cm',
    calculator: 'tile-estimator',
    given: { roomLength: '3.6', roomWidth: '3', tileLength: '40', tileWidth: '40' },
    // 10.8 / 0.16 = 67.5, so 68; × 1.1 = 74.8, so 75
    results: { roomArea: '10.80', tileArea: '0.1600', rawTiles: '68', totalTiles: '75' },
    buys: ['75 tiles'],
  },
  {
    name: 'a veranda of 8 m × 1.5 m in tiles of 30 cm, 15% for its corners',
    calculator: 'tile-estimator',
    given: { roomLength: '8', roomWidth: '1.5', tileLength: '30', tileWidth: '30', wastage: '15' },
    // 12 / 0.09 = 133.3, so 134; × 1.15 = 154.1, so 155
    results: { roomArea: '12.00', tileArea: '0.0900', rawTiles: '134', totalTiles: '155' },
    buys: ['155 tiles'],
  },
  {
    name: 'the four walls of a bedroom, 3.5 m × 2.7 m each, in two coats',
    calculator: 'paint-estimator',
    given: { wallHeight: '2.7', wallWidth: '3.5', walls: '4' },
    // 2.7 × 3.5 × 4 = 37.8; × 2 = 75.6; / 10 = 7.56, so 8 litres
    results: { totalArea: '75.60', paintLiters: '8' },
    buys: ['2 tins of 4 litres of paint'],
  },
  {
    name: 'the undercoat of the same bedroom on new plaster, 7 m² a litre',
    calculator: 'paint-estimator',
    given: { wallHeight: '2.7', wallWidth: '3.5', walls: '4', coats: '1', coverage: '7' },
    // 37.8 / 7 = 5.4, so 6 litres: two tins
    results: { totalArea: '37.80', paintLiters: '6' },
    buys: ['2 tins of 4 litres of paint'],
  },
  {
    name: 'a bathroom’s walls, 8 m around and 2.4 m high, less its door',
    calculator: 'plaster-estimator',
    given: {
      wallLength: '8',
      wallHeight: '2.4',
      openings: [{ width: '0.7', height: '2' }],
    },
    // 19.2 − 1.4 = 17.8; × 0.015 × 1.1 = 0.2937; × 1.33 = 0.39062 loose
    // cement / 5 × 28.8 = 2.24998; sand × 4/5 = 0.3125; × 1.6 = 0.49999
    results: { netArea: '17.80', mortarVolume: '0.294', cementBags: '2.2', sand: '0.31' },
    buys: ['3 bags of cement of 50 kg', '0.5 tonnes of sand'],
  },
  {
    name: 'the outside of a stone house, 36 m around and 3 m high, 20 mm thick',
    calculator: 'plaster-estimator',
    given: {
      wallLength: '36',
      wallHeight: '3',
      openings: [
        { width: '1.5', height: '1.2', count: '5' },
        { width: '0.9', height: '2.1', count: '2' },
      ],
      thickness: '20',
    },
    // 108 − 9 − 3.78 = 95.22; × 0.02 × 1.1 = 2.09484; × 1.33 = 2.78614 loose
    // cement / 5 × 28.8 = 16.048; sand × 4/5 = 2.2289; × 1.6 = 3.566
    results: { netArea: '95.22', mortarVolume: '2.095', cementBags: '16.0', sand: '2.23' },
    buys: ['17 bags of cement of 50 kg', '3.6 tonnes of sand'],
  },
  {
    name: 'gypsum for a sitting room of 4.8 m × 3.6 m',
    calculator: 'ceiling-calculator',
    given: { roomLength: '4.8', roomWidth: '3.6' },
    // 17.28 × 1.1 / 2.88 = 6.6, so 7; 2 × 8.4 = 16.8; × 1.1 / 2.4 = 7.7, so 8 pieces
    // 3.6 / 0.4 + 1 = 10 of 4.8 m and 4.8 / 1.2 + 1 = 5 of 3.6 m: 66 m = 216.54 ft; × 1.1 = 238.2
    results: { area: '17.28', boards: '7', cornice: '16.80', frameTimber: '239' },
    buys: [
      '7 ceiling boards',
      '8 pieces of cornice of 2.4 m',
      '239 feet of timber',
      '3 kg of wire nails',
    ],
  },
  {
    name: 'PVC panels of 3 m × 250 mm for a corridor of 6 m × 1.2 m',
    calculator: 'ceiling-calculator',
    given: {
      roomLength: '6',
      roomWidth: '1.2',
      boardLength: '3',
      boardWidth: '0.25',
      wastage: '5',
    },
    // 7.2 × 1.05 / 0.75 = 10.08, so 11; 2 × 7.2 = 14.4; × 1.05 / 2.4 = 6.3, so 7 pieces
    // 1.2 / 0.4 + 1 = 4 of 6 m and 6 / 1.2 + 1 = 6 of 1.2 m: 31.2 m = 102.36 ft; × 1.1 = 112.6
    results: { area: '7.20', boards: '11', cornice: '14.40', frameTimber: '113' },
    buys: [
      '11 ceiling boards',
      '7 pieces of cornice of 2.4 m',
      '113 feet of timber',
      '2 kg of wire nails',
    ],
  },
  {
    name: 'cabro for a compound of 20 m × 4 m',
    calculator: 'paving-calculator',
    given: { length: '20', width: '4' },
    // 80 × 1.05 = 84; / 0.02 = 4,200; 80 × 0.04 × 1.2 = 3.84; × 1.6 = 6.144
    results: { area: '80.00', pavingArea: '84.00', blocks: '4,200', dust: '3.84' },
    buys: ['4,200 paving blocks', '6.2 tonnes of quarry dust'],
  },
  {
    name: 'a winding path of 12 m × 1.2 m on 30 mm of dust',
    calculator: 'paving-calculator',
    given: { length: '12', width: '1.2', bedding: '30', wastage: '10' },
    // 14.4 × 1.1 = 15.84; / 0.02 = 792; 14.4 × 0.03 × 1.2 = 0.5184; × 1.6 = 0.829
    results: { area: '14.40', pavingArea: '15.84', blocks: '792', dust: '0.52' },
    buys: ['792 paving blocks', '0.9 tonnes of quarry dust'],
  },
]
