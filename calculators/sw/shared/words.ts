/* The words of what calculators/shared/ has but for materials.ts, file by file. */

/* bars.ts */

/** A whole bar. */
export const barSold = {
  label: 'urefu wa chuma kinavyouzwa',
  assumption: 'Vipande vifupi kuliko unachohitaji hubaki.',
}

/** The weight of a bar, by its diameter. */
export const steelWeight = {
  label: 'namba ya kugawanya ili kupata uzito',
  source:
    'Kanuni ya kazi d² / 162. Chuma kina uzito wa 7,850 kg/m³ (BS 4449), kwa hivyo mita moja ya chuma ina uzito wa π/4 × d² × 0.00785 kg, yaani d² / 162.2.',
}

/** Wire to tie bars with. */
export const bindingWire = {
  label: 'waya ya kufunga kwa tani moja ya vyuma',
  source: 'Kanuni ya haraka: 9 hadi 13 kg kwa tani, na 7 kg kwa vyuma vinene.',
}

/* blocks.ts */

/** The blocks, stones and bricks that walls are built of. */
export const blockTypes = {
  'labels.length': 'urefu wa block',
  'labels.height': 'kimo cha block',
  'labels.width': 'upana wa block',
  'labels.joint': 'joint iliyo ndani ya saizi',
  'labels.roughJoint': 'joint ndogo zaidi ya mawe yasiyo laini',
  'labels.run': 'urefu wa jiwe kwa running feet',
  'options.6-inch-hollow.label': 'Hollow block ya 6" ({length} × {height} × {width} mm)',
  'options.9-inch-hollow.label': 'Hollow block ya 9" ({length} × {height} × {width} mm)',
  'options.standard-brick.label': 'Tofali la kawaida ({length} × {height} × {width} mm)',
  'options.machine-cut-stone-200.label':
    'Jiwe la machine cut la 9" ({length} × {height} × {width} mm)',
  'options.machine-cut-stone-150.label':
    'Jiwe la machine cut la 6" ({length} × {height} × {width} mm)',
  'options.machine-cut-stone-100.label':
    'Jiwe la machine cut la 4" ({length} × {height} × {width} mm)',
  'options.hollow-390-190.label': 'Hollow block ya 190 mm ({length} × {height} × {width} mm)',
  'options.hollow-390-140.label': 'Hollow block ya 140 mm ({length} × {height} × {width} mm)',
  assumption:
    'Kuta nyingi za Kenya ni za mawe ya machine cut au blocks za 390 × 190 mm, saizi bila mota. 450 × 225 mm na 225 × 75 × 112.5 mm ni saizi (nominal), jinsi British standards zinavyozitaja, na joint ya 10 mm iko ndani yake: hapo joint ya mota ni 0, na mota ni ile ya joint iliyo ndani. Mawe ya machine cut si laini, na hujengwa kwa joint za 15 hadi 25 mm.',
}

/* figures.ts */

/** Loose materials for a cubic metre of finished concrete. */
export const dryForWetConcrete = {
  label: 'vifaa visivyoshindiliwa, kwa konkriti iliyomalizika',
  source:
    'Njia ya dry volume: 1 m³ ya konkriti huchukua 1.54 m³ ya simiti, mchanga na kokoto visivyoshindiliwa, kwa sababu vidogo hujaza nafasi kati ya vikubwa.',
}

/** Loose materials for a cubic metre of finished mortar or plaster. */
export const dryForWetMortar = {
  label: 'vifaa visivyoshindiliwa, kwa mota iliyomalizika',
  source:
    'Njia ya dry volume: 1 m³ ya mota huchukua 1.33 m³ ya simiti na mchanga visivyoshindiliwa, kwa sababu simiti hujaza nafasi zilizo kwenye mchanga.',
}

/** Bags in a cubic metre of loose cement. */
export const cementLoose = {
  label: 'mifuko katika cubic metre ya simiti',
  source: 'Simiti isiyoshindiliwa ina uzito wa 1,440 kg/m³, kwa kanuni ya kazi; mfuko una 50 kg.',
}

/** The field for the boards and props of formwork. */
export const formworkBoards = {
  label: 'Mbao za formwork na props',
  'options.none.label': 'Hazinunuliwi',
  'options.bought.label': 'Zinanunuliwa',
  assumption: 'Mbao za 25 mm na props hutumika tena, kutoka kumwaga hadi kumwaga.',
}

/** The underside that one prop carries. */
export const propSpacing = {
  label: 'sehemu ya chini kwa kila prop',
  assumption: 'Prop moja kwa urefu huo.',
}

/* mixes.ts */

/** The concrete mixes. */
export const concreteMixes = {
  'labels.bags': 'mifuko kwa kila cubic metre',
  'labels.sand': 'sehemu ya mchanga',
  'labels.aggregate': 'sehemu ya kokoto',
  'options.1:2:4.label': '1:2:4 (class 20)',
  'options.1:3:6.label': '1:3:6 (class 15)',
  'options.1:1.5:3.label': '1:1.5:3 (class 25)',
  'options.1:4:8.label': '1:4:8 (class 10)',
  assumption:
    'Mifuko ya 50 kg kwa kila m³ ya konkriti ni makadirio yanayotumiwa na wengi. Njia ya dry volume inatoa mifuko 6.3 kwa 1:2:4, 4.4 kwa 1:3:6, 8.1 kwa 1:1.5:3 na 3.4 kwa 1:4:8. Kwa hivyo 1:3:6 ya mifuko 5.5 ina simiti nyingi kuliko kipimo chake, yaani karibu 1:2.4:4.8; 1:2:4 ya mifuko 6 ina simiti pungufu kwa sehemu moja ya ishirini. Kinachonunuliwa ni kile kikubwa kati ya viwili, pamoja na ziada yake. Mchanga na kokoto ni sehemu zake katika kipimo. Class ni ya kawaida (nominal) ya kipimo hicho; neno la injinia ndilo linaloamua.',
}

/* openings.ts */

/** The doors and windows of a wall. */
export const openings = {
  label: 'Milango na madirisha',
  row: 'mlango au dirisha',
  'fields.width.label': 'Upana',
  'fields.width.usual.of': 'mlango au dirisha',
  'fields.height.label': 'Kimo',
  'fields.height.usual.of': 'mlango au dirisha',
  'fields.count.label': 'Idadi',
  'formulas.area.label': 'Eneo',
}

/* sources.ts */

/* The Kiswahili texts of the sources in calculators/shared/sources.ts. */

/** The class of cement for each kind of work. */
export const cementClasses = {
  title: 'BQ ya kiwanda cha kupoza maziwa, Kisumu County',
  about: 'Simiti: grade 42.5 kwa kazi zote za kubeba uzito (structural), 32.5 kwa nyingine zote.',
}

/** The building code that every county enforces. */
export const buildingCode = {
  title: 'National Building Code, 2024 (Legal Notice 47 of 2024)',
  about: 'Sheria tangu 1 Machi 2025, badala ya by-laws za 1968.',
}

/** The layers of a ground floor. */
export const groundFloorBill = {
  title: 'BQ ya jengo la ofisi, Kenya',
  about:
    'Hardcore ya 300 mm, murram ya 50 mm, polythene, BRC A142 na slab ya 125 mm ya 1:2:4 (class 20); blinding ya 1:4:8.',
}
