export const unreadable =
  'Link hii haiwezi kufunguka: sehemu yake inakosekana, au ni ya ukurasa mwingine. Omba utumiwe tena.'
