import { connect, disconnect } from "@/server/db/client";
import { makeHousehold } from "@/tests/setup/planning";
import { DATA_DIR } from "@/e2e/support/server/place";
import type { Buyer } from "@/e2e/support/sale/purchases";

type Given = {
  name: string;
  email: string;
  guests: string[];
  /** Served at every event. */
  meals?: string[];
};

/** Puts a household on the couple's guest list, invited to every event, before the page under test opens. */
export async function addHousehold({ call }: Buyer, { meals = [], ...given }: Given): Promise<void> {
  const { events } = await call<{ events: { id: string }[] }>("GET", "/user/banquet");
  Object.assign(process.env, { DATA_DIR, DATABASE_URL: "" });
  const { db, pool } = await connect();
  const eventIds = events.map(({ id }) => id);
  const { rows } = await pool.query<{ id: string }>("select wedding_id id from wedding_event where id = $1", [
    eventIds[0],
  ]);
  await pool.query("update wedding_event set meals = $1 where id = any($2)", [meals, eventIds]);
  await makeHousehold(db, { weddingId: rows[0]?.id ?? "", eventIds, ...given });
  await disconnect();
}
