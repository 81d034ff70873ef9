import type { Job } from './job.ts'

/* A metre is 1 / 0.3048 feet; people buy whole feet and kilos. */
export const timberAndLorryJobs: Job[] = [
  {
    name: 'the roof that was costed in Kenyan shillings: 7.9 m × 3 m at 30°, king posts alone, 5% wastage',
    calculator: 'roof-timber-calculator',
    given: {
      roofLength: '7.9',
      span: '3',
      rise: '0.866',
      eaves: '0.45',
      spacing: '1.5',
      struts: '0',
      purlinSpacing: '0.8',
      purlinSize: '2x2',
      wastage: '5',
    },
    // √(1.5² + 0.866²) = 1.73204; × 1.95 / 1.5 = 2.25165 m; 7.9 / 1.5 = 5.3, so 6 + 1 = 7 trusses
    // 2.25165 / 0.8 = 2.8, so 3 + 1 = 4 rows; ridge 7.9 + 0.6 = 8.5 m
    // 7 × (4.5033 + 3) + 15.8 = 68.323 m = 224.157 ft; × 1.05 = 235.365
    // 7 × 0.866 = 6.062 m = 19.888 ft; × 1.05 = 20.883; 8 × 8.5 = 68 m = 223.097 ft; × 1.05 = 234.252
    // 17 + 4 × 2.25165 = 26.0066 m = 85.323 ft; × 1.05 = 89.590; all 580.089 ft; / 100 = 5.80 kg
    results: {
      riseUsed: '0.87',
      rafterLength: '2.25',
      frames: '7',
      purlinRows: '4',
      mainFeet: '235.4',
      webFeet: '20.9',
      purlinFeet: '234.3',
      boardFeet: '89.6',
      totalFeet: '580.1',
      nails: '5.8',
    },
    buys: [
      '236 feet of timber',
      '21 feet of timber',
      '235 feet of timber',
      '90 feet of timber',
      '6 kg of wire nails',
    ],
  },
  {
    name: 'the roof of a row of shops, 12 m × 6 m, rafters of 6 × 2 every 0.9 m on a ridge board',
    calculator: 'roof-timber-calculator',
    given: {
      roofLength: '12',
      span: '6',
      rise: '1.2',
      frame: 'rafter',
      spacing: '0.9',
      purlinSpacing: '0.75',
      mainSize: '6x2',
      purlinSize: '3x2',
      fasciaSize: '9x1',
    },
    // √(3² + 1.2²) = 3.23110; × 3.6 / 3 = 3.87732 m; 12 / 0.9 = 13.3, so 14 + 1 = 15 pairs
    // 3.87732 / 0.75 = 5.2, so 6 + 1 = 7 rows; ridge 12.6 m
    // 15 × (7.75464 + 6) + 24 = 230.3196 m = 755.642 ft; × 1.1 = 831.206
    // 14 × 12.6 = 176.4 m = 578.740 ft; × 1.1 = 636.614
    // 25.2 + 4 × 3.87732 + 12.6 = 53.3093 m = 174.899 ft; × 1.1 = 192.389; all 1,660.209 ft; 16.60 kg
    results: {
      riseUsed: '1.20',
      rafterLength: '3.88',
      frames: '15',
      purlinRows: '7',
      mainFeet: '831.2',
      purlinFeet: '636.6',
      boardFeet: '192.4',
      totalFeet: '1,660.2',
      nails: '16.6',
    },
    buys: ['832 feet of timber', '637 feet of timber', '193 feet of timber', '17 kg of wire nails'],
  },
  {
    name: 'a canter of hardcore, 3.1 m × 1.75 m, level at 0.6 m, sold as seven tonnes for 9,000 shillings',
    calculator: 'lorry-check-calculator',
    given: {
      sort: 'hardcore',
      bodyLength: '3.1',
      bodyWidth: '1.75',
      loadHeight: '0.6',
      paid: '7',
      price: '9,000',
    },
    // 3.1 × 1.75 × 0.6 = 3.255 m³; × 1.7 = 5.5335 t; 7 − 5.5335 = 1.4665 t
    // 9,000 × 1.4665 / 7 = 1,885.5; 9,000 / 5.5335 = 1,626.46
    results: {
      volume: '3.26',
      tonnes: '5.5',
      short: '1.5',
      lost: '1,886',
      costPerTonne: '1,626',
    },
  },
  {
    name: 'a tipper of sand, 4.5 m × 2.3 m, 0.75 m at the sides and 0.4 m more in the middle, sold as 16 tonnes',
    calculator: 'lorry-check-calculator',
    given: {
      bodyLength: '4.5',
      bodyWidth: '2.3',
      loadHeight: '0.75',
      top: 'heaped',
      heapHeight: '0.4',
      paid: '16',
      price: '32,000',
    },
    // 4.5 × 2.3 × 0.75 = 7.7625 m³; a ridge of 4.5 − 2.3 = 2.2 m: 0.4 × 2.3 × 2.2 / 2 = 1.012 m³, and the
    // ends, a pyramid: 2.3 × 2.3 × 0.4 / 3 = 0.70533 m³; all 9.47983 m³; × 1.6 = 15.16773 t
    // 16 − 15.16773 = 0.83227 t; 32,000 × 0.83227 / 16 = 1,664.5; 32,000 / 15.16773 = 2,109.7
    results: {
      volume: '9.48',
      tonnes: '15.2',
      short: '0.8',
      lost: '1,665',
      costPerTonne: '2,110',
    },
  },
]
