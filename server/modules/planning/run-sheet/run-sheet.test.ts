import type { ShareLink } from "@/contracts/planning/share-link";
import type { RunSheet } from "@/contracts/planning/run-sheet";
import { shareLink } from "@/server/db/schema/planning/share-link";
import { API_PREFIX } from "@/server/app";
import { makeCustomer } from "@/tests/setup/factories";
import { type CustomerActor, EVENT_DATE, useShop } from "@/tests/setup/shop";
import { readShared } from "./public";

const shop = useShop();
const { call, db } = shop;
const PATH = "/planning/runsheet";

const read = async (as: CustomerActor) => (await call<RunSheet>("GET", PATH, { as })).body.data;
const add = (as: CustomerActor, body: object) => call<RunSheet>("POST", PATH, { as, body });
const share = async (as: CustomerActor, name: string) =>
  (await call<{ docs: ShareLink[] }>("POST", `${PATH}/links`, { as, body: { name } })).body.data.docs;
const tokenOf = (link: ShareLink | undefined) => link?.url.split("/").at(-1) ?? "";

test("a template can be added and changed, and entries are sorted, with vendors' arrivals from orders", async () => {
  const sale = await shop.sell({}, { vendorName: "Kopi & Light" });
  const me = sale.customer.actor;
  await call("POST", `${PATH}/templates`, { as: me, body: { ceremony: "solemnisation" } });
  const before = await read(me);
  expect(before.items.map(({ startsAt }) => startsAt)).toEqual(["16:00", "16:30", "17:00", "17:30"]);
  expect(before.vendors).toEqual([
    { orderId: sale.orderId, vendorName: "Kopi & Light", eventDate: EVENT_DATE, arrives: null },
  ]);
  const first = before.items[0]?.id ?? "";
  const body = { startsAt: "18:15", people: ["Florist", "Mei"], orderId: sale.orderId };
  const after = (await call<RunSheet>("PATCH", `${PATH}/${first}`, { as: me, body })).body.data;
  expect(after.items.at(-1)).toMatchObject({ ...body, vendorName: "Kopi & Light" });
  expect(after.vendors[0]?.arrives).toBe("18:15");
  await add(me, { startsAt: "09:00", title: "Guo da li", date: "2020-01-01" });
  expect((await read(me)).items[0]?.title).toBe("Guo da li");
  expect((await add(me, { startsAt: "25:00", title: "Never" })).status).toBe(400);

  const { actor: stranger } = await makeCustomer(db());
  expect((await add(stranger, { ...body, title: "Spy" })).status).toBe(400);
  expect((await call("PATCH", `${PATH}/${first}`, { as: stranger, body: { title: "Mine" } })).status).toBe(
    404,
  );
  expect((await call("DELETE", `${PATH}/${first}`, { as: me })).status).toBe(200);
});

test("a civil ceremony's photos are taken next to the Registry in Esplanade Mall", async () => {
  const { actor: me } = await makeCustomer(db());
  await call("POST", `${PATH}/templates`, { as: me, body: { ceremony: "civil" } });
  const { items } = await read(me);
  const pictures = items.find(({ startsAt }) => startsAt === "11:15");
  expect(pictures).toMatchObject({ title: "Pictures by Marina Bay", place: "Esplanade waterfront" });
  expect(JSON.stringify(items)).not.toContain("Fort Canning");
});

test("a link opens the sheet without an account until it is turned off, and the table contains nothing that opens it", async () => {
  const { actor: me } = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Jun" });
  await add(me, { startsAt: "18:30", title: "Cocktails", notes: "Gate B" });
  const [helpers] = await share(me, "Helpers");
  const [photographers] = await share(me, "Photographers");
  expect(helpers?.lastUsedAt).toBeNull();
  const shared = await readShared(tokenOf(helpers));
  expect(shared).toMatchObject({ couple: "Mei & Jun", items: [{ title: "Cocktails", notes: "Gate B" }] });
  expect(JSON.stringify(shared)).not.toMatch(/"id"|orderId/);
  const stored = JSON.stringify(await db().select().from(shareLink));
  expect(stored).not.toContain(tokenOf(helpers));
  // Pages are rendered on a read-only connection, so their picture reports that they were opened.
  expect((await read(me)).links.map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, null]);
  const seen = await shop.app.request(
    `${API_PREFIX}/public/share-link/seen?kind=run-sheet&token=${tokenOf(helpers)}`,
  );
  expect([seen.status, seen.headers.get("content-type")]).toEqual([200, "image/gif"]);
  const used = (await read(me)).links.map(({ name, lastUsedAt }) => [name, lastUsedAt !== null]);
  expect(used).toEqual([
    ["Photographers", false],
    ["Helpers", true],
  ]);
  await call("DELETE", `${PATH}/links/${helpers?.id}`, { as: me });
  expect(await readShared(tokenOf(helpers))).toBeNull();
  expect(await readShared(tokenOf(photographers))).not.toBeNull();
  expect(await readShared("x")).toBeNull();
  expect((await read(me)).links.map(({ name }) => name)).toEqual(["Photographers"]);
});
