import { defineTranslation } from '../../schemas/definition/translation.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya rangi',
  'title.menu': 'Rangi',
  summary:
    'Lita za rangi ya kuta. Kutoka kwa saizi ya kuta, idadi ya coats na coverage iliyoandikwa kwenye mkebe.',
  'fields.wallHeight.label': 'Kimo cha ukuta',
  'fields.wallHeight.usual.of': 'kimo cha ukuta',
  'fields.wallWidth.label': 'Urefu wa ukuta',
  'fields.wallWidth.usual.of': 'ukuta',
  'fields.walls.label': 'Idadi ya kuta',
  'fields.walls.hint': 'Za saizi hii; chumba kina nne.',
  'fields.coats.label': 'Idadi ya coats',
  'fields.coverage.label': 'Lita moja hupaka m² ngapi (coverage)',
  'fields.coverage.hint': 'Iliyoandikwa kwenye mkebe; 10 ni kawaida, 6 hadi 8 kwa plasta mpya.',
  'fields.surface.label': 'Kuta ni',
  'fields.surface.options.painted.label': 'Zilizopakwa tayari',
  'fields.surface.options.new.label': 'Plasta mpya',
  'fields.surface.assumption': 'Plasta mpya hupakwa undercoat moja kwanza.',
  'constants.undercoatCover.label': 'undercoat kwenye plasta mpya',
  'constants.undercoatCover.assumption': 'Plasta mpya huchukua lita moja kwa 6 hadi 8 m².',
  'formulas.totalArea.label': 'Jumla ya eneo la kupaka',
  'formulas.wallArea.label': 'Eneo la kuta',
  'results.0.label': 'Jumla ya eneo la kupaka (ukuta {wallArea} m² × coats {coats})',
  'results.1.label': 'Rangi inayopendekezwa',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Ongeza hadi mikebe mizima inayouzwa, na ubakishe lita 1-2 za kurekebisha baadaye. Plasta mpya hupakwa undercoat kwanza: ichague hapa chini.',
  'picture.0.alt': 'Ukuta wa kimo {wallHeight} na urefu {wallWidth}{toScale}, kwa {coats:coat}',
  'picture.0.legend': '{walls:wall}: eneo la kupaka {totalArea}, kila coat imehesabiwa',
  'picture.1.legend': 'Rangi: {paintLiters:litre}, {coverage}',
  'picture.1.scaleNote': 'Kila mkebe ni lita moja',
  'examples.bedroom.name': 'Kuta tatu za 3 m × 4 m, coats mbili',
  'examples.shop.name': 'Kuta nne za 2.7 m × 5.5 m, coats mbili, 12 m² kwa lita',
  'examples.oneCoat.name': 'Ukuta mmoja wa 3 m × 10 m, coat moja',
  'assumptions.0':
    'Eneo la kupaka linahesabu kila coat. Fundi wa rangi anayelipwa kwa mita mraba hulipwa kwa eneo la ukuta, lililo kwenye mabano.',
  'assumptions.1':
    'Lita moja hupaka 10 m² za ukuta laini uliozibwa (sealed), coat moja. Kwenye plasta mpya undercoat hupaka 6 hadi 8 m² (kadirio): huongezwa chini ya orodha ya kununua.',
  'assumptions.2':
    'Hatujahesabu: lita 1 hadi 2 za kurekebisha baadaye (kadirio), filler, scaffolding, milango, madirisha na dari, ambayo eneo lake liko kwenye ukurasa wa dari.',
  'guide.heading': 'Jinsi ya kupiga hesabu ya rangi ya chumba',
  'guide.steps.0': 'Pima kimo na urefu wa ukuta mmoja kwa mita.',
  'guide.steps.1': 'Weka idadi ya kuta za saizi hiyo unazopaka, na coats za kila ukuta.',
  'guide.steps.2':
    'Bonyeza Piga hesabu. Kuta za saizi nyingine zipigie hesabu kando, kisha ujumlishe lita.',
  'faqs.0.question': 'Lita moja ya rangi hupaka mita mraba ngapi?',
  'faqs.0.answer':
    'Hiyo imeandikwa kwenye mkebe. Kwa {oneCoat.coverage} m², ukuta wa {oneCoat.totalArea} m² unachukua lita {oneCoat.paintLiters} kwa coat moja.',
  'faqs.1.question': 'Nahitaji coats ngapi?',
  'faqs.1.answer':
    'Mbili juu ya undercoat au rangi ya zamani. Rangi iliyokolea, au nyepesi juu ya iliyokolea, mara nyingi huhitaji ya tatu.',
  'faqs.2.question': 'Nitoe milango na madirisha?',
  'faqs.2.answer':
    'Kwa makadirio, usitoe. Rangi ambayo mlango unaokoa huishia kwenye kingo na kona, na nyingine hubaki kwenye roller. Kwa ukuta ambao sehemu kubwa ni kioo, weka urefu unaopakwa kweli.',
})
