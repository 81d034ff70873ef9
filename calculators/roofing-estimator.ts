import { defineCalculator } from '../schemas/definition/calculator.ts'

export default defineCalculator({
  title: {
    page: 'Roofing Sheet Calculator',
    menu: 'Roofing sheets',
    breadcrumb: 'Roofing Calculator',
  },
  summary:
    'How many mabati sheets cover a roof slope, with the side lap between sheets counted in.',
  alsoCalled: ['mabati', 'iron sheets', 'bati', 'roof', 'paa'],
  order: 4,
  icon: 'sheet',
  fields: {
    roofLength: {
      kind: 'number',
      label: 'Roof length',
      unit: 'm',
      hint: 'Along the ridge.',
      accepts: 'positive',
    },
    roofWidth: {
      kind: 'number',
      label: 'Roof width',
      unit: 'm',
      hint: 'Up the slope, from eaves to ridge.',
      accepts: 'positive',
    },
    sheetLength: {
      kind: 'number',
      label: 'Sheet length',
      unit: 'm',
      hint: 'With more than one row, less the lap of one row over the next.',
      default: '3',
      accepts: 'positive',
    },
    sheetWidth: {
      kind: 'number',
      label: 'Sheet width',
      unit: 'm',
      default: '0.85',
      accepts: 'positive',
    },
    overlap: {
      kind: 'number',
      label: 'Overlap',
      unit: '%',
      hint: 'The part of the width that the next sheet covers.',
      default: '10',
      accepts: 'number',
      otherwise: 'default',
    },
  },
  constants: {
    percent: {
      label: 'one hundred per cent',
      value: '100',
      unit: '%',
      source: 'Per cent means per hundred.',
    },
  },
  formulas: {
    totalArea: { unit: 'm²', is: 'roofLength * roofWidth' },
    effectiveSheetWidth: {
      label: 'Usable sheet width',
      unit: 'm',
      is: 'sheetWidth * (1 - overlap / percent)',
      accepts: 'positive',
    },
    rows: { unit: '1', is: 'ceil(roofWidth / sheetLength)' },
    columns: { unit: '1', is: 'ceil(roofLength / effectiveSheetWidth)' },
    sheetCount: { unit: 'sheet', is: 'columns * rows' },
  },
  results: [
    {
      of: 'totalArea',
      label: 'Total roof area',
      decimals: 2,
      growsWith: ['roofLength', 'roofWidth'],
    },
    {
      of: 'effectiveSheetWidth',
      label: 'Usable sheet width with {overlap}% overlap',
      decimals: 2,
      growsWith: ['sheetWidth'],
      shrinksWith: ['overlap'],
    },
    {
      of: 'rows',
      label: 'Sheets along width',
      decimals: 0,
      growsWith: ['roofWidth'],
      shrinksWith: ['sheetLength'],
    },
    {
      of: 'columns',
      label: 'Sheets along length',
      decimals: 0,
      growsWith: ['roofLength', 'overlap'],
      shrinksWith: ['sheetWidth'],
    },
    {
      of: 'sheetCount',
      label: 'Total sheets',
      decimals: 0,
      emphasis: 'key',
      growsWith: ['roofLength', 'roofWidth', 'overlap'],
      shrinksWith: ['sheetLength', 'sheetWidth'],
    },
  ],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Keep 2-4 extra sheets for cuts, ridges and damage on the way. The count is for one slope. Laps between rows are in it only if the sheet length was entered less its lap.',
  picture: {
    kind: 'roof',
    length: 'roofLength',
    width: 'roofWidth',
    sheetLength: 'sheetLength',
    sheetWidth: 'sheetWidth',
    overlap: 'overlap',
    usableWidth: 'effectiveSheetWidth',
    rows: 'rows',
    columns: 'columns',
    sheets: 'sheetCount',
  },
  examples: {
    monoPitch: {
      name: 'A 10 m × 5.7 m mono-pitch roof in 3 m sheets with end laps of 15 cm',
      given: { roofLength: '10', roofWidth: '5.7', sheetLength: '2.85' },
      expect: {
        totalArea: '57.00',
        effectiveSheetWidth: '0.77',
        rows: '2',
        columns: '14',
        sheetCount: '28',
      },
    },
    longSheets: {
      name: 'One slope of 12.5 m × 4.2 m in 2.5 m sheets, 15% overlap',
      given: {
        roofLength: '12.5',
        roofWidth: '4.2',
        sheetLength: '2.5',
        sheetWidth: '0.85',
        overlap: '15',
      },
      expect: {
        totalArea: '52.50',
        effectiveSheetWidth: '0.72',
        rows: '2',
        columns: '18',
        sheetCount: '36',
      },
    },
  },
  assumptions: [
    'One rectangular slope. For a gable roof work out one slope and double the sheets.',
    'Sheets are laid in whole rows and columns. The lap where one row lies over the next is not counted by itself: with more than one row enter the sheet length less the lap (15 cm is common), and buy the full length.',
    'A sheet 0.85 m wide with an overlap of 10% stands for common box-profile and corrugated sheets; check yours.',
  ],
  guide: {
    heading: 'How to work out sheets for a roof',
    steps: [
      'Measure one slope: its length along the ridge, and its width from eaves to ridge up the slope, not flat.',
      'Enter the length and the full width of the sheets your dealer sells. With more than one row, take the end lap off the length: a 3 m sheet with a lap of 15 cm counts as 2.85 m.',
      'Enter the overlap as a part of the sheet width; 10% is usual for one to one and a half corrugations.',
      'Press Calculate. For a gable roof, double the sheets.',
    ],
  },
  faqs: [
    {
      question: 'What is the usable width of a roofing sheet?',
      answer:
        'The width that is left after the side lap. A sheet of 0.85 m with 10% overlap covers {monoPitch.effectiveSheetWidth} m of roof, so a slope {monoPitch.roofLength} m long takes {monoPitch.columns} sheets side by side.',
    },
    {
      question: 'How do I count sheets for a gable roof?',
      answer:
        'Work out one slope, from eaves to ridge, and double the total. Ridge caps and gutters are bought by the running metre of ridge and eaves.',
    },
    {
      question: 'How much overlap do roofing sheets need?',
      answer:
        'One to one and a half corrugations at the side, which is about 10% of the width. Take 15% or more for a flat slope or a windy site, and follow the maker where the sheet says otherwise.',
    },
  ],
})
