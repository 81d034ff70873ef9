import type { Job } from './job.ts'

export const wallAndRoofJobs: Job[] = [
  {
    name: 'a boundary wall of 25 m × 2.1 m in 6-inch stone with joints of 20 mm',
    calculator: 'block-brick-estimator',
    given: {
      wallLength: '25',
      wallHeight: '2.1',
      blockType: 'machine-cut-stone-150',
      mortarGap: '20',
    },
    // 52.5 m²; 0.42 × 0.22 = 0.0924; 52.5 / 0.0924 = 568.2, so 569; × 1.05 = 597.45, so 598
    // mortar 52.5 × 0.15 × (1 − 0.08 / 0.0924) = 1.0568; × 1.33 = 1.4056 loose
    // cement 1.4056 / 5 × 28.8 × 1.15 = 9.31; sand 1.4056 × 0.8 × 1.15 × 1.6 = 2.069
    results: { wallArea: '52.50', blockCount: '569', totalWithWaste: '598' },
    buys: ['598 blocks', '10 bags of cement of 50 kg', '2.1 tonnes of sand'],
  },
  {
    name: 'a bedroom’s inside wall of 4 m × 2.7 m with its door, in 140 mm blocks',
    calculator: 'block-brick-estimator',
    given: {
      wallLength: '4',
      wallHeight: '2.7',
      openings: [{ width: '0.9', height: '2.1' }],
      blockType: 'hollow-390-140',
    },
    // 10.8 − 1.89 = 8.91; 0.4 × 0.2 = 0.08; 111.4, so 112; × 1.05 = 117.6, so 118
    // mortar 8.91 × 0.14 × (1 − 0.0741 / 0.08) = 0.092; × 1.33 = 0.1224
    // cement 0.1224 / 5 × 28.8 × 1.15 = 0.81; sand 0.1224 × 0.8 × 1.15 × 1.6 = 0.18
    results: { wallArea: '8.91', blockCount: '112', totalWithWaste: '118' },
    buys: ['118 blocks', '1 bag of cement of 50 kg', '0.2 tonnes of sand'],
  },
  {
    name: 'a lean-to kitchen of 5 m × 2.4 m under sheets of 2.5 m',
    calculator: 'roofing-estimator',
    given: { roofLength: '5', roofWidth: '2.4', sheetLength: '2.5' },
    // 0.85 × 0.9 = 0.765; 5 / 0.765 = 6.5, so 7; one row
    results: {
      totalArea: '12.00',
      effectiveSheetWidth: '0.77',
      rows: '1',
      columns: '7',
      sheetCount: '7',
    },
    buys: ['7 roofing sheets'],
  },
  {
    name: 'a slope of 12 m × 4.65 m in two rows of 2.5 m sheets that lap 20 cm',
    calculator: 'roofing-estimator',
    given: { roofLength: '12', roofWidth: '4.45', sheetLength: '2.3' },
    // each less the lap: 4.45 / 2.3 = 1.93, so 2; 12 / 0.765 = 15.7, so 16; 32; 12 × 4.45 = 53.4
    results: {
      totalArea: '53.40',
      effectiveSheetWidth: '0.77',
      rows: '2',
      columns: '16',
      sheetCount: '32',
    },
    buys: ['32 roofing sheets'],
  },
  {
    name: 'the roof of a house of 9 m × 7 m with a rise of 2.1 m',
    calculator: 'gable-roof-calculator',
    given: { roofLength: '9', span: '7', rise: '2.1' },
    // √(3.5² + 2.1²) = 4.0817; × 4.1 / 3.5 = 4.7814; 4.8814 up to 5 cm: 4.90; ridge 9.6
    // 2 × 4.7814 × 9.6 = 91.80; 9.6 / 0.762 = 12.6, so 13 and 26; × 4.90 = 127.4; × 0.074 = 9.43
    // caps (9.6 − 0.15) / 1.85 = 5.1, so 6; gutter 19.2 / 4 = 4.8
    results: {
      riseUsed: '2.10',
      slopeLength: '4.78',
      orderLength: '4.90',
      ridge: '9.60',
      roofArea: '91.80',
      sheetsPerSide: '13',
      sheets: '26',
      runningMetres: '127.40',
      ridgeCaps: '6',
    },
    buys: [
      '26 roofing sheets',
      '6 ridge caps',
      '10 kg of roofing nails',
      '5 pieces of gutter of 4 m',
    ],
  },
  {
    name: 'a kiosk of 3 m × 2.4 m under box profile that covers 0.7 m',
    calculator: 'gable-roof-calculator',
    given: {
      roofLength: '3',
      span: '2.4',
      rise: '0.5',
      eaves: '0.3',
      verge: '0.2',
      coverWidth: '0.7',
    },
    // √(1.2² + 0.5²) = 1.3; × 1.5 / 1.2 = 1.625; 1.725 up to 5 cm: 1.75; ridge 3.4
    // 2 × 1.625 × 3.4 = 11.05; 3.4 / 0.7 = 4.9, so 5 and 10; × 1.75 = 17.5; × 0.074 = 1.3; gutter 6.8 / 4 = 1.7; caps 3.25 / 1.85 = 1.8
    results: {
      riseUsed: '0.50',
      slopeLength: '1.63',
      orderLength: '1.75',
      ridge: '3.40',
      roofArea: '11.05',
      sheetsPerSide: '5',
      sheets: '10',
      runningMetres: '17.50',
      ridgeCaps: '2',
    },
    buys: [
      '10 roofing sheets',
      '2 ridge caps',
      '2 kg of roofing nails',
      '2 pieces of gutter of 4 m',
    ],
  },
  {
    name: 'hardcore under the floor of a house of 9 m × 7 m in 20 cm stone',
    calculator: 'hardcore-calculator',
    given: { length: '8.6', width: '6.6' },
    // 56.76 m²; × 0.3 × 1.2 = 20.434; × 1.7 = 34.737; 56.76 × 0.05 × 1.2 = 3.4056; × 1.7 = 5.79
    results: {
      area: '56.76',
      hardcore: '20.43',
      hardcoreTonnes: '34.7',
      blindingVolume: '3.41',
    },
    buys: ['34.8 tonnes of hardcore', '5.8 tonnes of murram'],
  },
  {
    name: 'hardcore under a veranda of 6 m × 1.5 m, 150 mm, with a handful of murram',
    calculator: 'hardcore-calculator',
    given: { length: '6', width: '1.5', thickness: '150', blinding: '25' },
    // 9 m²; × 0.15 × 1.2 = 1.62; × 1.7 = 2.754; 9 × 0.025 × 1.2 = 0.27; × 1.7 = 0.459
    results: { area: '9.00', hardcore: '1.62', hardcoreTonnes: '2.8', blindingVolume: '0.27' },
    buys: ['2.8 tonnes of hardcore', '0.5 tonnes of murram'],
  },
  {
    name: 'a house of 9 m × 7 m in 20 cm stone with 12 m of inside walls',
    calculator: 'house-estimator',
    given: {
      length: '9',
      width: '7',
      insideWalls: '12',
      rooms: [{ length: '4', width: '3' }],
      rise: '2.1',
    },
    // 9 × 7 = 63; 2 × 16 − 4 × 0.2 = 31.2; + 12 = 43.2; 4 × 3 = 12
    results: {
      footprint: '63.00',
      outsideWalls: '31.20',
      foundationWalls: '43.20',
      roomsArea: '12.00',
    },
  },
  {
    name: 'a single room of 5 m × 4 m in 15 cm stone',
    calculator: 'house-estimator',
    given: { length: '5', width: '4', outsideType: 'machine-cut-stone-150', rise: '1' },
    // 5 × 4 = 20; 2 × 9 − 4 × 0.15 = 17.4
    results: {
      footprint: '20.00',
      outsideWalls: '17.40',
      foundationWalls: '17.40',
      roomsArea: '0.00',
    },
  },
]
