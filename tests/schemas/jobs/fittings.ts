import type { Job } from './job.ts'

export const fittingJobs: Job[] = [
  {
    name: 'the floor of a kitchen of 3.6 m × 3 m, 30 mm of screed and tiles of 40 cm',
    calculator: 'floor-finish-calculator',
    given: {
      length: '3.6',
      width: '3',
      doors: '0.8',
      screed: '30',
      tileLength: '40',
      tileWidth: '40',
      tileThickness: '8',
      spread: '5',
      skirtingHeight: '8',
    },
    // 10.8 × 0.03 × 1.1 = 0.3564; × 1.33 = 0.474; / 5 × 28.8 = 2.73; × 4/5 = 0.379
    // 10.8 × 5 × 1.1 = 59.4; 10.8 × 800 / 160,000 × 3 × 8 × 1.6 × 1.1 = 2.28
    // 12.4 / 0.4 = 31 strips, five of a tile
    results: {
      area: '10.80',
      screedVolume: '0.356',
      cementBags: '2.7',
      sand: '0.38',
      adhesive: '59.4',
      grout: '2.3',
      skirting: '12.40',
      skirtingTiles: '7',
    },
    buys: [
      '3 bags of cement of 50 kg',
      '0.7 tonnes of sand',
      '3 bags of 20 kg of tile adhesive',
      '1 bag of 5 kg of grout',
      '7 tiles',
    ],
  },
  {
    name: 'a shop of 8 m × 6 m on a floated slab, open for 3 m, tiles of 60 cm',
    calculator: 'floor-finish-calculator',
    given: { length: '8', width: '6', doors: '3', screed: '0' },
    // 48 × 6 × 1.1 = 316.8; 48 × 1,200 / 360,000 × 27 × 1.6 × 1.1 = 7.6; 25 / 0.6, so 42 strips, six of a tile
    results: {
      area: '48.00',
      screedVolume: '0.000',
      cementBags: '0.0',
      sand: '0.00',
      adhesive: '316.8',
      grout: '7.6',
      skirting: '25.00',
      skirtingTiles: '7',
    },
    buys: [
      '0 bags of cement of 50 kg',
      '0.0 tonnes of sand',
      '16 bags of 20 kg of tile adhesive',
      '2 bags of 5 kg of grout',
      '7 tiles',
    ],
  },
  {
    name: 'six rental rooms, each with a window, a door outside and one inside',
    calculator: 'doors-windows-calculator',
    given: {
      windows: [{ width: '1.2', height: '1.2', count: '6' }],
      outsideDoors: [{ width: '0.9', height: '2.1', count: '6' }],
      insideDoors: [{ width: '0.7', height: '2.1', count: '6' }],
    },
    // 6 × 1.44 = 8.64; × 0.85 = 7.344; 6 × 5.1 + 6 × 4.9 = 60; 6 × (1.6 + 1.3 + 1.1) = 24
    results: {
      openings: '18',
      windowArea: '8.64',
      glass: '7.34',
      frames: '60.00',
      cills: '7.20',
      lintels: '24.00',
    },
    buys: [
      '6 windows',
      '6 doors',
      '6 doors',
      '8 m² of window glass',
      '9 m² of burglar bars',
      '8 metres of window cill',
    ],
  },
  {
    name: 'a classroom with four windows and a double door',
    calculator: 'doors-windows-calculator',
    given: {
      windows: [{ width: '1.5', height: '1.2', count: '4' }],
      outsideDoors: [{ width: '1.2', height: '2.4' }],
    },
    // 4 × 1.8 = 7.2; × 0.85 = 6.12; 2 × 2.4 + 1.2 = 6; 4 × 1.9 + 1.6 = 9.2
    results: {
      openings: '5',
      windowArea: '7.20',
      glass: '6.12',
      frames: '6.00',
      cills: '6.00',
      lintels: '9.20',
    },
    buys: [
      '4 windows',
      '1 door',
      '7 m² of window glass',
      '8 m² of burglar bars',
      '6 metres of window cill',
    ],
  },
  {
    name: 'a house of 12 m × 9 m under a hip roof of 25°',
    calculator: 'hip-roof-calculator',
    given: { roofLength: '12', span: '9', pitch: '25' },
    // tan 25° = 0.4663: 2.098; 5.1 / cos 25° = 5.627; √(2 × 5.1² + 2.378²) = 7.594; 1.1034 × 13.2 × 10.2
    // 13.2 / 0.762 = 17.3, so 18; 36 × 1.15 = 41.4; (3 + 30.378 − 0.15) / 1.85 = 17.96
    results: {
      riseUsed: '2.10',
      slopeLength: '5.63',
      orderLength: '5.75',
      ridge: '3.00',
      hip: '7.59',
      roofArea: '148.56',
      sheets: '42',
      runningMetres: '241.50',
      caps: '18',
    },
    // 241.5 × 0.074 = 17.9; 46.8 / 4 = 11.7
    buys: [
      '42 roofing sheets',
      '18 ridge caps',
      '18 kg of roofing nails',
      '12 pieces of gutter of 4 m',
    ],
  },
  {
    name: 'a kiosk of 4 m × 4 m under four slopes, a fifth more for cutting',
    calculator: 'hip-roof-calculator',
    given: { roofLength: '4', span: '4', rise: '1', eaves: '0.3', cutting: '20' },
    // 2.3 × √5/2 = 2.571; √(10.58 + 1.3225) = 3.45; 1.118 × 4.6²
    // 4.6 / 0.762 = 6.04, so 7; 14 × 1.2 = 16.8; (13.8 − 0.15) / 1.85 = 7.4
    results: {
      riseUsed: '1.00',
      slopeLength: '2.57',
      orderLength: '2.70',
      ridge: '0.00',
      hip: '3.45',
      roofArea: '23.66',
      sheets: '17',
      runningMetres: '45.90',
      caps: '8',
    },
    buys: [
      '17 roofing sheets',
      '8 ridge caps',
      '4 kg of roofing nails',
      '5 pieces of gutter of 4 m',
    ],
  },
]
