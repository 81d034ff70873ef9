import { defineCalculator } from '../../schemas/definition/calculator.ts'

export default defineCalculator({
  title: { page: 'Cable Calculator', menu: 'Cable', breadcrumb: 'Cable Calculator' },
  summary: 'The size of a cable, and the power that it carries.',
  keywords: ['wiring'],
  category: 'Finishes',
  order: 17,
  fields: {
    load: {
      kind: 'number',
      label: 'Load current',
      unit: 'A',
      accepts: { exclusiveMinimum: '0', maximum: '40' },
    },
    laid: {
      kind: 'choice',
      label: 'How it is laid',
      default: 'clipped',
      units: {},
      options: {
        clipped: { label: 'Clipped to a wall', values: {} },
        conduit: { label: 'In conduit', values: {} },
      },
      assumption: 'For the test.',
    },
    runs: {
      kind: 'repeat',
      label: 'Runs',
      row: 'run',
      maximum: 5,
      fields: {
        long: {
          kind: 'number',
          label: 'Length of the run',
          unit: 'm',
          accepts: { exclusiveMinimum: '0', maximum: '100' },
        },
      },
      formulas: {
        clips: {
          unit: 'piece',
          table: { by: { long: ['10', '50', '100'] }, figures: ['20', '90', '170'] },
          assumption: 'For the test.',
        },
      },
    },
  },
  constants: { mains: { value: '240', unit: 'V', source: 'Kenya Power' } },
  formulas: {
    size: {
      label: 'Size of the cable',
      unit: 'mm²',
      table: {
        by: { load: ['16', '21', '28', '40'], laid: ['conduit', 'clipped'] },
        figures: [
          ['2.5', '1.5'],
          ['4', '2.5'],
          ['6', '4'],
          ['10', '6'],
        ],
      },
      source: 'A handbook.',
    },
    drop: {
      label: 'Drop in a metre',
      unit: 'V/m',
      table: { by: { load: ['0', '20', '40'] }, between: 'straight', figures: ['0', '0.1', '0.4'] },
      source: 'A handbook.',
    },
    power: { unit: 'W', is: 'load * mains' },
    allClips: { label: 'Clips', unit: 'piece', is: 'sum(runs.clips)' },
  },
  results: [
    {
      of: 'size',
      label: 'Size of the cable',
      decimals: 1,
      emphasis: 'key',
      increasesWith: ['load'],
    },
    { of: 'drop', label: 'Drop in a metre', decimals: 2, increasesWith: ['load'] },
    { of: 'power', label: 'Power', decimals: 0, increasesWith: ['load'] },
    { of: 'allClips', label: 'Clips', decimals: 0 },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter the current to see your results.',
  examples: {
    kettle: {
      name: 'A kettle of 10 A',
      given: { load: '10', runs: [{ long: '12' }, { long: '60' }] },
      expect: { size: '1.5', drop: '0.05', power: '2,400', allClips: '260' },
    },
    cooker: {
      name: 'A cooker of 30 A',
      given: { load: '30', laid: 'conduit' },
      expect: { size: '10.0', drop: '0.25', power: '7,200', allClips: '0' },
    },
  },
  guide: { heading: 'How to size a cable', steps: ['Add up the currents.', 'Press Calculate.'] },
  faqs: [
    { question: 'What does a kettle take?', answer: 'It takes {kettle.size} mm².' },
    { question: 'Who wires?', answer: 'A licensed electrician.' },
    { question: 'What is the voltage?', answer: 'It is that of Kenya Power.' },
  ],
})
