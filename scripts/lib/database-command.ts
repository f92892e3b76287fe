import { EnvError } from "@/lib/env";
import { disconnect } from "@/server/db/client";
import { EmbeddedPostgresError, errorMessage } from "@/tools/postgres/base/errors";

/** A usage error, printed as one line without a stack trace. */
export class UsageError extends Error {}

/** Runs a database command with the arguments of the process, then closes the database. */
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
