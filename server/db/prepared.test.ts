import { eq, sql } from "drizzle-orm";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory } from "@/tests/setup/factories";
import type { Db } from "./client";
import { prepared } from "./prepared";
import { category } from "./schema/catalogue/category";

const database = useTestDatabase();
const build = jest.fn((db: Db) =>
  db
    .select({ slug: category.slug })
    .from(category)
    .where(eq(category.id, sql.placeholder("id"))),
);
const slugOf = prepared(build);

beforeEach(() => build.mockClear());

test("a query is built once, and its statement is cached by the connection", async () => {
  const { db } = database();
  const [first, second] = [await makeCategory(db), await makeCategory(db)];
  expect(await slugOf(db, { id: first.id })).toEqual([{ slug: first.slug }]);
  expect(await slugOf(db, { id: second.id })).toEqual([{ slug: second.slug }]);
  expect(build).toHaveBeenCalledTimes(1);
  const kept = await db.execute(sql`select from pg_prepared_statements where statement like '%"slug"%'`);
  expect(kept.rowCount).toBe(1);
});

test("in a transaction it sees what the transaction wrote, and survives its failure", async () => {
  const { db } = database();
  let id = "";
  const failing = db.transaction(async (tx) => {
    const made = await makeCategory(tx);
    id = made.id;
    expect(await slugOf(tx, { id })).toEqual([{ slug: made.slug }]);
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await slugOf(db, { id })).toEqual([]);
});
