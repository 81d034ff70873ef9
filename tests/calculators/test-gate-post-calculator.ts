import { defineCalculator } from '../../schemas/definition/calculator.ts'

export default defineCalculator({
  title: {
    page: 'Test Gate Post Calculator',
    menu: 'Test gate post calculator',
  },
  summary: 'What this calculator works out, in one sentence for the home page.',
  fields: {
    length: { kind: 'number', label: 'Length', unit: 'm', accepts: 'positive' },
    width: { kind: 'number', label: 'Width', unit: 'm', accepts: 'positive' },
  },
  formulas: {
    area: { unit: 'm²', is: 'length * width' },
  },
  results: [
    {
      of: 'area',
      label: 'Area',
      decimals: 2,
      emphasis: 'key',
      increasesWith: ['length', 'width'],
    },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  examples: {
    room: {
      name: 'A floor of 4 m × 3 m',
      given: { length: '4', width: '3' },
      expect: { area: '12.00' },
    },
    hall: {
      name: 'A hall of 12.5 m × 8 m',
      given: { length: '12.5', width: '8' },
      expect: { area: '100.00' },
    },
  },
  assumptions: ['The floor is a rectangle.'],
  guide: {
    heading: 'How to work it out',
    steps: ['Measure the length and the width in metres.', 'Press Calculate.'],
  },
  faqs: [
    {
      question: 'What does it work out?',
      answer: 'The area: a room of {room.length} m by {room.width} m has {room.area} m².',
    },
    { question: 'In which units?', answer: 'Metres and square metres.' },
    { question: 'Is it exact?', answer: 'Yes: it is rounded once, when it is shown.' },
  ],
})
