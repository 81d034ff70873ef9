import { defineTranslation } from '../../schemas/definition/translation.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya cabro',
  'title.menu': 'Cabro',
  summary: 'Cabro za driveway au compound. Idadi ya cabro, na vumbi la quarry la kuzilazia.',
  'fields.length.label': 'Urefu',
  'fields.length.usual.of': 'sakafu au compound',
  'fields.width.label': 'Upana',
  'fields.width.usual.of': 'sakafu au compound',
  'fields.blockLength.label': 'Urefu wa cabro',
  'fields.blockLength.hint': 'Vile inavyolala, pamoja na joint yake.',
  'fields.blockLength.usual.of': 'cabro',
  'fields.blockWidth.label': 'Upana wa cabro',
  'fields.blockWidth.usual.of': 'cabro',
  'fields.bedding.label': 'Vumbi la kulazia',
  'fields.bedding.hint': 'Vumbi la quarry chini ya cabro, lililoshindiliwa.',
  'fields.bedding.usual.of': 'vumbi la kulazia',
  'fields.wastage.label': 'Ziada (wastage)',
  'fields.wastage.hint': '5 kwa driveway iliyonyooka, 10 kwa iliyopinda (kadirio).',
  'constants.looseDust.label': 'vumbi lisiloshindiliwa kwa lililoshindiliwa',
  'constants.looseDust.assumption':
    'Vumbi la quarry lisiloshindiliwa hujaza nafasi zaidi kuliko lililoshindiliwa, kwa sehemu moja ya tano.',
  'formulas.pavingArea.label': 'Eneo pamoja na ziada (wastage)',
  'formulas.dust.label': 'Vumbi la quarry',
  'formulas.longSide.label': 'Upande mrefu',
  'formulas.shortSide.label': 'Upande mfupi',
  'results.0.label': 'Eneo',
  'results.1.label': 'Mita mraba za cabro, pamoja na ziada (wastage) ya {wastage}%',
  'results.2.label': 'Cabro za kununua',
  'results.3.label': 'Vumbi la quarry lisiloshindiliwa',
  'materials.0.variant': '{longSide} × {shortSide} mm',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Weka kerbs kwanza: bila hizo cabro huachana. Vumbi nene ndani ya shimo huzama: afadhali shindilia base. Mteremko wa 1 kwa 50 (kadirio) kutoka kwa nyumba kwenda nje huiweka nyumba kavu.',
  'picture.0.alt': 'Cabro zikiangaliwa kutoka juu, {length} kwa {width}{toScale}',
  'picture.0.pieces.cut': 'kwenye kerbs',
  'picture.1.heaps.0.label': 'vumbi la quarry',
  'examples.driveway.name':
    'Driveway ya 15 m × 3 m kwa cabro za 200 × 100 mm juu ya vumbi la quarry la 40 mm',
  'examples.parking.name':
    'Parking ya 6 m × 5.5 m ya magari mawili, pamoja na ziada (wastage) ya 8%',
  'examples.squareMetre.name': 'Mita mraba moja kwa cabro za 200 × 100 mm, bila ziada (wastage)',
  'assumptions.0':
    'Cabro huhesabiwa kwa eneo, kila moja na joint yake nyembamba. Ziada ni ya cabro zinazokatwa kwenye kerbs au zinazovunjika.',
  'assumptions.1':
    'Hatujahesabu: kerbs, vumbi linalofagiliwa ndani ya joints, na base ya hardcore na murram iliyo chini, ambayo iko kwenye ukurasa wa hardcore.',
  'sources.0.title': 'Kuweka cabro, Kenya',
  'sources.0.about':
    'Cabro zilazwe juu ya vumbi au mchele wa quarry, unene usiozidi 40 mm; zipangwe kwa herringbone.',
  'sources.1.title': 'Cabro',
  'sources.1.about':
    '50 mm kwa driveways za nyumbani, 80 na 100 mm kwa barabara za magari mazito; udongo wa black cotton utolewe.',
  'guide.heading': 'Jinsi ya kupiga hesabu ya cabro za driveway',
  'guide.steps.0': 'Pima urefu na upana wa driveway kwa mita, kati ya kerbs.',
  'guide.steps.1':
    'Pima cabro moja, au hesabu ni ngapi zinalala kwa mita moja, kisha weka urefu na upana wake.',
  'guide.steps.2':
    'Bonyeza Piga hesabu. Kama cabro zinauzwa kwa mita mraba, agiza eneo pamoja na ziada (wastage).',
  'faqs.0.question': 'Mita mraba moja ina cabro ngapi?',
  'faqs.0.answer':
    'Za {squareMetre.blockLength} × {squareMetre.blockWidth} mm ni cabro {squareMetre.blocks}, bila ziada (wastage). Za umbo lingine ni tofauti: uliza mtengenezaji ni ngapi zinafunika mita mraba moja.',
  'faqs.1.question': 'Driveway inachukua cabro ngapi?',
  'faqs.1.answer':
    'Driveway ya {driveway.length} m × {driveway.width} m ina {driveway.area} m² na inachukua cabro {driveway.blocks} pamoja na ziada (wastage) ya {driveway.wastage}%, juu ya vumbi la quarry lisiloshindiliwa {driveway.dust} m³. Parking ya magari mawili, {parking.length} m × {parking.width} m, inachukua cabro {parking.blocks} kwa ziada (wastage) ya {parking.wastage}%.',
  'faqs.2.question': 'Cabro inafaa kuwa na unene gani?',
  'faqs.2.answer':
    '50 mm kwa njia za miguu, 60 mm chini ya magari, kwa usalama (kadirio), 80 mm na zaidi kwa malori. Udongo wa black cotton hutolewa, na murram na hardcore hushindiliwa mahali pake.',
})
