import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { cementLoose, dryForWetMortar } from './shared/words.ts'

export default defineTranslation({
  'title.page': 'Hesabu ya sakafu (floor finish)',
  'title.menu': 'Sakafu (floor finish)',
  summary:
    'Screed, adhesive, grout na skirting. Vifaa vya chumba chenye tiles, mbali na tiles zenyewe.',
  'fields.length.label': 'Urefu wa chumba',
  'fields.length.usual.of': 'chumba',
  'fields.width.label': 'Upana wa chumba',
  'fields.width.usual.of': 'chumba',
  'fields.doors.label': 'Upana wa milango yote',
  'fields.doors.hint': 'Hapo hakuna skirting. 0 kama hakuna mlango.',
  'fields.screed.label': 'Unene wa screed',
  'fields.screed.hint': '25 hadi 50 mm (kadirio). 0 kama slab imelainishwa yenyewe.',
  'fields.mix.label': 'Ratio ya screed',
  'fields.mix.hint': 'Simiti : mchanga.',
  'fields.tileLength.label': 'Urefu wa tile',
  'fields.tileLength.usual.of': 'tile',
  'fields.tileWidth.label': 'Upana wa tile',
  'fields.tileWidth.usual.of': 'tile',
  'fields.tileThickness.label': 'Unene wa tile',
  'fields.tileThickness.hint': 'Kina cha grout ni sawa na huo.',
  'fields.tileThickness.usual.of': 'tile',
  'fields.joint.label': 'Joint',
  'fields.joint.hint': 'Upana wa spacers.',
  'fields.joint.usual.of': 'joint ya tiles',
  'fields.spread.label': 'Adhesive kwa mita mraba moja',
  'fields.spread.hint':
    'Kama mfuko unavyosema: 4 hadi 6 kwenye screed iliyo level, zaidi chini ya tiles kubwa (kadirio).',
  'fields.skirtingHeight.label': 'Kimo cha skirting',
  'fields.skirtingHeight.hint': 'Hukatwa kutoka tiles hizo hizo.',
  'fields.wastage.label': 'Ziada (wastage)',
  'fields.wastage.hint': 'Ni ya screed, adhesive na grout.',
  ...at('constants.cementLoose', cementLoose),
  ...at('constants.dryForWet', dryForWetMortar),
  'constants.groutWeight.label': 'uzito wa grout',
  'constants.groutWeight.assumption':
    'Unga unaoingia kwenye lita moja ya joint; watengenezaji husema 1.5 hadi 1.8 kg.',
  'constants.thinnest.label': 'screed nyembamba zaidi',
  'constants.thinnest.assumption':
    'Simiti na mchanga vikiwa vyembamba kuliko hapo, screed hubanduka na kupasuka.',
  'formulas.more.label': 'Pamoja na ziada',
  'formulas.screedVolume.label': 'Screed mbichi',
  'formulas.dryVolume.label': 'Simiti na mchanga visivyoshindiliwa',
  'formulas.adhesive.label': 'Adhesive',
  'formulas.jointFace.label': 'Sehemu ya sakafu iliyo joint',
  'formulas.grout.label': 'Grout',
  'formulas.skirting.label': 'Skirting',
  'formulas.skirting.errorMessage': 'Upana wa milango ni sawa na mzunguko wa chumba, au zaidi',
  'formulas.strips.label': 'Vipande vya skirting kutoka tile moja',
  'formulas.strips.errorMessage': 'Skirting ni ndefu kwenda juu kuliko upana wa tile',
  'formulas.skirtingTiles.label': 'Tiles za skirting',
  'formulas.thin.label': 'Screed nyembamba',
  'results.0.label': 'Eneo la sakafu',
  'results.1.label': 'Screed mbichi pamoja na ziada (wastage) ya {wastage}%',
  'results.2.label': 'Simiti',
  'results.3.label': 'Mchanga usioshindiliwa',
  'results.4.label': 'Adhesive ya tiles',
  'results.5.label': 'Grout',
  'results.6.label': 'Skirting',
  'results.7.label': 'Tiles za skirting',
  'warnings.0.text':
    'Screed ya {screed} mm hubanduka: weka 25 mm au zaidi, au lainisha slab yenyewe na uweke 0.',
  'materials.4.variant': '{tileLength} × {tileWidth} cm',
  empty: 'Weka vipimo vya chumba ili uone majibu.',
  tip: 'Tiles zilizo hapa chini ni za skirting tu: ongeza za sakafu kutoka ukurasa wa tiles. Lowesha slab na uipake simiti ya maji (slurry) kabla ya screed, na uloweshe screed kwa wiki moja (kadirio).',
  'picture.0.alt':
    'Sakafu imekatwa kuonyesha ndani: tile ya {tileThickness} juu ya screed ya {screed}{toScale}',
  'picture.0.note': 'Adhesive haijachorwa',
  'picture.0.layers.0.label': 'tile {tileThickness}',
  'picture.0.layers.1.label': 'screed {screed}',
  'picture.0.layers.2.label': 'slab',
  'examples.sittingRoom.name': 'Sebule ya 4.8 m × 4.2 m, mlango wa 0.9 m, tiles za 60 × 60 cm',
  'examples.bathroom.name':
    'Bafu ya 2.4 m × 1.5 m, mlango wa 0.7 m, tiles za 30 × 30 cm, screed ya 40 mm kwa 1:3',
  'assumptions.0':
    'Chumba kimoja cha mstatili (rectangle). Screed ya 32 mm kwa 1:4 na skirting ya 10 cm ni za kawaida (kadirio). Adhesive na grout ni za sakafu tu: skirting huongeza kiasi cha eneo lake.',
  'assumptions.1':
    'Kipande cha skirting kina urefu wa tile. Kilichokatwa kwenye kona moja huendelea kwenye inayofuata, na hakuna kinachovunjika: ongeza tile moja au mbili.',
  'assumptions.2':
    'Hatujahesabu: tiles za sakafu, simiti ya slurry, spacers, edge strips, mteremko wa kuelekea drain, na waterproofing iliyo chini ya tiles za bafu.',
  'guide.heading': 'Jinsi ya kupiga hesabu ya sakafu ya chumba',
  'guide.steps.0': 'Pima chumba kutoka ukuta hadi ukuta, na upana wa milango yake.',
  'guide.steps.1':
    'Weka screed, na kilichoandikwa kwenye maboksi ya tiles na kwenye mfuko wa adhesive.',
  'guide.steps.2': 'Bonyeza Piga hesabu. Hesabu tiles za sakafu kwenye ukurasa wa tiles.',
  'faqs.0.question': 'Screed inachukua mifuko mingapi ya simiti?',
  'faqs.0.answer':
    '{sittingRoom.area} m² zenye {sittingRoom.screed} mm za 1:4 huchukua mifuko {sittingRoom.cementBags} na {sittingRoom.sand} m³ za mchanga, pamoja na ziada ya {sittingRoom.wastage}%.',
  'faqs.1.question': 'Ninunue mifuko mingapi ya adhesive?',
  'faqs.1.answer':
    'Chumba hicho huchukua {sittingRoom.adhesive} kg kwa {sittingRoom.spread} kg kila mita mraba; orodha ina mifuko mizima. Mfuko unasema unaenda umbali gani.',
  'faqs.2.question': 'Naweza kuweka tiles kwa simiti badala ya adhesive?',
  'faqs.2.answer':
    'Kwenye screed mbichi mafundi wengi huweka tiles kwa simiti ya maji. Porcelain hainyonyi maji na hubanduka: tumia adhesive.',
})
