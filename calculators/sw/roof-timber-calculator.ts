import { defineTranslation } from '../../schemas/definition/translation.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya mbao za paa',
  'title.menu': 'Mbao za paa',
  summary:
    'Mbao za paa la pande mbili (gable). Trusses au rafters, purlins, wall plate na fascia kwa running feet, na misumari kwa kilo.',
  'fields.roofLength.label': 'Urefu wa jengo',
  'fields.roofLength.hint': 'Kufuata ridge, nje ya kuta.',
  'fields.roofLength.usual.of': 'jengo',
  'fields.span.label': 'Span (upana wa jengo)',
  'fields.span.hint': 'Kutoka ukuta hadi ukuta, kwa nje.',
  'fields.span.usual.of': 'jengo',
  'fields.rise.label': 'Kimo cha paa (rise)',
  'fields.rise.hint': 'Kutoka wall plate kwenda juu hadi ridge; au weka pitch.',
  'fields.pitch.label': 'Pitch',
  'fields.pitch.hint': 'Hutumika kama kimo cha paa hakijawekwa.',
  'fields.rise.usual.of': 'kimo cha paa',
  'fields.eaves.label': 'Overhang ya eaves',
  'fields.eaves.hint': 'Kutoka ukutani kwenda nje, ukipima kwa level.',
  'fields.verge.label': 'Overhang ya gable',
  'fields.verge.hint': 'Kutoka ukutani kwenda nje, kila mwisho.',
  'fields.frame.label': 'Fremu',
  'fields.frame.labels.ridgeBoards': 'ridge boards',
  'fields.frame.options.truss.label': 'Trusses',
  'fields.frame.options.rafter.label': 'Rafters kwenye ridge board',
  'fields.frame.assumption':
    'Truss moja ni rafters mbili, tie beam, king post na struts. Rafters huwekwa mbili mbili, kila jozi ikiwa na joist inayovuka span, na hukutana kwenye ridge board: span ikizidi 6 m, injinia ndiye anayezichora.',
  'fields.spacing.label': 'Umbali kati ya trusses (au rafters)',
  'fields.spacing.hint':
    'Kama ilivyo kwenye ramani: trusses kama 1.2 m, rafters 0.6 hadi 0.9 m (kadirio).',
  'fields.spacing.usual.of': 'umbali kati ya trusses',
  'fields.struts.label': 'Struts kwa kila truss',
  'fields.struts.hint': 'Kutoka chini ya king post hadi katikati ya rafter.',
  'fields.purlinSpacing.label': 'Umbali kati ya purlins',
  'fields.purlinSpacing.hint':
    'Kupanda na mteremko, kama mtengenezaji wa mabati anavyosema; 0.75 hadi 0.9 m kwa mabati membamba (kadirio).',
  'fields.purlinSpacing.usual.of': 'umbali kati ya purlins',
  'fields.mainSize.label': 'Rafters, ties na wall plate',
  'fields.mainSize.hint': 'Kwa inchi, vile timber yard inavyoziita.',
  'fields.mainSize.labels.reach': 'span kubwa zaidi ya rafters za 100 × 50 mm',
  'fields.mainSize.assumption':
    'Makadirio ya paa moja kwa shilingi za Kenya yana 100 × 50 mm, kwa jengo la upana wa 3 m; span ikizidi 6 m ni nyembamba.',
  'fields.webSize.label': 'King posts na struts',
  'fields.webSize.assumption': 'Kwenye ramani ya injinia zinaweza kuwa nene kama rafters.',
  'fields.purlinSize.label': 'Purlins',
  'fields.purlinSize.assumption':
    '75 × 50 mm hubeba watu na mabati kutoka fremu hadi fremu; 50 × 50 zinatosha fremu zikiwa karibu.',
  'fields.fasciaSize.label': 'Fascia boards na barge boards',
  'fields.fasciaSize.assumption':
    'Mbao za unene wa inchi 1, zenye upana sawa na ncha za rafters au zaidi.',
  'fields.wastage.label': 'Ziada (wastage)',
  'fields.wastage.hint': 'Ncha zilizokatwa, joints na mbao zilizopinda (kadirio).',
  'headings.roofLength': 'Paa',
  'headings.frame': 'Fremu',
  'headings.mainSize': 'Mbao',
  'constants.widest.label': 'span kubwa zaidi ya truss ya kawaida',
  'constants.widest.assumption':
    'Ikizidi hapo, truss yenye king post moja na struts mbili hupinda.',
  'constants.flattest.label': 'mita za kwenda kando kwa mita moja ya kwenda juu, zisizidi',
  'constants.flattest.assumption':
    'Paa likilala zaidi, maji ya mvua hupenya kwenye laps za mabati.',
  'constants.rafterSpacing.label': 'umbali mkubwa zaidi kati ya rafters kwenye ridge board',
  'constants.rafterSpacing.assumption':
    'Zikiwa mbali zaidi, kila moja hubeba kama truss, bila struts zake.',
  'constants.nailing.label': 'misumari kwa futi moja ya mbao',
  'constants.nailing.assumption':
    'Kilo moja ya misumari ya mbao (wire nails) ya inchi 3 na 4 kwa kila futi mia moja.',
  'formulas.ridge.label': 'Urefu wa ridge',
  'formulas.rafters.label': 'Rafters',
  'formulas.ties.label': 'Tie beams au joists',
  'formulas.wallPlate.label': 'Wall plate',
  'formulas.strut.label': 'Urefu wa strut',
  'formulas.webs.label': 'King posts na struts',
  'formulas.purlins.label': 'Purlins',
  'formulas.boards.label': 'Fascia, barge na ridge boards',
  'formulas.more.label': 'Pamoja na ziada (wastage)',
  'formulas.withoutWebs.label': 'Mbao bila king posts na struts',
  'formulas.wide.label': 'Upana uliozidi trusses za kawaida',
  'formulas.slight.label': 'Upana uliozidi rafters nyembamba',
  'formulas.farApart.label': 'Umbali uliozidi ule wa rafters',
  'formulas.flat.label': 'Kimo kilichopungua kwa paa la mabati',
  'formulas.mainFeet.label': 'Futi za mbao kuu',
  'formulas.webFeet.label': 'Futi za webs',
  'formulas.purlinFeet.label': 'Futi za purlins',
  'formulas.boardFeet.label': 'Futi za fascia boards',
  'results.0.label': 'Kimo halisi cha paa',
  'results.1.label': 'Urefu wa rafter',
  'results.2.label': 'Trusses, au jozi za rafters',
  'results.3.label': 'Safu za purlins kila upande',
  'results.4.label': 'Rafters, ties na wall plate, {mainSize}',
  'results.5.label': 'King posts na struts, {webSize}',
  'results.6.label': 'Purlins, {purlinSize}',
  'results.7.label': 'Fascia, barge na ridge boards, {fasciaSize}',
  'results.8.label': 'Jumla ya mbao, kwa urefu',
  'results.9.label': 'Misumari ya mbao (wire nails)',
  'warnings.0.text':
    'Mteremko wa paa hili ni mdogo kuliko mita moja kwenda juu kwa kila mita tano kwenda kando (kadirio): mabati yanaweza kuvuja kwenye laps. Inua ridge, au uliza mtengenezaji wa mabati.',
  'warnings.1.text':
    'Span ya {span} m ni kubwa kwa trusses za kawaida za aina hii: mwambie injinia azichore.',
  'warnings.2.text':
    'Rafters za 100 × 50 mm ni nyembamba kwa span ya {span} m: ikizidi 6 m chukua trusses za 5 × 2 au 6 × 2, kama ramani inavyosema. Hapo rafters zisizo na struts zinahitaji injinia.',
  'warnings.3.text':
    'Rafters zenye umbali wa {spacing} m ni chache: kwenye ridge board huwekwa kila 0.6 hadi 0.9 m. Weka umbali ulio kwenye ramani yako.',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Nunua mbao zilizowekwa dawa ya mchwa, kavu na zilizonyooka, na uangalie kila ubao kwa jicho kutoka mwisho mmoja hadi mwingine. Funga wall plate na trusses kwa hoop iron iliyojengewa ndani ya ukuta: upepo huinua paa jepesi.',
  footnote:
    'Mbao zinazobeba paa ni kazi ya injinia: saizi na umbali unaoweka hapa ziwe zile za ramani.',
  'picture.0.alt':
    'Gable ikionekana kutoka mbele, upana {span} na kimo {riseUsed}{toScale}; rafter ni {rafterLength}',
  'examples.house.name':
    'Nyumba ya 10 m × 8 m, ridge 2 m juu ya wall plate, trusses kila 1.2 m, rafters za 5 × 2',
  'examples.store.name':
    'Stoo ya 6 m × 4 m, kimo cha paa 1.5 m, rafters kila 0.75 m, bila overhang ya gable, fascia boards za 8 × 1',
  'assumptions.0':
    'Gable ya kawaida, bila hips, valleys na dormers. Rafters hutoka kwenye ridge hadi mwisho wa eaves.',
  'assumptions.1':
    'Wall plate hulala juu ya kuta mbili ndefu, upana wa ubao mmoja. Fascia hufuata eaves zote mbili, na barge boards hufuata miteremko minne ya gables.',
  'assumptions.2':
    'Safu moja ya purlins kwenye eaves, moja kwenye ridge kwa kila upande, na safu nyingine katikati, umbali kati yake usizidi ule unaoweka.',
  'assumptions.3':
    'Hatujahesabu: noggins, mbao za dari, ambazo ziko kwenye ukurasa wa dari, hoop iron, bolts na rangi. Misumari ya mabati iko kwenye ukurasa wa paa la pande mbili.',
  'sources.0.title': 'Makadirio ya paa kwa shilingi za Kenya',
  'sources.0.about':
    'Jengo la upana wa 3 m: trusses kila 1.5 m na moja zaidi; rafters na ties za 100 × 50 mm, purlins za 50 × 50 mm.',
  'sources.1.title': 'Gharama ya kuezeka nyumba ya bedroom tatu, Kenya',
  'sources.1.about': 'Mbao kwa running foot: 4 × 2 za wall plate na ties, 3 × 2 na 2 × 2.',
  'sources.2.title': 'Paa la Nyamira, kifaa kwa kifaa',
  'sources.2.about':
    'Futi 3,800 za mbao, futi 250 za 8 × 1, 20 kg za misumari ya mabati; labour ilikuwa 26% ya vifaa.',
  'guide.heading': 'Jinsi ya kupiga hesabu ya mbao za paa la pande mbili',
  'guide.steps.0':
    'Chukua urefu na span ya jengo kwenye ramani, nje ya kuta, na kimo cha ridge juu ya wall plate, au pitch.',
  'guide.steps.1':
    'Chagua fremu ya paa, weka umbali, na uchague saizi za mbao, kama ilivyo kwenye ramani.',
  'guide.steps.2':
    'Bonyeza Piga hesabu, na uagize running feet za kila saizi. Uliza timber yard kama ina mbao za urefu unaofaa: rafter ya kipande kimoja ni bora kuliko iliyoungwa.',
  'faqs.0.question': 'Paa la nyumba ya 10 m × 8 m linahitaji mbao kiasi gani?',
  'faqs.0.answer':
    'Trusses zikiwa kila {house.spacing} m, ni kama running feet {house.totalFeet}: futi {house.mainFeet} za 5 × 2, futi {house.webFeet} za 3 × 2, futi {house.purlinFeet} za 3 × 2 na futi {house.boardFeet} za 6 × 1, pamoja na ziada (wastage) ya {house.wastage}%, na {house.nails} kg za misumari.',
  'faqs.1.question': 'Nahitaji trusses ngapi?',
  'faqs.1.answer':
    'Gawanya urefu wa jengo kwa umbali kati ya trusses, pandisha hadi namba nzima, na uongeze moja: {house.roofLength} m, truss kila {house.spacing} m, zinahitaji trusses {house.frames}.',
  'faqs.2.question': 'Running foot ni nini?',
  'faqs.2.answer':
    'Ni futi moja ya urefu, 0.3048 m, saizi ya ubao iwe yoyote: timber yards za Kenya huweka bei ya kila saizi kwa futi hiyo.',
  'faqs.3.question': 'Mabati yanahesabiwa wapi?',
  'faqs.3.answer':
    'Kwenye ukurasa wa paa la pande mbili, pamoja na ridge caps. Weka urefu, span, kimo na overhangs zile zile huko.',
})
