/**
 * Drops what is printed once nobody reads the output any more, such as after the reader of a pipe has ended. Without
 * this, each line that is printed is an uncaught error, which ends the process, or keeps it busy where a handler prints
 * that error, too.
 */
export function surviveClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
}
