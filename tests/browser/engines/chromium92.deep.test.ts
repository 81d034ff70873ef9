import { makeJourneysIn } from '../support/engineJourneys.ts'
import { CHROMIUM_92 } from '../support/engines.ts'

makeJourneysIn(CHROMIUM_92)
