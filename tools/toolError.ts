/**
 * Thrown where a tool cannot do what it was asked to. Its message says what is wrong and what would
 * be right, and is all that `runTool` shows of it.
 */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}

/**
 * Runs a tool of the command line. A ToolError shows its message alone; any other error is a fault of
 * the tool, and shows where it came from. Either sets the exit code. The tool ends without an error
 * where nobody reads its output any more, as in `npm run claims | head`.
 */
export async function runTool(tool: () => Promise<void>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    await tool()
  } catch (error) {
    console.error(error instanceof ToolError ? error.message : error)
    process.exitCode = 1
  }
}
