import { DAY_MS } from "@/lib/time";
import { useTestDatabase } from "@/tests/setup/database";
import { deleteOldMessages } from "./service-retention";

const database = useTestDatabase();

const put = (id: string, days: number, status: string) =>
  database().pool.query(
    `insert into outgoing_message (id, channel, kind, recipient, status, created_at)
     values ($1, 'mail', 'reset-password', 'a@test.example', $2, $3)`,
    [id, status, new Date(Date.now() - days * DAY_MS)],
  );

test("messages are deleted 30 days after they were written, whatever their id, but never while they wait", async () => {
  // Ids derived from a message's content have no order.
  const lowest = (n: number) => `00000000-0000-8000-a000-00000000000${n}`;
  const highest = (n: number) => `ffffffff-ffff-8fff-afff-fffffffffff${n}`;
  for (const id of [lowest, highest]) {
    await put(id(1), 31, "sent");
    await put(id(2), 31, "refused");
    await put(id(3), 31, "queued");
    await put(id(4), 29, "sent");
  }
  expect(await deleteOldMessages()).toBe(4);
  const { rows } = await database().pool.query("select id from outgoing_message order by id");
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([lowest(3), lowest(4), highest(3), highest(4)]);
});
