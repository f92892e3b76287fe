/** `npm run jobs -- …`: lists and retries jobs that have used up their attempts. */
import "@/server/core/load-env";
import { getDb } from "@/server/db/client";
import { listDeadLetters, retryDeadLetter } from "@/server/queue/dead-letters";
import { runDatabaseCommand, UsageError } from "./lib/database-command";

const USAGE = `npm run jobs -- COMMAND

  list          list jobs that failed at every attempt, latest first
  retry ID...   run them again immediately, with all their attempts

DATABASE_URL and DATA_DIR select the database, as for Sayang itself.`;

await runDatabaseCommand(run);

async function run([command, ...ids]: string[]): Promise<void> {
  if (command === "list" && ids.length === 0) return list();
  if (command === "retry" && ids.length > 0) return retry(ids);
  throw new UsageError(USAGE);
}

async function list(): Promise<void> {
  const letters = await listDeadLetters(await getDb());
  for (const { id, task, key, attempts, failedAt, error } of letters) {
    console.log(
      `${id}  ${task}${key ? ` (${key})` : ""}  ${failedAt.toISOString()}  ${attempts} attempts\n    ${error}`,
    );
  }
  if (letters.length === 0) console.log("No failed jobs");
}

async function retry(ids: string[]): Promise<void> {
  const wrong = ids.find((id) => !/^\d{1,18}$/.test(id));
  if (wrong !== undefined) throw new UsageError(`${wrong} is not the id of a job`);
  const db = await getDb();
  for (const id of ids) {
    const found = await retryDeadLetter(db, id);
    if (!found) process.exitCode = 1;
    console.log(found ? `${id} runs again` : `${id}: no failed job has this id`);
  }
}
