/** The random inputs of every test begin with it; another one tries others. A failure names it. */
export const SEED = Number(process.env.VERIFY_SEED ?? 20_261_120)
