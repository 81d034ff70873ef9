export const description =
  'Free calculators for concrete, blocks, tiles, paint, roofing sheets and steel. Metres or feet and inches, made for Kenya, exact, and easy on a phone.'
/** `free` stands out. */
export const lead =
  '{free} for fundis, builders, engineers and anyone building a home. Know what to buy before you pay for it.'
export const free = 'Free'
export const start = 'Start Calculating'
export const why = 'Why use it'
export const reasons = [
  {
    title: 'Made for Kenya',
    text: 'Metres or feet and inches, and the stone, blocks, mabati, bars and mixes that are sold here.',
  },
  {
    title: 'Mobile friendly',
    text: 'Big fields and big figures for a phone in the hand, on the site, in the sun.',
  },
  {
    title: 'Simple and accurate',
    text: 'A few fields, one button, and exact arithmetic. Each formula is open to check, with its source.',
  },
  {
    title: 'Free forever',
    text: 'No account, no advertisements, nothing to install, and nothing about you is stored.',
  },
] as const
export const threeSteps = 'Three steps to a shopping list'
export const steps = [
  {
    title: 'Choose a calculator.',
    text: 'By its name, or search for what you buy: mabati, stone, saruji.',
  },
  {
    title: 'Enter what you measured.',
    text: 'Each field says its unit. Usual values are filled in already.',
  },
  { title: 'Press Calculate.', text: 'Read what to buy, and compare it with the quotation.' },
] as const
export const questions = 'Questions'
export const faqs = [
  {
    question: 'Is it free?',
    answer:
      'Yes. Every calculator is free, for any number of estimates, and stays so. There is no account: a materials list is kept in the tab of your own browser and nowhere else. It survives a reload and is forgotten when you close the tab; to keep it longer, save its file or copy its link.',
  },
  {
    question: 'How accurate are the results?',
    answer:
      'The arithmetic is exact: figures are fractions until they are shown, and are rounded only where whole pieces are bought or a figure is shown. Blocks and tiles are rounded up twice: first to the whole pieces that cover, then with the wastage. The rules are those of the building trade, and each page names them. Measurements, waste and workmanship decide the rest, so take a result as an estimate for planning.',
  },
  {
    question: 'Which units does it use?',
    answer:
      'Metric, as on Kenyan drawings: metres for rooms, walls and roofs, centimetres for tiles and slab thickness, millimetres for blocks, joints and bars. Every field shows its unit. You can also measure in feet and inches: choose the unit in the field, or type 12ft 6in. A field adds up a sum, as 3.6 + 2.4.',
  },
  {
    question: 'Does it work on my phone?',
    answer:
      'Yes, in the browser of any phone with a current version. All calculation happens on the phone itself.',
  },
] as const
