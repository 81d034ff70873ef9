import { at, defineTranslation } from '../../schemas/definition/translation.ts'
import { openings } from './shared/words.ts'

/** The fields of a row, whatever it is. */
const row = Object.fromEntries(
  Object.entries(openings).filter(([path]) => path.startsWith('fields.')),
)
const lintel = { 'formulas.lintel.label': 'Lintels' }
const door = {
  ...row,
  ...lintel,
  'formulas.frame.label': 'Frames',
}

export default defineTranslation({
  'title.page': 'Hesabu ya milango na madirisha',
  'title.menu': 'Milango na madirisha',
  summary: 'Orodha ya milango na madirisha. Vioo, grills, frames, cills na lintels.',
  ...at('fields.windows', {
    label: 'Madirisha',
    row: 'dirisha',
    ...row,
    ...lintel,
    'formulas.area.label': 'Eneo',
    'formulas.cill.label': 'Cills',
  }),
  ...at('fields.outsideDoors', { label: 'Milango ya nje', row: 'mlango wa nje', ...door }),
  ...at('fields.insideDoors', { label: 'Milango ya ndani', row: 'mlango wa ndani', ...door }),
  'constants.glassPart.label': 'sehemu ya dirisha iliyo kioo',
  'constants.glassPart.assumption': 'Sehemu nyingine ni frame na vyuma vyake.',
  'constants.bearing.label': 'ncha za lintel juu ya ukuta',
  'constants.bearing.assumption': '20 cm kila upande.',
  'formulas.openings.label': 'Milango na madirisha',
  'formulas.openings.errorMessage': 'Hakuna mlango wala dirisha',
  'results.0.label': 'Milango na madirisha',
  'results.1.label': 'Eneo la madirisha',
  'results.2.label': 'Vioo',
  'results.3.label': 'Frames za milango',
  'results.4.label': 'Window cills',
  'results.5.label': 'Lintels',
  'materials.0.variant': '{width} × {height} m',
  'materials.1.variant': '{width} × {height} m',
  'materials.2.variant': '{width} × {height} m',
  empty: 'Ongeza dirisha au mlango ili uone majibu.',
  tip: 'Pima kila nafasi kwenye ukuta uliomalizika kabla ya kuagiza: frame hutengenezwa ikiwa ndogo kwa 1 hadi 2 cm pande zote (kadirio). Usinunue grills ikiwa dirisha linakuja nazo; kila bedroom iwe na grill moja inayofunguka kutoka ndani, kwa sababu ya moto.',
  'examples.twoBedrooms.name':
    'Nyumba ya bedroom mbili: madirisha manne, milango miwili ya nje, milango minne ya ndani',
  'examples.shop.name': 'Duka lenye mlango wa pande mbili na dirisha',
  'assumptions.0':
    'Frame ni pande mbili na juu ya mlango; cill ina upana wa dirisha lake; inayoingia ukutani ni ndefu zaidi.',
  'assumptions.1':
    'Milango ya saizi moja ni mstari mmoja, ya ndani na ya nje pamoja: mwambie fundi ipi ni ya wapi.',
  'assumptions.2':
    'Hatujahesabu: locks, bawaba (hinges), stays, putty, rangi, wavu wa mbu, vioo vinavyovunjika, na frames: dirisha huja na yake, mlango huenda ukaja bila. Konkriti na vyuma vya lintels viko kwenye ukurasa wa beam.',
  'guide.heading': 'Jinsi ya kupiga hesabu ya milango na madirisha',
  'guide.steps.0':
    'Ongeza mstari kwa kila saizi ya dirisha, mlango wa nje na mlango wa ndani, kama ilivyo kwenye ramani.',
  'guide.steps.1': 'Weka upana, kimo na idadi, kisha bonyeza Piga hesabu.',
  'guide.steps.2': 'Tuma orodha kwa fundi, saizi moja moja.',
  'faqs.0.question': 'Nyumba inachukua vioo kiasi gani?',
  'faqs.0.answer':
    'Nyumba ya bedroom mbili yenye madirisha ya {twoBedrooms.windowArea} m² huchukua vioo vya {twoBedrooms.glass} m² hivi: sehemu nyingine ni frames.',
  'faqs.1.question': 'Lintel ina urefu gani?',
  'faqs.1.answer':
    'Upana wa mlango au dirisha, na 20 cm zaidi kila upande (kadirio). Nyumba hiyo huchukua {twoBedrooms.lintels} m.',
  'faqs.2.question': 'Eneo la milango hutolewa wapi kwenye hesabu ya ukuta?',
  'faqs.2.answer': 'Kwenye kurasa za mawe na plasta, ambazo huuliza mistari hiyo hiyo.',
})
