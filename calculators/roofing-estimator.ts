import { defineCalculator } from '../schemas/definition/calculator.ts'
import { metres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Roofing Sheet Calculator',
    menu: 'Roofing sheets',
  },
  summary: 'Mabati sheets for a roof slope. The side lap between sheets is counted in.',
  keywords: [
    'bati, iron sheets, roof, paa, kuezeka, nyumba',
    'box profile, versatile, corrugated',
    'gauge, geji, 28, 30, mabati ya rangi',
    'gutter, gata',
  ],
  order: 4,
  icon: {
    lines: 'M6 4h12l4 15H2zM9.7 4L7.3 19M14.3 4l2.4 15',
    filled: 'M9.7 4h4.6l2.4 15H7.3z',
  },
  fields: {
    roofLength: {
      kind: 'number',
      label: 'Roof length',
      unit: 'm',
      hint: 'Along the ridge.',
      accepts: 'positive',
      usual: metres.building,
    },
    roofWidth: {
      kind: 'number',
      label: 'Roof width',
      unit: 'm',
      hint: 'Up the slope, from eaves to ridge. With more than one row, less one end lap.',
      accepts: 'positive',
      usual: metres.building,
    },
    sheetLength: {
      kind: 'number',
      label: 'Sheet length',
      unit: 'm',
      hint: 'With more than one row, less the end lap of one row over the next.',
      default: '3',
      accepts: 'positive',
      usual: metres.sheet,
    },
    sheetWidth: {
      kind: 'number',
      label: 'Sheet width',
      unit: 'm',
      default: '0.85',
      accepts: 'positive',
      usual: metres.sheet,
    },
    overlap: {
      kind: 'number',
      label: 'Overlap',
      unit: '%',
      hint: 'The part of the width that the next sheet covers. 0 if the width above is the cover width.',
      default: '10',
      accepts: 'number',
      onInvalid: 'default',
    },
    endLap: {
      kind: 'number',
      placement: 'bill',
      label: 'End lap of one row over the next',
      unit: 'm',
      default: '0.15',
      accepts: { minimum: '0' },
      onInvalid: 'default',
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
    moreRows: { label: 'Rows after the first', unit: '1', is: 'rows - 1' },
    lengthToBuy: {
      label: 'Length of a sheet to buy',
      unit: 'm',
      is: 'sheetLength + endLap * min(1, moreRows)',
    },
  },
  results: [
    {
      of: 'totalArea',
      label: 'Total roof area',
      decimals: 2,
      increasesWith: ['roofLength', 'roofWidth'],
    },
    {
      of: 'effectiveSheetWidth',
      label: 'Usable sheet width with {overlap}% overlap',
      decimals: 2,
      increasesWith: ['sheetWidth'],
      decreasesWith: ['overlap'],
    },
    {
      of: 'rows',
      label: 'Sheets along width',
      decimals: 0,
      increasesWith: ['roofWidth'],
      decreasesWith: ['sheetLength'],
    },
    {
      of: 'columns',
      label: 'Sheets along length',
      decimals: 0,
      increasesWith: ['roofLength', 'overlap'],
      decreasesWith: ['sheetWidth'],
    },
    {
      of: 'sheetCount',
      label: 'Total sheets',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['roofLength', 'roofWidth', 'overlap'],
      decreasesWith: ['sheetLength', 'sheetWidth'],
    },
  ],
  solveFor: ['roofLength'],
  warnings: [
    {
      when: 'moreRows',
      text: 'There are {rows} rows of sheets. Sheets that follow each other down the slope must lap 15 to 20 cm: enter the sheet’s length less the lap. What to buy has the lap on it again.',
    },
  ],
  materials: [
    {
      material: 'sheet',
      amount: 'sheetCount',
      length: 'columns * rows * lengthToBuy',
      variant: '{lengthToBuy} m',
    },
    { material: 'roofing', amount: 'totalArea' },
  ],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Keep 2-4 extra sheets for cuts and damage on the way. The count is for one slope.',
  picture: [
    {
      part: 'lapped',
      alt: 'The roof slope from above, {roofLength} by {roofWidth}{toScale}',
      length: 'roofLength',
      height: 'roofWidth',
      material: 'sheet',
      noun: 'sheet',
      pieceLength: 'sheetLength',
      pieceWidth: 'sheetWidth',
      overlap: 'overlap',
      usable: 'effectiveSheetWidth',
      columns: 'columns',
      rows: 'rows',
      total: 'sheetCount',
      overhangNote: 'The outline is the roof; sheets reach over it where they do not come out even',
    },
  ],
  examples: {
    monoPitch: {
      name: 'A slope of 10 m × 5.85 m in two rows of 3 m sheets, both lengths less an end lap of 15 cm',
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
      name: 'One slope of 12.5 m × 4.35 m in two rows of sheets cut to 2.65 m, both lengths less an end lap of 15 cm, 15% overlap',
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
    'One rectangular slope, in whole rows and columns of sheets.',
    'Rows lap 15 to 20 cm (assumption): enter sheet and slope each less one lap. The sheets to buy have it on them again.',
    'A sheet of 0.85 m with an overlap of 10% covers 0.765 m, as corrugated mabati does (assumption). Box profile covers otherwise: ask the hardware.',
    'Left out: timber; 2 to 4 sheets for cuts and damage (assumption). Ridge caps, nails and gutters are on the gable roof page.',
  ],
  guide: {
    heading: 'How to work out sheets for a roof',
    steps: [
      'Measure one slope: its length along the ridge, and its width from eaves to ridge up the slope, not flat.',
      'Enter the sheet you buy. In two rows with a lap of 15 cm, 3 m sheets on a slope of 5.85 m are entered as 2.85 m and 5.7 m.',
      'Press Calculate. For a gable roof, double the sheets.',
    ],
  },
  faqs: [
    {
      question: 'What is the usable width of a roofing sheet?',
      answer:
        'The width that is left after the side lap. A sheet of 0.85 m with 10% overlap covers {monoPitch.effectiveSheetWidth} m of roof, so {monoPitch.roofLength} m take {monoPitch.columns} sheets side by side.',
    },
    {
      question: 'How do I order box profile?',
      answer:
        'By length: it is cut for you, so that one row covers the slope. The gable roof page gives the length to order. Corrugated sheets come in lengths such as 2, 2.5 and 3 m (assumption).',
    },
    {
      question: 'How much overlap do roofing sheets need?',
      answer:
        'One corrugation at the side is about 9% of a sheet of 0.85 m, one and a half are 13% (assumption). Take 15% for a flat slope or a windy site, or what the maker says.',
    },
  ],
  related: ['gable-roof-calculator', 'ceiling-calculator'],
})
