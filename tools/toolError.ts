/**
 * Thrown where a tool cannot do what it was asked to. Its message says what is wrong and what would
 * be right, and is all that the person sees: tools/run.mjs shows no stack of it.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}
