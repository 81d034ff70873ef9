import { makeJourneysIn } from '../support/engineJourneys.ts'
import { FIREFOX_ESR } from '../support/engines.ts'

makeJourneysIn(FIREFOX_ESR)
