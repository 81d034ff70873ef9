import { CHECKS, runParts, tellFailures } from './parts.mjs'

/* `npm run check`: what is wrong after an edit, in seconds. */

const failed = await runParts(CHECKS)
if (failed.length === 0) console.log('\nEvery part of the check passes. Before a commit: npm test.')
else process.exitCode = 1
tellFailures(failed)
