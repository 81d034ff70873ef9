export const unreadable =
  'Link hii haiwezi kufunguka: sehemu yake inakosekana, au ni ya ukurasa mwingine. Omba utumiwe tena.'
export const tooLong = 'Link hii haiwezi kufunguka: ni ndefu mno kuwa makadirio. Omba utumiwe tena.'
