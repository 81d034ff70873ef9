import { defineCalculator } from '../schemas/definition/calculator.ts'
import { metres } from './shared/usual.ts'

/** The check of a definition sees by it that what is left of a side is no longer than a channel. */
const aRest = { minimum: '0', maximum: '3' }

export default defineCalculator({
  title: { page: 'Ceiling Calculator', menu: 'Ceiling' },
  summary: 'Boards for a ceiling. Gypsum or other boards, and the cornice of the room.',
  keywords: [
    'dari, silin, gypsum, jipsam, cornice',
    'softboard, plywood, chipboard, PVC',
    'blandering, brandering, mbao za dari, chumba',
  ],
  category: 'Finishes',
  order: 14,
  icon: {
    lines: 'M3 4h18v3H3zM12 7v5M7 17a5 5 0 0 1 10 0z',
    filled: 'M3 4h18v3H3z',
  },
  fields: {
    roomLength: {
      kind: 'number',
      label: 'Room length',
      unit: 'm',
      accepts: 'positive',
      usual: metres.room,
    },
    roomWidth: {
      kind: 'number',
      label: 'Room width',
      unit: 'm',
      accepts: 'positive',
      usual: metres.room,
    },
    boardLength: {
      kind: 'number',
      label: 'Board length',
      unit: 'm',
      hint: 'An 8 × 4 ft board is about 2.4 m × 1.2 m.',
      default: '2.4',
      accepts: 'positive',
      usual: metres.board,
    },
    boardWidth: {
      kind: 'number',
      label: 'Board width',
      unit: 'm',
      default: '1.2',
      accepts: 'positive',
      usual: metres.board,
    },
    wastage: {
      kind: 'number',
      label: 'Wastage',
      unit: '%',
      hint: '10 for a plain room, 15 for many corners (assumption).',
      default: '10',
      accepts: { minimum: '0' },
    },
    frame: {
      kind: 'choice',
      label: 'Frame',
      hint: 'What the boards hang on.',
      default: 'timber',
      addedLater: true,
      units: {
        batten: 'm',
        noggin: 'm',
        furring: 'm',
        channel: 'm',
        angles: '1',
        screws: 'piece/board',
      },
      labels: {
        batten: 'spacing of battens',
        noggin: 'spacing of cross pieces',
        furring: 'spacing of furring channels',
        channel: 'spacing of main channels and hangers',
        angles: 'rows of wall angle',
        screws: 'screws in a board',
      },
      options: {
        timber: {
          label: 'Timber, 2 × 2',
          values: { batten: '0.4', noggin: '1.2' },
          without: ['furring', 'channel', 'angles', 'screws'],
        },
        metal: {
          label: 'Metal channels',
          values: { furring: '0.6', channel: '1.2', angles: '1', screws: '50' },
          without: ['batten', 'noggin'],
        },
        none: {
          label: 'None, it is there',
          values: {},
          without: ['batten', 'noggin', 'furring', 'channel', 'angles', 'screws'],
        },
      },
      assumption:
        'Battens every 0.4 m along the room with cross pieces every 1.2 m; or furring every 0.6 m under main channels every 1.2 m, on hangers every 1.2 m.',
    },
  },
  constants: {
    channelLength: {
      label: 'length of a channel as it is sold',
      value: '3',
      unit: 'm',
      assumption: 'Channels and wall angle for gypsum ceilings are sold in pieces of 3 m.',
    },
    frameWastage: {
      label: 'timber that is cut off',
      value: '10',
      unit: '%',
      assumption: 'Ends and joints.',
    },
    nailing: {
      label: 'nails for a foot of timber',
      value: '0.01',
      unit: 'kg/ft',
      assumption: 'A kilo of wire nails to a hundred feet.',
    },
  },
  formulas: {
    area: { unit: 'm²', is: 'roomLength * roomWidth' },
    boards: {
      label: 'Boards',
      unit: 'board',
      is: 'ceil(area * (1 + wastage / percent) / (boardLength * boardWidth))',
    },
    cornice: { unit: 'm', is: '2 * (roomLength + roomWidth)' },
    shorter: { label: 'Shorter side of the room', unit: 'm', is: 'min(roomLength, roomWidth)' },
    longer: { label: 'Longer side of the room', unit: 'm', is: 'max(roomLength, roomWidth)' },
    frameTimber: {
      unit: 'ft',
      is: 'ceil(((ceil(shorter / frame.batten) + 1) * longer + (ceil(longer / frame.noggin) + 1) * shorter) * ftPerM * (1 + frameWastage / percent))',
    },
    furringRows: {
      label: 'Rows of furring channel',
      unit: '1',
      is: 'max(0, ceil(longer / frame.furring) - 1)',
    },
    furring: { unit: 'm', is: 'furringRows * shorter' },
    mainRows: {
      label: 'Rows of main channel',
      unit: '1',
      is: 'max(0, ceil(shorter / frame.channel) - 1)',
    },
    mainChannel: { unit: 'm', is: 'mainRows * longer' },
    wallAngle: { unit: 'm', is: 'cornice * frame.angles' },
    hangers: { unit: 'piece', is: 'mainRows * (ceil(longer / frame.channel) + 1)' },
    // A row longer than a channel is of whole ones and a rest, end to end.
    shorterWhole: {
      label: 'Whole channels along the shorter side',
      unit: '1',
      is: 'floor(shorter / channelLength)',
    },
    shorterRest: {
      label: 'The rest of the shorter side',
      unit: 'm',
      is: 'shorter - shorterWhole * channelLength',
    },
    longerWhole: {
      label: 'Whole channels along the longer side',
      unit: '1',
      is: 'floor(longer / channelLength)',
    },
    longerRest: {
      label: 'The rest of the longer side',
      unit: 'm',
      is: 'longer - longerWhole * channelLength',
    },
    // A board entered the other way is bought as the same one.
    longSide: { label: 'Longer side', unit: 'm', is: 'max(boardLength, boardWidth)' },
    shortSide: { label: 'Shorter side', unit: 'm', is: 'min(boardLength, boardWidth)' },
  },
  results: [
    { of: 'area', label: 'Ceiling area', decimals: 2, increasesWith: ['roomLength', 'roomWidth'] },
    {
      of: 'boards',
      label: 'Boards with {wastage}% wastage',
      decimals: 0,
      emphasis: 'key',
      increasesWith: ['roomLength', 'roomWidth', 'wastage'],
      decreasesWith: ['boardLength', 'boardWidth'],
    },
    {
      of: 'cornice',
      label: 'Cornice around the room',
      decimals: 2,
      increasesWith: ['roomLength', 'roomWidth'],
    },
    {
      of: 'frameTimber',
      label: 'Timber of the frame, running',
      decimals: 0,
      increasesWith: ['roomLength', 'roomWidth'],
    },
    {
      of: 'furring',
      label: 'Furring channel',
      decimals: 1,
      increasesWith: ['roomLength', 'roomWidth'],
    },
    {
      of: 'mainChannel',
      label: 'Main channel',
      decimals: 1,
      increasesWith: ['roomLength', 'roomWidth'],
    },
    {
      of: 'wallAngle',
      label: 'Wall angle',
      decimals: 1,
      increasesWith: ['roomLength', 'roomWidth'],
    },
    { of: 'hangers', label: 'Hangers', decimals: 0, increasesWith: ['roomLength', 'roomWidth'] },
  ],
  solveFor: ['roomLength', 'roomWidth'],
  materials: [
    { material: 'board', amount: 'boards', variant: '{longSide} × {shortSide} m' },
    { material: 'cornice', amount: 'cornice * (1 + wastage / percent)' },
    { material: 'timber', amount: 'frameTimber', variant: '2 × 2' },
    { material: 'nails', amount: 'frameTimber * nailing' },
    {
      material: 'furring',
      pieces: [
        { length: 'channelLength', count: 'furringRows * shorterWhole' },
        { length: 'shorterRest', count: 'furringRows' },
      ],
      where: { shorterRest: aRest },
    },
    {
      material: 'main-channel',
      pieces: [
        { length: 'channelLength', count: 'mainRows * longerWhole' },
        { length: 'longerRest', count: 'mainRows' },
      ],
      where: { longerRest: aRest },
    },
    {
      material: 'wall-angle',
      pieces: [
        { length: 'channelLength', count: '2 * (longerWhole + shorterWhole) * frame.angles' },
        { length: 'longerRest', count: '2 * frame.angles' },
        { length: 'shorterRest', count: '2 * frame.angles' },
      ],
      where: { longerRest: aRest, shorterRest: aRest },
    },
    { material: 'hangers', amount: 'hangers' },
    { material: 'screws', amount: 'boards * frame.screws' },
    { material: 'ceiling-work', amount: 'area' },
  ],
  whenInvalid: 'message',
  whenChanged: 'keep',
  empty: 'Enter dimensions to see your results.',
  tip: 'Wires and pipes above the ceiling come first. Set the boards so that their ends do not meet in one line, for a long joint cracks.',
  picture: [
    {
      part: 'surface',
      alt: 'The ceiling from below, {roomLength} by {roomWidth}{toScale}',
      length: 'roomLength',
      height: 'roomWidth',
      material: 'board',
      pieces: {
        noun: 'board',
        length: 'boardLength',
        height: 'boardWidth',
        cut: 'at the walls',
        total: 'boards',
        wastage: 'wastage',
      },
    },
  ],
  examples: {
    bedroom: {
      name: 'A bedroom of 3.6 m × 3 m in boards of 2.4 m × 1.2 m',
      given: { roomLength: '3.6', roomWidth: '3' },
      expect: { area: '10.80', boards: '5', cornice: '13.20', frameTimber: '161' },
    },
    sittingRoom: {
      name: 'A sitting room of 5.4 m × 4.2 m in boards of 2.4 m × 1.2 m on channels, 15% wastage',
      given: { roomLength: '5.4', roomWidth: '4.2', wastage: '15', frame: 'metal' },
      expect: {
        area: '22.68',
        boards: '10',
        cornice: '19.20',
        furring: '33.6',
        mainChannel: '16.2',
        wallAngle: '19.2',
        hangers: '18',
      },
    },
  },
  assumptions: [
    'A flat ceiling, counted by area. A narrow room may take a board more: look at the picture.',
    'The cornice runs once around the room; what is bought has the wastage in it.',
    'A row longer than a channel is of whole ones and a rest, joined end to end; off-cuts make the rests of other rows.',
    'Left out: tape, filler, cornice adhesive, screws or nails for boards on timber, screws and plugs of channels and wall angle, and what a ceiling hangs from. Paint is on the paint page.',
  ],
  sources: [
    {
      title: 'Gypsum board ceiling',
      about: 'In Kenya gypsum boards are usually 2.4 m long and 1.2 m wide.',
      url: 'https://www.gypsumceilingkenya.co.ke/gypsum-board-ceiling/',
    },
  ],
  guide: {
    heading: 'How to work out boards for a ceiling',
    steps: [
      'Measure the length and the width of the room in metres, wall to wall.',
      'Enter the size of the board or panel that you buy.',
      'Press Calculate, and buy whole boards.',
    ],
  },
  faqs: [
    {
      question: 'How many gypsum boards does a bedroom take?',
      answer:
        'A bedroom of {bedroom.roomLength} m × {bedroom.roomWidth} m has {bedroom.area} m² of ceiling: {bedroom.boards} boards of 2.4 m × 1.2 m with 10% wastage, and {bedroom.cornice} m of cornice.',
    },
    {
      question: 'And a sitting room?',
      answer:
        '{sittingRoom.roomLength} m × {sittingRoom.roomWidth} m are {sittingRoom.area} m² and take {sittingRoom.boards} boards with 15% wastage.',
    },
    {
      question: 'Can I use it for PVC panels?',
      answer: 'Yes: enter the length of the panel and the width that it covers.',
    },
  ],
  related: ['plaster-estimator', 'paint-estimator', 'gable-roof-calculator'],
})
