/** `npm run mail -- …`: records bounce reports for mail. */
import "@/server/core/load-env";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { connectHooks } from "@/server/hooks";
import { noteBounce } from "@/server/mail/public";
import { runDatabaseCommand, UsageError } from "./lib/database-command";

const USAGE = `npm run mail -- COMMAND

  bounced [FILE]   record a delivery report (RFC 3464) that was returned to MAIL_FROM; reads standard input without FILE

DATABASE_URL and DATA_DIR select the database, as for Sayang itself.`;

connectHooks();
await runDatabaseCommand(run);

async function run([command, file, ...rest]: string[]): Promise<void> {
  if (command !== "bounced" || rest.length > 0) throw new UsageError(USAGE);
  const id = await noteBounce(file === undefined ? await text(process.stdin) : await readFile(file, "utf8"));
  console.log(id ? `${id} was returned` : "The report matches no message sent from here");
}
