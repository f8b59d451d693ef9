/** Ends a measurement that failed, with the reason instead of a stack trace. */
export function giveUp(error: unknown): never {
  process.stderr.write(`no figures: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
