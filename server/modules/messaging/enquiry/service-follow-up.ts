import { coupleName } from "@/lib/couple-name";
import { todayInSingapore } from "@/lib/dates";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { teamPeople } from "@/server/modules/catalogue/team/public";
import { notify } from "@/server/modules/identity/notice/public";
import * as repo from "./repo";

const BATCH = 200;

/** Reminds the handlers of enquiries to follow up today, or else the whole team. Returns the number of enquiries. */
export async function remindFollowUps(): Promise<number> {
  const today = todayInSingapore();
  let told = 0;
  for (let after: string | null = null; ;) {
    const rows = await repo.dueOn(await getDb(), today, after, BATCH);
    for (const row of rows) {
      await inTransaction(async (tx) => {
        const team = (await teamPeople(tx, row.vendorId)).map(({ accountId }) => accountId);
        const handler = row.handlerAccountId;
        await notify(tx, handler && team.includes(handler) ? [handler] : team, {
          kind: "messages",
          title: `Follow up with ${coupleName(row.couple) || "a couple"} today`,
          href: "/vendor/dashboard/enquiries?due=1",
          topic: `follow-up ${row.id} ${today}`,
        });
      });
    }
    told += rows.length;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return told;
  }
}
