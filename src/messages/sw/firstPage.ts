export const calculatorOffline = 'Huna mtandao. Hesabu itafunguka mtandao ukirudi.'
export const pageOffline = 'Huna mtandao. Ukurasa utamaliza kufunguka mtandao ukirudi.'
export const queued = 'Ukurasa bado unafunguka: “{button}” itaanza mara tu ukurasa ukiwa tayari.'
