// First: its clock starts when it does.
import './beforePage.ts'
import { TilePage } from '../handwritten/TilePage.tsx'
import { offerMeasures } from './offerMeasures.ts'

offerMeasures(<TilePage />)
