export const close = 'Funga'
export const reload = 'Pakia upya'
export const tryAgain = 'Jaribu tena'
export const outdated =
  'Tovuti ina version mpya. Pakia ukurasa upya ili uendelee; ulichoandika kinabaki.'
export const broken =
  'Sehemu ya ukurasa huu imekataa kuanza. Pakia ukurasa upya; ulichoandika kinabaki.'
export const calculatorOffline = 'Huna mtandao. Hesabu itafunguka mtandao ukirudi.'
export const pageOffline = 'Huna mtandao. Ukurasa utamaliza kufunguka mtandao ukirudi.'
export const queued = 'Ukurasa bado unafunguka: “{button}” itaanza mara tu ukurasa ukiwa tayari.'
export const linkOffline = 'Huna mtandao. “{page}” itafunguka mtandao ukirudi.'
