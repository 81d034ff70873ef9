import { price, withMore } from './language.ts'

const finish = {
  kind: 'choice',
  label: 'Finish',
  default: 'loose',
  units: { effort: '1' },
  options: {
    loose: { label: 'Loose', values: { effort: '1' } },
    rolled: { label: 'Rolled', values: { effort: '1.2' } },
    raked: { label: 'Raked', values: { effort: '1.1' } },
  },
  assumption: 'As people work.',
}

/** The path with a price, which is there only for murram that is rolled or raked. */
export const withPriceOfFinishedMurram = withMore(
  {
    finish,
    price: {
      ...price,
      default: '900',
      visibleWhen: { stone: ['murram'], finish: ['rolled', 'raked'] },
    },
  },
  { cost: { unit: 'KSh', is: 'weight * price * finish.effort' } },
)
