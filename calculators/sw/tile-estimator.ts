import { defineTranslation } from '../../schemas/definition/translation.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya tiles',
  'title.menu': 'Tiles',
  summary: 'Tiles za sakafu au ukuta. Za kukatwa na za kuvunjika zimehesabiwa.',
  'fields.roomLength.label': 'Urefu wa chumba',
  'fields.roomLength.usual.of': 'chumba',
  'fields.roomWidth.label': 'Upana wa chumba',
  'fields.roomWidth.usual.of': 'chumba',
  'fields.tileLength.label': 'Urefu wa tile',
  'fields.tileLength.hint': 'Jinsi ulivyoandikwa kwenye boksi, kwa unit yake.',
  'fields.tileLength.usual.of': 'tile',
  'fields.tileWidth.label': 'Upana wa tile',
  'fields.tileWidth.usual.of': 'tile',
  'fields.wastage.label': 'Ziada (wastage)',
  'fields.wastage.hint': '10 ndio standard; 5 hadi 15 ni kawaida.',
  'formulas.tileArea.label': 'Eneo la tile',
  'formulas.rawTiles.label': 'Tiles zinazohitajika',
  'formulas.totalTiles.label': 'Jumla ya tiles',
  'formulas.shortSide.label': 'Upande mfupi',
  'formulas.longSide.label': 'Upande mrefu',
  'results.0.label': 'Eneo la chumba',
  'results.1.label': 'Eneo la tile moja',
  'results.2.label': 'Tiles za kufunika eneo',
  'results.3.label': 'Jumla ya tiles pamoja na ziada (wastage) ya {wastage}%',
  'results.3.mayBeNegative':
    'Specification inakubali ziada iliyo chini ya sifuri, hata chini ya −100%.',
  'materials.0.variant': '{shortSide} × {longSide} cm',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Maboksi yote yawe ya batch moja: rangi hubadilika kutoka batch moja hadi nyingine.',
  footnote:
    'Kila wakati nunua tiles za ziada, kwa zinazoharibika zikikatwa na za kubadilisha baadaye.',
  'picture.0.alt': 'Sakafu ikiangaliwa kutoka juu, {roomLength} kwa {roomWidth}{toScale}',
  'picture.0.pieces.cut': 'kwenye kingo',
  'examples.smallRoom.name': 'Chumba cha 3 m × 3 m, tiles za 30 × 30 cm',
  'examples.sittingRoom.name': 'Sitting room ya 5.2 m × 4.5 m, tiles za 60 × 60 cm, ziada ya 12%',
  'examples.twelveByTen.name': 'Chumba cha futi 12 × 10, tiles za 30 × 30 cm',
  'assumptions.0':
    'Tiles huhesabiwa kwa eneo. Ziada ni ya vipande vilivyokatwa visivyotoshea kwingine; chumba kidogo chenye tiles kubwa kinaweza kuchukua zaidi: angalia mchoro.',
  'assumptions.1':
    'Hatujahesabu: spacers; adhesive, grout na skirting, ambayo huchukua tiles zaidi kwa sehemu moja ya kumi, au ya tano kwenye chumba kidogo (kadirio), ziko kwenye ukurasa wa sakafu (floor finish).',
  'guide.heading': 'Jinsi ya kupiga hesabu ya tiles za chumba',
  'guide.steps.0':
    'Pima urefu na upana wa chumba, kutoka ukuta mmoja hadi mwingine. Chagua futi na inchi kama tape yako ina hizo.',
  'guide.steps.1': 'Soma saizi ya tile moja, na unit yake, kwenye boksi: mara nyingi ni milimita.',
  'guide.steps.2': 'Bonyeza Piga hesabu, na ukinunua pandisha hadi maboksi mazima.',
  'faqs.0.question': 'Chumba cha futi 12 × 10 kinahitaji tiles ngapi?',
  'faqs.0.answer':
    'Chumba cha futi 12 × 10 ni {twelveByTen.roomLength} m kwa {twelveByTen.roomWidth} m, yaani {twelveByTen.roomArea} m². Kwa tiles za 30 × 30 cm ni tiles {twelveByTen.rawTiles}, na {twelveByTen.totalTiles} pamoja na ziada ya 10%.',
  'faqs.1.question': 'Niongeze ziada ya kiasi gani?',
  'faqs.1.answer':
    '5% kwa sakafu kubwa isiyo na kona nyingi, 10% kwa kawaida, 15% kwa vyumba vidogo, kona nyingi au tiles za kupanga kwa diagonal (kadirio).',
  'faqs.2.question': 'Nabadilishaje inchi kuwa sentimita?',
  'faqs.2.answer':
    'Zidisha kwa 2.54. Tile ya inchi 12 ni 30.48 cm na tile ya inchi 24 ni 60.96 cm; tiles zinazouzwa kwa majina hayo kwa kawaida ni 30 na 60 cm (kadirio): pima moja.',
})
