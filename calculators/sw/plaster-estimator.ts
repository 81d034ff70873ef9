import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { cementClasses, cementLoose, dryForWetMortar, openings } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya plasta',
  'title.menu': 'Plasta',
  summary: 'Plasta ya ukuta. Simiti na mchanga, ukitoa milango na madirisha.',
  'fields.wallLength.label': 'Urefu wa ukuta',
  'fields.wallLength.hint': 'Upande mmoja. Kuta za kimo kimoja unaweza kuzijumlisha.',
  'fields.wallLength.usual.of': 'ukuta',
  'fields.wallHeight.label': 'Kimo cha ukuta',
  'fields.wallHeight.usual.of': 'kimo cha ukuta',
  ...at('fields.openings', openings),
  'fields.thickness.label': 'Unene',
  'fields.thickness.hint': '12 hadi 15 kwa blocks, 20 kwa mawe na matumbawe (kadirio).',
  'fields.thickness.usual.of': 'unene wa plasta',
  'fields.mix.label': 'Ratio (kipimo cha kuchanganya)',
  'fields.mix.hint': 'Simiti : mchanga.',
  'fields.mix.labels.sand': 'sehemu za mchanga kwa moja ya simiti',
  'fields.mix.assumption':
    'Sehemu ni za volume (ujazo), zote kavu na zisizoshindiliwa, zikipimwa kwa boksi lile lile.',
  'fields.wastage.label': 'Ziada (wastage)',
  'fields.wastage.hint': 'Ni ya plasta inayoanguka na inayojaza mashimo.',
  ...at('constants.cementLoose', cementLoose),
  ...at('constants.dryForWet', dryForWetMortar),
  'formulas.netArea.errorMessage': 'Eneo la milango na madirisha limezidi eneo la ukuta',
  'formulas.mortarVolume.label': 'Plasta mbichi',
  'formulas.dryVolume.label': 'Simiti na mchanga visivyoshindiliwa',
  'formulas.sand.label': 'Mchanga',
  'results.0.label': 'Eneo la kupiga plasta',
  'results.1.label': 'Plasta mbichi pamoja na ziada (wastage) ya {wastage}%',
  'results.2.label': 'Simiti',
  'results.3.label': 'Mchanga usioshindiliwa',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Chekecha mchanga na umwagie ukuta maji kwanza. Changanya ile tu itakayotumika ndani ya saa moja, tupa iliyoanza kushika, na umwagilie plasta maji kwa wiki moja isikauke (makadirio): upepo mkavu na jua huipasua.',
  'picture.0.alt': 'Ukuta ukiangaliwa kutoka mbele, {wallLength} kwa {wallHeight}{toScale}',
  'picture.0.caption': 'Kupiga plasta: {netArea}',
  'picture.0.note': 'Milango na madirisha yametolewa kwenye eneo; hayajachorwa',
  'picture.1.alt': 'Ukuta umekatwa kuonyesha ndani: plasta ya {thickness}',
  'picture.1.layers.0.label': 'ukuta',
  'picture.1.layers.1.label': 'plasta {thickness}',
  'picture.2.bags.label': 'simiti',
  'picture.2.heaps.0.label': 'mchanga',
  'examples.wall.name':
    'Ukuta wa 4 m × 2.7 m wenye mlango mmoja wa 0.9 m × 2.1 m, unene 15 mm, kwa 1:4',
  'examples.house.name':
    'Ndani ya nyumba ya bedroom mbili: ukuta wa 62 m, kimo 2.7 m, milango 5 na madirisha 6',
  'examples.tenSquareMetres.name':
    'Mita mraba kumi bila milango na madirisha, unene 15 mm, kwa 1:4',
  'examples.tenThin.name': 'Mita mraba kumi, unene 12 mm, kwa 1:6, yenye simiti kidogo',
  'assumptions.0':
    'Upande mmoja wa ukuta: ukuta unaopigwa plasta pande zote mbili huhesabiwa mara mbili.',
  'assumptions.1':
    'Eneo lote la milango na madirisha hutolewa. Plasta ya kando zake za ndani (reveals) iko kwenye ziada.',
  'assumptions.2':
    'Unene ni sawa kila mahali. Mawe rough na kuta ambazo haziko plumb huchukua zaidi: pima palipoingia ndani zaidi. Ziada ya 10% ni ya blocks zilizojengwa zikanyooka (kadirio).',
  'assumptions.3':
    'Mchanga haujashindiliwa na ni mkavu. Mchanga wenye unyevu huvimba, kwa hivyo mzigo ule ule huwa na mchanga kidogo. Simiti (saruji) ya class 32.5 inatosha.',
  'assumptions.4':
    'Hatujahesabu: scaffolding, key coat kwenye konkriti laini, wire mesh juu ya joints, corner beads na skimming. Rangi iko kwenye ukurasa wa rangi.',
  'sources.0.title': 'Kupiga plasta, Kenya',
  'sources.0.about': 'Sehemu moja ya simiti na nne za mchanga ndicho kipimo cha kawaida.',
  'sources.1.title': 'Kupiga plasta ya nje, Kenya',
  'sources.1.about': 'Unene wa 15 hadi 20 mm, kwa 1:4 au 1:5.',
  ...at('sources.2', cementClasses),
  'guide.heading': 'Jinsi ya kupiga hesabu ya plasta ya ukuta',
  'guide.steps.0': 'Pima urefu na kimo cha ukuta kwa mita.',
  'guide.steps.1':
    'Ongeza mstari kwa kila saizi ya mlango au dirisha, na uweke upana, kimo na idadi yake.',
  'guide.steps.2': 'Weka unene, chagua kipimo cha kuchanganya, kisha bonyeza Piga hesabu.',
  'faqs.0.question': 'Plasta inachukua mifuko mingapi ya simiti?',
  'faqs.0.answer':
    'Kwa {tenSquareMetres.netArea} m² kwa 1:4, unene 15 mm, panga mifuko {tenSquareMetres.cementBags} ya 50 kg na mchanga {tenSquareMetres.sand} m³, ziada ya 10% ikiwemo. Kwenye mawe, unene 20 mm, ukuta huo huo unachukua zaidi kwa theluthi.',
  'faqs.1.question': 'Plasta ya ndani ya nyumba inachukua simiti kiasi gani?',
  'faqs.1.answer':
    'Kwa ukuta wa {house.wallLength} m, kimo {house.wallHeight} m, ukitoa milango na madirisha, eneo la kupiga plasta ni {house.netArea} m². Kwa 1:4 hiyo ni mifuko {house.cementBags} ya simiti na mchanga {house.sand} m³.',
  'faqs.2.question': 'Kipimo gani kinafaa plasta?',
  'faqs.2.answer':
    'Kenya ni 1:4 au 1:5, ndani na nje. Plasta yenye simiti nyingi zaidi husinyaa na kupasuka.',
  'faqs.3.question': 'Na plasta ikihitaji kuwa nene?',
  'faqs.3.answer':
    'Ikihitajika zaidi ya 20 mm, piga coats mbili na uache ya kwanza ishike: coat nene hushuka na kubanduka (kadirio).',
})
