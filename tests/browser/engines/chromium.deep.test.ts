import { makeJourneysIn } from '../support/engineJourneys.ts'
import { CHROMIUM } from '../support/engines.ts'

makeJourneysIn(CHROMIUM)
