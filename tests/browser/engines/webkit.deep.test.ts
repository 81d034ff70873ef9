import { makeJourneysIn } from '../support/engineJourneys.ts'
import { WEBKIT } from '../support/engines.ts'

makeJourneysIn(WEBKIT)
