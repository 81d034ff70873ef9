/* What the sources of calculators/shared/sources.ts say. */

/** Which class of cement for what. */
export const cementClasses =
  'Simiti: grade 42.5 kwa kazi zote za kubeba uzito (structural), 32.5 kwa nyingine zote.'

/** What a county asks whoever builds to hold to. */
export const buildingCode = 'Sheria tangu 1 Machi 2025, badala ya by-laws za 1968.'

/** What lies under and in a ground floor. */
export const groundFloorBill =
  'Hardcore ya 300 mm, murram ya 50 mm, polythene, mesh A142 na slab ya 125 mm ya 1:2:4 (class 20); blinding ya 1:4:8.'
