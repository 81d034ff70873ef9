import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { blockTypes, cementLoose, dryForWetMortar, openings } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya mawe na matofali',
  'title.menu': 'Mawe na matofali',
  summary:
    'Mawe, blocks au matofali ya ukuta. Joints za mota, milango, madirisha na ziada (wastage) zimehesabiwa.',
  'fields.wallLength.label': 'Urefu wa ukuta',
  'fields.wallLength.usual.of': 'ukuta',
  'fields.wallHeight.label': 'Kimo cha ukuta',
  'fields.wallHeight.usual.of': 'kimo cha ukuta',
  ...at('fields.openings', openings),
  'fields.blockType.label': 'Aina ya block',
  'fields.blockType.hint': 'Urefu × kimo × upana.',
  ...at('fields.blockType', blockTypes),
  'fields.blockType.options.other.label': 'Saizi nyingine',
  'fields.ownLength.label': 'Urefu wa block yako',
  'fields.ownLength.usual.of': 'upande wa block',
  'fields.ownHeight.label': 'Kimo cha block yako',
  'fields.ownHeight.usual.of': 'upande wa block',
  'fields.ownWidth.label': 'Upana wa block yako',
  'fields.ownWidth.usual.of': 'upande wa block',
  'fields.mortarGap.label': 'Joint ya mota',
  'fields.mortarGap.hint':
    '10 kwa blocks, 20 kwa mawe ya machine cut (kadirio). 0 kama joint iko ndani ya saizi.',
  'fields.mortarGap.usual.of': 'joint ya mota',
  'fields.mortarGap.usual.with.blockType.machine-cut-stone-200.of': 'joint ya mawe ya machine cut',
  'fields.mortarGap.usual.with.blockType.machine-cut-stone-150.of': 'joint ya mawe ya machine cut',
  'fields.mortarGap.usual.with.blockType.machine-cut-stone-100.of': 'joint ya mawe ya machine cut',
  'fields.mortarGap.usual.with.blockType.other.of': 'joint ya mota',
  'fields.wastage.label': 'Ziada (wastage)',
  'fields.wastage.hint': 'Zinazovunjika na kukatwa: 5 ukiwa mwangalifu, 10 kwa matofali (kadirio).',
  'fields.allowance.label': 'Ziada ya mota inayomwagika',
  'fields.allowance.hint': 'Simiti na mchanga zaidi, si mawe zaidi.',
  'fields.extras.label': 'Hoop iron, DPC',
  'fields.extras.options.none.label': 'Hakuna',
  'fields.extras.options.hoop.label': 'Hoop iron',
  'fields.extras.options.dpc.label': 'DPC (damp-proof course)',
  'fields.extras.options.both.label': 'Zote mbili',
  'fields.extras.assumption':
    'Hoop iron huwekwa kila baada ya course mbili. DPC huwekwa mara moja kwenye urefu wote wa ukuta wa msingi.',
  ...at('constants.cementLoose', cementLoose),
  ...at('constants.dryForWet', dryForWetMortar),
  'constants.sandParts.label': 'sehemu za mchanga kwenye mota',
  'constants.sandParts.assumption':
    'Sehemu moja ya simiti na nne za mchanga, mota ikijaza joint yote (full bed).',
  'constants.ownJoint.label': 'joint iliyo ndani ya saizi yako',
  'constants.ownJoint.assumption': 'Saizi unayoweka ni ya block yenyewe, bila mota.',
  'constants.oneBlock.label': 'block moja',
  'constants.oneBlock.assumption': 'Kwa saizi yako mwenyewe, kila moja ina urefu ulioandika.',
  'constants.stoneJoint.label': 'joint ya kawaida ya mawe ya machine cut',
  'constants.stoneJoint.assumption': 'Mawe yasiyo laini huhitaji joint za 15 hadi 25 mm.',
  'constants.usualLoss.label': 'mota inayopotea',
  'constants.usualLoss.assumption': 'Kama ilivyo chini ya orodha ya kununua mwanzoni.',
  'constants.hoopCourses.label': 'courses kwa kila mstari wa hoop iron',
  'constants.hoopCourses.assumption': 'Kila baada ya course mbili.',
  'constants.dpcLaps.label': 'laps za DPC',
  'constants.dpcLaps.assumption': 'Rolls zinapokutana na kwenye kona.',
  'formulas.wallArea.errorMessage': 'Eneo la milango na madirisha limezidi eneo la ukuta',
  'formulas.effectiveFace.label': 'Uso wa block pamoja na joints zake',
  'formulas.blockCount.errorMessage':
    'Joint ya mota iko chini ya sifuri (minus), sawa na urefu au kimo chote cha block',
  'formulas.totalWithWaste.label': 'Idadi ya mwisho',
  'formulas.jointInside.label': 'Joint ndani ya saizi',
  'formulas.mortar.label': 'Mota ya kwenye joints',
  'formulas.mortar.errorMessage':
    'Joint ya mota iko chini ya sifuri (minus), sawa na urefu au kimo chote cha block',
  'formulas.jointTwice.label': 'Joint iliyohesabiwa mara mbili',
  'formulas.countWithoutGap.label': 'Idadi kama nafasi ni 0',
  'formulas.narrowJoint.label': 'Joint ni ndogo kuliko ya mawe kwa',
  'formulas.stonesWide.label': 'Mawe kwa joint ya kawaida',
  'formulas.bagsWide.label': 'Simiti kwa joint ya kawaida',
  'formulas.hoopIron.errorMessage':
    'Joint ya mota iko chini ya sifuri (minus), sawa na urefu au kimo chote cha block',
  'formulas.dpcWidth.label': 'Upana wa DPC',
  'results.0.label': 'Jumla ya eneo la ukuta',
  'results.1.label': 'Idadi kabla ya ziada (makadirio)',
  'results.1.mayBeNegative': 'Specification haikatai joint ya mota iliyo chini ya sifuri.',
  'results.2.label': 'Idadi ya mwisho pamoja na ziada (wastage) ya {wastage}%',
  'results.2.mayBeNegative': 'Specification haikatai joint ya mota au ziada iliyo chini ya sifuri.',
  'warnings.0.text':
    'Saizi hii ina joint ndani yake: joint ya mota ikiwa 0, ukuta unachukua {countWithoutGap}, kabla ya ziada.',
  'warnings.1.text':
    'Mawe ya machine cut hujengwa kwa joint za 15 hadi 25 mm. Kwa 20 mm ukuta huu unachukua mawe {stonesWide}, na mifuko {bagsWide} ya simiti pamoja na inayopotea.',
  'materials.1.variant': '{ownLength} × {ownHeight} × {ownWidth} mm',
  'materials.5.variant': '{dpcWidth} mm',
  'whenInvalid.toast.title': 'Vipimo si sahihi',
  'whenInvalid.toast.text': 'Weka kimo na urefu sahihi wa ukuta.',
  empty: 'Weka vipimo ili uone majibu.',
  tip: 'Pima kumi kati ya ulizo nazo: quarry na watengenezaji hutofautiana. Usijenge zaidi ya courses nne kwa siku (kadirio).',
  'picture.0.alt': 'Ukuta ukiangaliwa kutoka mbele, {wallLength} kwa {wallHeight}{toScale}',
  'picture.0.note': 'Milango na madirisha yametolewa kwenye hesabu; hayajachorwa',
  'picture.0.pieces.cut': 'kwenye miisho na juu',
  'picture.1.alt': 'Ukuta ukiangaliwa kutoka mbele, {wallLength} kwa {wallHeight}{toScale}',
  'picture.1.note': 'Milango na madirisha yametolewa kwenye hesabu; hayajachorwa',
  'picture.1.pieces.cut': 'kwenye miisho na juu',
  'examples.wall.name':
    'Ukuta wa 6 m × 3 m wa hollow blocks za inchi 6, ambazo ni 450 × 225 mm bila joint',
  'examples.brickWall.name':
    'Ukuta wa 4 m × 2.4 m wa matofali, joint ikiwa ndani ya saizi, ziada ya 10%',
  'examples.stoneWall.name': 'Ukuta wa 6 m × 3 m wa mawe ya machine cut ya inchi 6, joint za 20 mm',
  'examples.ownSize.name':
    'Ukuta wa 5 m × 2.4 m wa mawe ya kuchongwa ya 300 × 200 × 200 mm, joint za 20 mm',
  'examples.tenSquareMetres.name': 'Mita mraba kumi za hollow blocks za inchi 9, joint ya mota 0',
  'examples.openWall.name':
    'Ukuta wa 6 m × 3 m wa hollow blocks za inchi 9, wenye mlango na madirisha mawili, joint ya mota 0',
  'assumptions.0':
    'Ukuta wenye unene wa block moja, na joint chini na kando ya kila block. Simiti (saruji) ya class 32.5 inatosha (kadirio).',
  'assumptions.1':
    'Joints pana zaidi za mota yenye simiti kidogo, jinsi mafundi wengi wanavyojenga, huchukua mchanga zaidi kwa nusu kwenye mawe, na zaidi ya hapo kwenye blocks: pima joint.',
  'assumptions.2':
    'Hatujahesabu: scaffolding, wala lintels na ring beam, ambazo ziko kwenye ukurasa wa beam. Hoop iron, bila laps zake, na DPC huongezwa chini ya orodha ya kununua.',
  'sources.0.title': 'Saizi za mawe ya Ndarugo',
  'sources.0.about':
    'Jiwe la machine cut lina urefu wa 400 mm na kimo cha 200 mm; mawe ya inchi 4, 6 na 9 yana upana wa 100, 150 na 200 mm.',
  'sources.1.title': 'Mota ya 1 m² ya ukuta wa mawe, Nairobi',
  'sources.1.about':
    'Joints za 30 mm za mota ya 1:8, jinsi mafundi wanavyochanganya: mchanga 0.042 m³.',
  'guide.heading': 'Jinsi ya kupiga hesabu ya blocks za ukuta',
  'guide.steps.0': 'Pima urefu na kimo cha ukuta kwa mita, na kila mlango na dirisha.',
  'guide.steps.1': 'Chagua jiwe, block au tofali unalonunua, kwa saizi yake.',
  'guide.steps.2':
    'Weka joint jinsi fundi wako anavyojenga, kisha bonyeza Piga hesabu, na uagize idadi ya mwisho.',
  'faqs.0.question': 'Mita mraba moja inachukua blocks ngapi?',
  'faqs.0.answer':
    'Kwa joints za 20 mm, mawe 10.8 ya machine cut ya 400 × 200 mm; kwa 10 mm, blocks 12.5 za 390 × 190 mm. Za 450 × 225 mm zenye joint ndani ni 9.9: yaani {tenSquareMetres.blockCount} kwa {tenSquareMetres.wallArea} m². Chagua saizi unayonunua: ukuta wa 390 × 190 mm ukihesabiwa kama block ya kwanza ya orodha, hupungukiwa na 26%.',
  'faqs.1.question': 'Hesabu hii inafaa kwa mawe ya quarry?',
  'faqs.1.answer':
    'Inafaa kwa mawe ya machine cut: mawe ya inchi 9 na ya inchi 6 yana uso sawa, tofauti ni upana tu. Ukuta wa {stoneWall.wallArea} m² unachukua mawe {stoneWall.blockCount} kwa joints za {stoneWall.mortarGap} mm.',
  'faqs.2.question': 'Ukuta wa inchi 9 unachukua matofali mangapi?',
  'faqs.2.answer':
    'Mara mbili ya idadi inayoonyeshwa: matofali huhesabiwa kwa ukuta wa nusu tofali, unene 112.5 mm. Hivyo {brickWall.wallLength} m × {brickWall.wallHeight} m zinachukua matofali {brickWall.blockCount}, bila ziada; kwa inchi 9 ni mara mbili ya hayo. Mota yake ni mara mbili na zaidi kwa sehemu moja ya sita: safu hizo huunganishwa.',
})
