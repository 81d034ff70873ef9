// First: its clock starts when it does.
import './beforePage.ts'
import calculator from '../../calculators/tile-estimator.ts?calculator'
import { CalculatorPage } from '../../src/calculator/CalculatorPage.tsx'
import { offerMeasures } from './offerMeasures.ts'

offerMeasures(<CalculatorPage calculator={calculator} />)
