/* The Kiswahili texts of the sources in calculators/shared/sources.ts. */

/** The class of cement for each kind of work. */
export const cementClasses =
  'Simiti: grade 42.5 kwa kazi zote za kubeba uzito (structural), 32.5 kwa nyingine zote.'

/** The building code that every county enforces. */
export const buildingCode = 'Sheria tangu 1 Machi 2025, badala ya by-laws za 1968.'

/** The layers of a ground floor. */
export const groundFloorBill =
  'Hardcore ya 300 mm, murram ya 50 mm, polythene, mesh A142 na slab ya 125 mm ya 1:2:4 (class 20); blinding ya 1:4:8.'
