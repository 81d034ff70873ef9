// First: its clock starts when it does.
import './beforePage.ts'
import { MemoryRouter } from 'react-router-dom'
import calculator from '../../calculators/tile-estimator.ts?calculator'
import guide from '../../calculators/tile-estimator.ts?guide'
import { CalculatorPage } from '../../src/calculator/CalculatorPage.tsx'
import { offerMeasures } from './offerMeasures.ts'

const loadWhole = async () => ({ ...calculator, ...guide })

offerMeasures(
  <MemoryRouter>
    <CalculatorPage calculator={calculator} loadWhole={loadWhole} />
  </MemoryRouter>,
)
