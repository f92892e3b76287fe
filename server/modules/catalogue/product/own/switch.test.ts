import { eq } from "drizzle-orm";
import type { OwnProduct, SwitchedProducts } from "@/contracts/catalogue/product/own-product";
import type { Page } from "@/contracts/envelope";
import { DAY_MS } from "@/lib/time";
import { product } from "@/server/db/schema/catalogue/product";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { publishDueProducts } from "./service-status";

const shop = useShop();
const { call } = shop;
const REVIEWED = new Date("2026-01-02T03:04:05Z");

let seller: Awaited<ReturnType<typeof makeVendor>>;
beforeEach(async () => {
  seller = await makeVendor(shop.db());
});

const make = async (given: Partial<typeof product.$inferInsert>) =>
  (
    await makeProduct(shop.db(), {
      vendorId: seller.id,
      level1Id: (await makeCategory(shop.db())).id,
      images: ["a.webp"],
      ...given,
    })
  ).id;
const askFor = (ids: string[], status: 0 | 1) =>
  call<SwitchedProducts>("POST", "/vendor-product/activateDeactivateVendorProducts", {
    as: seller.actor,
    body: { ids, status },
  });
const turn = async (ids: string[], status: 0 | 1) => (await askFor(ids, status)).body.data;
const statusOf = async (id: string) => {
  const [row] = await shop.db().select().from(product).where(eq(product.id, id));
  return row?.status;
};

test("a switch returns the products that it changed, so that undoing it leaves the others alone", async () => {
  const published = await make({ status: 1 });
  const hidden = await make({ status: 0, approvedAt: REVIEWED });
  const off = await turn([published, hidden], 0);
  expect(off).toEqual({ changed: 1, ids: [published], unscheduled: 0 });
  expect(await turn(off.ids, 1)).toEqual({ changed: 1, ids: [published], unscheduled: 0 });
  expect([await statusOf(published), await statusOf(hidden)]).toEqual([1, 0]);
  expect(await turn([hidden], 0)).toEqual({ changed: 0, ids: [], unscheduled: 0 });
});

test("unpublishing a scheduled product clears its date, and undoing that doesn't publish it", async () => {
  const publishAt = new Date(Date.now() + DAY_MS);
  const scheduled = await make({ status: 0, approvedAt: REVIEWED, publishAt });
  const published = await make({ status: 1 });
  const off = await turn([scheduled, published], 0);
  expect(off).toEqual({ changed: 2, ids: [published], unscheduled: 1 });
  await publishDueProducts(new Date(Date.now() + 2 * DAY_MS));
  await turn(off.ids, 1);
  expect([await statusOf(scheduled), await statusOf(published)]).toEqual([0, 1]);
  const list = await call<Page<OwnProduct>>("GET", "/vendor-product?status=scheduled", { as: seller.actor });
  expect(list.body.data.docs).toEqual([]);
  // It was approved before, and still is.
  expect(await turn([scheduled], 1)).toMatchObject({ ids: [scheduled] });
});

test("clearing a date approves nothing", async () => {
  const publishAt = new Date(Date.now() + DAY_MS);
  const edited = await make({ status: 0, approvedAt: null, publishAt });
  expect(await turn([edited], 0)).toEqual({ changed: 1, ids: [], unscheduled: 1 });
  expect((await askFor([edited], 1)).body).toMatchObject({
    code: 409,
    message: expect.stringContaining("needs a review first") as string,
  });
});
