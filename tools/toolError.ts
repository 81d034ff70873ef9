/**
 * A tool throws it if it cannot do its job. Its message says what is wrong and what would be right;
 * `runTool` shows nothing else.
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
