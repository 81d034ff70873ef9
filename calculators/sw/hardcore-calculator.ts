import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { groundFloorBill } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya hardcore',
  'title.menu': 'Hardcore',
  summary: 'Kujaza chini ya slab ya sakafu. Hardcore, na murram au vumbi la quarry la blinding.',
  'fields.length.label': 'Urefu',
  'fields.length.hint': 'Ndani ya kuta za msingi.',
  'fields.length.usual.of': 'sakafu au compound',
  'fields.width.label': 'Upana',
  'fields.width.usual.of': 'sakafu au compound',
  'fields.thickness.label': 'Unene wa hardcore',
  'fields.thickness.hint': 'Baada ya kushindiliwa.',
  'fields.thickness.usual.of': 'unene wa hardcore',
  'fields.blinding.label': 'Blinding',
  'fields.blinding.hint':
    'Murram au vumbi la quarry juu yake, baada ya kushindiliwa. 0 kama hakuna.',
  'fields.blinding.usual.of': 'blinding',
  'fields.bulking.label': 'Ziada kabla ya kushindiliwa',
  'fields.bulking.hint': 'Kiasi kinacholetwa zaidi ya kinachobaki kikishindiliwa (kadirio).',
  'constants.looseHardcore.label': 'uzito wa hardcore isiyoshindiliwa',
  'constants.looseHardcore.assumption': 'Hardcore isiyoshindiliwa, kwa kanuni ya kazi.',
  'formulas.hardcore.label': 'Hardcore',
  'formulas.blindingVolume.label': 'Murram au vumbi la quarry',
  'results.0.label': 'Eneo',
  'results.1.label': 'Hardcore isiyoshindiliwa',
  'results.2.label': 'Uzito wa hardcore',
  'results.3.label': 'Murram au vumbi la quarry, lisiloshindiliwa',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Shindilia kwa layers za 150 mm, ukimwagia maji, hadi kusiwe na kitu kinachosonga chini ya roller: layer nene hubaki imelegea chini, na slab hupasuka. Kisha weka blinding, piga dawa ya mchwa, na utandike polythene.',
  'picture.0.alt':
    'Hardcore imekatwa kuonyesha ndani: blinding ya {blinding} juu ya hardcore ya {thickness}{toScale}',
  'picture.0.layers.0.label': 'murram {blinding}',
  'picture.0.layers.1.label': 'hardcore {thickness}',
  'picture.0.layers.2.label': 'ardhi',
  'picture.1.heaps.0.label': 'hardcore',
  'picture.1.heaps.1.label': 'murram',
  'examples.house.name':
    'Chini ya sakafu ya nyumba ya 9 m × 7 m: hardcore ya 300 mm, blinding ya 50 mm',
  'examples.room.name':
    'Chini ya chumba kimoja cha 4 m × 3.5 m: hardcore ya 200 mm, blinding ya 50 mm',
  'assumptions.0':
    'Unene ni mmoja kila mahali. Kwa ardhi ya mteremko, chukua wastani (average) wa unene mkubwa zaidi na mdogo zaidi.',
  'assumptions.1':
    'Kiasi ambacho mawe na murram hupungua vikishindiliwa hutegemea mawe na roller: pima lori lako la kwanza.',
  'assumptions.2':
    'Hatujahesabu: kujaza chini ya hardcore na dawa ya mchwa. Polythene na slab inayokaa juu ya hardcore ziko kwenye ukurasa wa slab ya chini.',
  'sources.0.title': 'BQ ya madarasa, Nyahururu',
  'sources.0.about':
    'Hardcore kwa layers zisizozidi 150 mm, vumbi la quarry la 50 mm, dawa ya mchwa.',
  ...at('sources.1', groundFloorBill),
  'guide.heading': 'Jinsi ya kupiga hesabu ya hardcore chini ya sakafu',
  'guide.steps.0': 'Pima urefu na upana kati ya kuta za msingi, kwa mita.',
  'guide.steps.1': 'Weka unene wa hardcore na wa blinding ya juu yake, kama ilivyo kwenye ramani.',
  'guide.steps.2': 'Bonyeza Piga hesabu, na uagize kiasi kisichoshindiliwa.',
  'faqs.0.question': 'Nyumba inahitaji hardcore kiasi gani?',
  'faqs.0.answer':
    'Sakafu ya {house.length} m × {house.width} m yenye hardcore ya {house.thickness} mm inahitaji {house.hardcore} m³ za hardcore isiyoshindiliwa, kama tani {house.hardcoreTonnes}, na {house.blindingVolume} m³ za murram au vumbi la quarry la blinding.',
  'faqs.1.question': 'Blinding ni ya nini?',
  'faqs.1.answer':
    'Hufunga nafasi kati ya mawe, ili simiti (saruji) isipotelee ndani yake, na mawe yasikate polythene.',
  'faqs.2.question': 'Hardcore iwe na unene gani?',
  'faqs.2.answer':
    'Kama ilivyo kwenye ramani; 200 hadi 300 mm chini ya sakafu ya nyumba ni kawaida (kadirio).',
})
