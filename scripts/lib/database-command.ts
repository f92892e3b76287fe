import { EnvError } from "@/lib/env";
import { disconnect } from "@/server/db/client";
import { EmbeddedPostgresError, errorMessage } from "@/tools/postgres/base/errors";

/** A mistake in the command: printed as one line, without a stack. */
export class UsageError extends Error {}

/** Runs a command on the database with the arguments of the process, and closes the database. */
export async function runDatabaseCommand(run: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    const known = [UsageError, EnvError, EmbeddedPostgresError].some((kind) => error instanceof kind);
    console.error(known ? errorMessage(error) : error);
    process.exitCode = 1;
  } finally {
    await disconnect();
  }
}
