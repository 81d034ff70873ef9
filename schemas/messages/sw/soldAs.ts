export const one = {
  whole: '{packs}, bila kugawanya',
  tenth: '{packs}, hadi sehemu ya kumi',
  hundredth: '{packs}, hadi sehemu ya mia',
} as const
export const many = {
  whole: '{packs} (ndani {amount}), bila kugawanya',
  tenth: '{packs} (ndani {amount}), hadi sehemu ya kumi',
  hundredth: '{packs} (ndani {amount}), hadi sehemu ya mia',
} as const
export const byLength = {
  whole: '{packs}, kwa urefu wake, bila kugawanya',
  tenth: '{packs}, kwa urefu wake, hadi sehemu ya kumi',
  hundredth: '{packs}, kwa urefu wake, hadi sehemu ya mia',
} as const
export const typed = {
  whole: '{packs}, na mtu huandika kilichomo, bila kugawanya',
  tenth: '{packs}, na mtu huandika kilichomo, hadi sehemu ya kumi',
  hundredth: '{packs}, na mtu huandika kilichomo, hadi sehemu ya mia',
} as const
