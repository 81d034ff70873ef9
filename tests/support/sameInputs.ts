import fc from 'fast-check'
import { SEED } from './depth.ts'

// The same random inputs in every run, so that no test fails by chance: `VERIFY_SEED` tries others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED })
