import type { CustomerProfile } from "@/contracts/identity/auth";
import { NO_WEDDING, type Wedding } from "@/contracts/identity/wedding";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { Actor } from "@/server/core/actor";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const call = testApi();

const DAY = addDays(todayInSingapore(), 200);
const MONTH = DAY.slice(0, 7);
const put = (as: Actor | null, body: unknown) => call<Wedding>("PUT", "/user/wedding", { as, body });
const merge = (as: Actor | null, body: unknown) => call<Wedding>("POST", "/user/wedding", { as, body });
const couple = (given: Parameters<typeof makeCustomer>[1] = {}) => makeCustomer(database().db, given);

test("a couple's wedding details are saved and returned with its profile", async () => {
  const { id, actor } = await couple();
  const said = { date: DAY, month: MONTH, tables: 30, district: 9, ceremonies: ["church", "church"] };
  const answer = await put(actor, said);
  expect([answer.status, answer.body.message]).toEqual([200, "Your wedding details are saved"]);
  const kept = { date: DAY, month: null, tables: 30, district: 9, ceremonies: ["church"] };
  expect(answer.body.data).toEqual(kept);
  const profile = await call<CustomerProfile>("GET", `/user/profile/${id}`, { as: actor });
  expect(profile.body.data).toMatchObject({ weddingDate: DAY, wedding: kept });
  expect((await put(actor, {})).body.data).toEqual(NO_WEDDING);
});

test("a browser's details are added where the couple has given none", async () => {
  const { actor } = await couple({ weddingDate: DAY });
  const known = { date: addDays(DAY, 1), month: null, tables: 20, district: null, ceremonies: ["nikah"] };
  expect((await merge(actor, known)).body.data).toEqual({
    date: DAY,
    month: null,
    tables: 20,
    district: null,
    ceremonies: ["nikah"],
  });
  expect((await merge(actor, { tables: 10, district: 3, ceremonies: ["sikh"] })).body.data).toMatchObject({
    tables: 20,
    district: 3,
    ceremonies: ["nikah"],
  });
});

test("a day from a browser doesn't replace a month, and a past one is ignored", async () => {
  const { actor } = await couple();
  expect((await merge(actor, { date: "2020-01-01", month: "2020-01", tables: 8 })).body.data).toMatchObject({
    date: null,
    month: null,
    tables: 8,
  });
  await put(actor, { month: MONTH });
  expect((await merge(actor, { date: DAY })).body.data).toMatchObject({ date: null, month: MONTH });
});

test("a past day may stay, but can't be chosen", async () => {
  const { actor } = await couple({ weddingDate: "2024-05-01" });
  expect((await put(actor, { date: "2024-05-01", tables: 5 })).status).toBe(200);
  const refused = await put(actor, { date: "2024-05-02" });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe("Choose a wedding date that is still to come");
});

test.each([
  [{ date: "12/06/2027" }, "date"],
  [{ month: "2027-13" }, "month"],
  [{ tables: 0 }, "tables"],
  [{ tables: 501 }, "tables"],
  [{ tables: 2.5 }, "tables"],
  [{ district: 29 }, "district"],
  [{ ceremonies: ["cult"] }, "ceremonies.0"],
])("%j is refused by field", async (body, field) => {
  const { actor } = await couple();
  const answer = await put(actor, body);
  expect(answer.status).toBe(400);
  expect(answer.body.data).toMatchObject({ errors: [{ field }] });
});

test("only couples have a wedding", async () => {
  expect((await put(null, {})).status).toBe(401);
  const { actor } = await makeVendor(database().db);
  expect((await merge(actor, {})).status).toBe(403);
});
