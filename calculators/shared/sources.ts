/*
 * Sources that several calculators name. Plain data; no calculator itself.
 */

/** The class of cement for each kind of work; `calculators/shared/figures.ts` has its weight. */
export const cementClasses = {
  title: 'Bill of quantities of a milk cooling plant, Kisumu County',
  about: 'Cement: grade 42.5 for all structural work, 32.5 for the rest.',
  url: 'https://vdocuments.us/proposed-milk-cooling-plant-for-department-of-prepare-surfaces-and-apply-one-coat.html',
}

/** The building code that every county enforces. */
export const buildingCode = {
  title: 'National Building Code, 2024 (Legal Notice 47 of 2024)',
  isDocument: true,
  about: 'The law since 1 March 2025, in place of the by-laws of 1968.',
  url: 'https://new.kenyalaw.org/akn/ke/act/ln/2024/47/eng@2024-03-01',
}

/** The layers of a ground floor. */
export const groundFloorBill = {
  title: 'Bill of quantities of an administration block, Kenya',
  about:
    '300 mm of hardcore, 50 mm of murram, polythene, mesh A142 and a slab of 125 mm in 1:2:4 (class 20); blinding in 1:4:8.',
  url: 'https://businessdocbox.com/Construction/117215088-300-sm-285-sm-256-cm-70-cm-63-cm-210-sm-241-sm-3-cm.html',
}
