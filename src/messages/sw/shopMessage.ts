export const whatToBuy = 'Vya kununua:'
export const labour = 'Labour:'
export const priced = '{bought}, {cost} kwa bei ya {price}'
export const quoted = '{bought}; quotation: {difference}'
export const pricedAndQuoted = '{bought}, {cost} kwa bei ya {price}; quotation: {difference}'
export const from = 'Kutoka kwa: {names}.'
export const fromMany = 'Kutoka kwa makadirio {count}.'
export const tooLongForLink =
  'Orodha ni ndefu mno kwa link; omba file yake, kisha uifungue kwenye {address}'
