import { defineCalculator } from '../../schemas/definition/calculator.ts'

/** Makes estimates of others: one for each room, one of all doors, one that may be absent. */
export default defineCalculator({
  title: { page: 'Test Rental Rooms', menu: 'Test rental rooms' },
  summary: 'Tiles and plaster for a row of rooms that are let.',
  category: 'Finishes',
  fields: {
    wallHeight: {
      kind: 'number',
      label: 'Wall height',
      unit: 'm',
      default: '2.6',
      accepts: 'positive',
    },
    paving: {
      kind: 'number',
      label: 'Paved yard',
      unit: 'm²',
      hint: 'In front of the rooms; 0 for none.',
      default: '0',
      accepts: { minimum: '0' },
    },
    slab: { kind: 'number', label: 'Slab', unit: 'mm', default: '100', accepts: 'positive' },
    mix: {
      kind: 'choice',
      label: 'Mix',
      default: '1:3:6',
      assumption: 'Named only; the other calculator has the figures.',
      units: {},
      options: {
        '1:2:4': { label: '1:2:4', values: {} },
        '1:3:6': { label: '1:3:6', values: {} },
      },
    },
    rooms: {
      kind: 'repeat',
      label: 'Rooms',
      row: 'room',
      minimum: 1,
      maximum: 12,
      fields: {
        length: { kind: 'number', label: 'Length', unit: 'm', accepts: 'positive' },
        width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive' },
      },
      formulas: {
        area: { unit: 'm²', is: 'length * width' },
        around: { label: 'length of its walls', unit: 'm', is: '2 * (length + width)' },
      },
    },
    doors: {
      kind: 'repeat',
      label: 'Doors',
      row: 'door',
      maximum: 12,
      fields: {
        width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive' },
        height: { kind: 'number', label: 'Height', unit: 'm', accepts: 'positive' },
      },
    },
    tile: {
      kind: 'number',
      label: 'Side of a tile',
      unit: 'cm',
      default: '30',
      accepts: 'positive',
    },
    gates: {
      kind: 'number',
      label: 'Gates',
      unit: 'KSh',
      accepts: { minimum: '0' },
      optional: true,
      placement: 'price',
    },
    reserve: {
      kind: 'number',
      label: 'Reserve',
      unit: '%',
      accepts: { minimum: '0' },
      optional: true,
      placement: 'price',
    },
  },
  formulas: {
    walls: { label: 'Walls of all rooms', unit: 'm', is: 'sum(rooms.around)' },
    thickness: { label: 'Thickness of the slab', unit: 'cm', is: 'slab / mmPerM * cmPerM' },
  },
  results: [{ of: 'walls', label: 'Walls of all rooms', decimals: 2, emphasis: 'key' }],
  estimates: [
    {
      name: 'Plaster',
      stage: 'Walls',
      of: 'plaster-estimator',
      given: { wallLength: 'walls', wallHeight: 'wallHeight', openings: ['doors'] },
    },
    {
      name: 'Yard',
      stage: 'Outside',
      of: 'concrete-mix-calculator',
      given: { area: 'paving', thickness: 'thickness', mix: 'mix' },
      when: 'paving',
    },
    {
      name: 'Tiles, room {row}',
      stage: 'Floors',
      of: 'tile-estimator',
      given: {
        roomLength: 'rooms.length',
        roomWidth: 'rooms.width',
        tileLength: 'tile',
        tileWidth: 'tile',
      },
      forEach: 'rooms',
    },
  ],
  materials: [{ material: 'anti-termite', amount: 'sum(rooms.area)', stage: 'Floors' }],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  examples: {
    three: {
      name: 'Three rooms of 3 m × 3 m, each with a door, and a yard of 20 m²',
      given: {
        paving: '20',
        rooms: [
          { length: '3', width: '3' },
          { length: '3', width: '3' },
          { length: '3', width: '3' },
        ],
        doors: [
          { width: '0.9', height: '2.1' },
          { width: '0.9', height: '2.1' },
          { width: '0.9', height: '2.1' },
        ],
      },
      expect: { walls: '36.00' },
      estimates: {
        Plaster: '11.1',
        Yard: '11.0',
        'Tiles, room 1': '110',
        'Tiles, room 2': '110',
        'Tiles, room 3': '110',
      },
    },
    one: {
      name: 'One room of 4 m × 3.2 m without a yard',
      given: { rooms: [{ length: '4', width: '3.2' }] },
      expect: { walls: '14.40' },
      estimates: { Plaster: '4.7', 'Tiles, room 1': '158' },
    },
  },
  guide: {
    heading: 'How to work out rental rooms',
    steps: ['Enter each room.', 'Press Calculate.'],
  },
  faqs: [
    { question: 'What is counted?', answer: 'Tiles and plaster of each room, and the yard.' },
    { question: 'And the roof?', answer: 'It has a page of its own.' },
    { question: 'How many rooms?', answer: 'Up to twelve.' },
  ],
})
