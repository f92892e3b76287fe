import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer } from "@/tests/setup/factories";
import { fingerprint, watchedFingerprint } from "./fingerprint";

const database = useTestDatabase();

test("the watched fingerprint follows every committed write, and only those", async () => {
  const { pool, db } = database();
  const { id } = await makeCustomer(db);
  const rowsNow = await watchedFingerprint(pool, ["throttle"]);
  const first = await rowsNow();
  expect(first).toBe(await fingerprint(pool, ["throttle"]));

  const client = await pool.connect();
  await client.query("begin");
  await client.query("delete from customer where id = $1", [id]);
  await client.query("rollback");
  client.release();
  await pool.query("insert into throttle select * from throttle where false");
  expect(await rowsNow()).toBe(first);

  await pool.query("update customer set id = id where id = $1", [id]);
  expect(await rowsNow()).toBe(first);

  await makeCustomer(db);
  const second = await rowsNow();
  expect(second).not.toBe(first);

  await pool.query("truncate customer cascade");
  expect(await rowsNow()).not.toBe(second);
});
