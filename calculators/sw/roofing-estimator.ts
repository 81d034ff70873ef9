import { defineTranslation } from '../../schemas/definition/translation.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya mabati',
  'title.menu': 'Mabati',
  summary: 'Mabati ya upande mmoja wa paa. Lap ya kando kati ya mabati imehesabiwa.',
  'fields.roofLength.label': 'Urefu wa paa',
  'fields.roofLength.hint': 'Kufuata ridge.',
  'fields.roofLength.usual.of': 'jengo',
  'fields.roofWidth.label': 'Upana wa paa',
  'fields.roofWidth.hint':
    'Ukipanda na paa, kutoka eaves hadi ridge. Kama safu ni zaidi ya moja, toa end lap moja.',
  'fields.roofWidth.usual.of': 'jengo',
  'fields.sheetLength.label': 'Urefu wa bati',
  'fields.sheetLength.hint':
    'Kama safu ni zaidi ya moja, toa end lap ya safu moja juu ya inayofuata.',
  'fields.sheetLength.usual.of': 'bati',
  'fields.sheetWidth.label': 'Upana wa bati',
  'fields.sheetWidth.usual.of': 'bati',
  'fields.overlap.label': 'Lap ya kando (overlap)',
  'fields.overlap.hint':
    'Sehemu ya upana inayofunikwa na bati linalofuata. Weka 0 kama upana wa hapo juu ni unaofunika (cover width).',
  'fields.endLap.label': 'End lap ya safu moja juu ya inayofuata',
  'formulas.lengthToBuy.label': 'Urefu wa bati la kununua',
  'formulas.effectiveSheetWidth.label': 'Upana wa bati unaotumika',
  'formulas.moreRows.label': 'Safu baada ya ile ya kwanza',
  'results.0.label': 'Jumla ya eneo la paa',
  'results.1.label': 'Upana wa bati unaotumika, lap ya {overlap}%',
  'results.2.label': 'Mabati kwa upana wa paa',
  'results.3.label': 'Mabati kwa urefu wa paa',
  'results.4.label': 'Jumla ya mabati',
  'warnings.0.text':
    'Kuna safu {rows} za mabati. Mabati yanayofuatana kushuka paa lazima yawe na lap ya 15 hadi 20 cm: weka urefu wa bati ukiwa umetoa lap. Mabati ya kununua yamerudishiwa lap hiyo.',
  'materials.0.variant': '{lengthToBuy} m',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Nunua mabati 2-4 ya ziada, ya kukatwa na ya kuharibika njiani. Hesabu ni ya upande mmoja wa paa.',
  'picture.0.alt': 'Upande wa paa ukiangaliwa kutoka juu, {roofLength} kwa {roofWidth}{toScale}',
  'picture.0.overhangNote': 'Mstari wa nje ni paa; mabati hupita mstari huo pale yasipoishia sawa',
  'examples.monoPitch.name':
    'Upande wa paa wa 10 m × 5.85 m, safu mbili za mabati ya 3 m; upana wa paa na urefu wa bati, kila mmoja umetolewa end lap ya 15 cm',
  'examples.longSheets.name':
    'Upande mmoja wa paa wa 12.5 m × 4.35 m, safu mbili za mabati yaliyokatwa 2.65 m; upana wa paa na urefu wa bati, kila mmoja umetolewa end lap ya 15 cm; lap ya kando 15%',
  'assumptions.0':
    'Upande mmoja wa paa wa mstatili (rectangle), kwa safu nzima za mabati, kwa urefu na kwa upana.',
  'assumptions.1':
    'Safu huwa na lap ya 15 hadi 20 cm (kadirio): weka urefu wa bati na wa upande wa paa, kila mmoja ukiwa umetoa lap moja. Mabati ya kununua yamerudishiwa lap hiyo.',
  'assumptions.2':
    'Bati la 0.85 m lenye lap ya 10% hufunika 0.765 m, kama mabati ya corrugated (kadirio). Box profile hufunika tofauti: uliza hardware.',
  'assumptions.3':
    'Hatujahesabu: mbao; mabati 2 hadi 4 ya kukatwa na kuharibika (kadirio). Ridge caps, misumari na gutters ziko kwenye ukurasa wa paa la pande mbili (gable).',
  'guide.heading': 'Jinsi ya kupiga hesabu ya mabati ya paa',
  'guide.steps.0':
    'Pima upande mmoja wa paa: urefu wake kufuata ridge, na upana wake kutoka eaves hadi ridge ukipanda na paa, si ukipima flat.',
  'guide.steps.1':
    'Weka bati unalonunua. Kwa safu mbili zenye lap ya 15 cm, mabati ya 3 m kwenye upande wa paa wa 5.85 m huwekwa kama 2.85 m na 5.7 m.',
  'guide.steps.2':
    'Bonyeza Piga hesabu. Kwa paa la pande mbili (gable), zidisha mabati mara mbili.',
  'faqs.0.question': 'Upana wa bati unaotumika ni upi?',
  'faqs.0.answer':
    'Ni upana unaobaki baada ya lap ya kando. Bati la 0.85 m lenye lap ya 10% hufunika {monoPitch.effectiveSheetWidth} m ya paa, kwa hivyo {monoPitch.roofLength} m zinachukua mabati {monoPitch.columns} kando kwa kando.',
  'faqs.1.question': 'Naagiza box profile vipi?',
  'faqs.1.answer':
    'Kwa urefu: unakatiwa, ili safu moja ifunike upande wote wa paa. Ukurasa wa paa la pande mbili (gable) unaonyesha urefu wa kuagiza. Mabati ya corrugated huja kwa urefu kama 2, 2.5 na 3 m (kadirio).',
  'faqs.2.question': 'Mabati yanahitaji lap ya kiasi gani?',
  'faqs.2.answer':
    'Lap ya corrugation moja kando ni kama 9% ya bati la 0.85 m, ya moja na nusu ni 13% (kadirio). Tumia 15% kwa paa lililolala (flat) au mahali penye upepo mwingi, au fuata anavyosema mtengenezaji.',
})
