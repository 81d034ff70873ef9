import { defineCalculator } from '../schemas/definition/calculator.ts'
import { metres } from './shared/usual.ts'

export default defineCalculator({
  title: {
    page: 'Roofing Sheet Calculator',
    menu: 'Roofing sheets',
    breadcrumb: 'Roofing Calculator',
  },
  summary:
    'How many mabati sheets cover a roof slope, with the side lap between sheets counted in.',
  keywords: ['mabati', 'iron sheets', 'bati', 'roof', 'paa'],
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
  warnings: [
    {
      when: 'moreRows',
      text: 'There are {rows} rows of sheets. Sheets that follow each other down the slope must lap 15 to 20 cm: enter the sheet’s length less the lap.',
    },
  ],
  materials: [{ material: 'sheet', amount: 'sheetCount', variant: '{sheetLength} m' }],
  whenInvalid: 'clear',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Keep 2-4 extra sheets for cuts and damage on the way. The count is for one slope. With more than one row, take one end lap off the sheet length and one off the roof width; the area shown is then of what you entered.',
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
    'Sheets are laid in whole rows and columns. The lap where one row lies over the next is not counted by itself: rows of sheets cover their lengths together, less a lap at each meeting. With more than one row, enter the sheet length and the roof width each less one lap (15 cm is common), and buy the full length. A slope that one row covers is entered as it is.',
    'A sheet 0.85 m wide with an overlap of 10% covers 0.765 m, as common corrugated sheets do (851 mm wide, 762 mm cover). Where a dealer gives the cover width, enter that and an overlap of 0.',
    'Ridge caps are not counted: they are pieces of their own, about 2 m long, and are not cut from spare sheets (assumption).',
  ],
  sources: [
    {
      title: 'Corrugate',
      about: 'A maker’s sheet: 851 mm wide, 762 mm cover.',
      url: 'https://www.dimond.co.nz/products/corrugate',
    },
    {
      title: 'Corrugate profile',
      about: 'Corrugations stand 76 mm apart.',
      url: 'https://metalroofing.org.nz/corrugate-profile',
    },
  ],
  guide: {
    heading: 'How to work out sheets for a roof',
    steps: [
      'Measure one slope: its length along the ridge, and its width from eaves to ridge up the slope, not flat.',
      'Enter the length and the full width of the sheets your dealer sells. With more than one row, take one end lap off the sheet and one off the slope: 3 m sheets on a slope of 5.85 m, with laps of 15 cm, are entered as 2.85 m and 5.7 m. Without the second, two rows become three.',
      'Enter the overlap as a part of the sheet width; 10% is about one corrugation. Enter 0 if the width is the cover width.',
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
        'Work out one slope, from eaves to ridge, and double the total. Ridge caps come on top: pieces of about 2 m that lap one over the next.',
    },
    {
      question: 'How much overlap do roofing sheets need?',
      answer:
        'One corrugation at the side is 7.6 cm, about 9% of a sheet of 0.85 m; one and a half are 11.4 cm, about 13%. Take 15% for a flat slope or a windy site, and follow the maker where the sheet says otherwise.',
    },
  ],
  related: ['gable-roof-calculator', 'ceiling-calculator'],
})
