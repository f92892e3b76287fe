import { v7 } from "uuid";
import { useTestDatabase } from "@/tests/setup/database";
import { deleteOldMessages } from "./service-retention";

const database = useTestDatabase();

test("messages go 30 days after they were done with, never while they wait", async () => {
  const { pool } = database();
  const put = (days: number, status: string) =>
    pool.query(
      "insert into outgoing_message (id, channel, kind, recipient, status) values ($1, 'mail', 'reset-password', 'a@test.example', $2)",
      [v7({ msecs: Date.now() - days * 86_400_000 }), status],
    );
  await put(31, "sent");
  await put(31, "failed");
  await put(31, "queued");
  await put(29, "sent");
  expect(await deleteOldMessages()).toBe(2);
  const { rows } = await pool.query("select status from outgoing_message order by status");
  expect(rows).toEqual([{ status: "queued" }, { status: "sent" }]);
});
