import { readFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { Address } from "@/tools/postgres/address";
import { DATA_DIR } from "@/e2e/support/server/place";

/** Skips the delay of mails to an address, which wait in case their notices are read in the meantime. */
export async function letMailGo(address: string): Promise<void> {
  const file = path.join(DATA_DIR, "postgres.address.json");
  const { host, port, password } = JSON.parse(readFileSync(file, "utf8")) as Address;
  const client = new pg.Client({ host, port, password, user: "sayang", database: "sayang" });
  await client.connect();
  try {
    await client.query(
      `select from graphile_worker.reschedule_jobs(
         array(
           select j.id from graphile_worker.jobs j
           join outgoing_message m on j.key = 'message:' || m.id
           where m.recipient = $1 and m.notice_id is not null and j.run_at > now()
         ),
         run_at => now()
       )`,
      [address],
    );
  } finally {
    await client.end();
  }
}
