import { eq } from "drizzle-orm";
import {
  MAX_SAVED,
  type SavedEntry,
  type SavedIds,
  type Shortlist,
  type Wishlist,
} from "@/contracts/catalogue/wishlist";
import { wishlistQuery } from "@/contracts/catalogue/wishlist.schema";
import { product as productTable } from "@/server/db/schema/catalogue/product";
import { vendor as vendorTable, vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { wishlistEntry } from "@/server/db/schema/catalogue/wishlist";
import type { CustomerActor } from "@/server/core/actor";
import { makeCategory, makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { shortlistStatement } from "./repo";
import { forgetWishlist, moveSaved, ownWishlist } from "./repo-own";
import { cleanUpRemoved } from "./service";

const shop = useShop();
const { call, db, makeStall } = shop;

const save = (as: CustomerActor, body: object) => call<SavedEntry>("POST", "/wishlist/", { as, body });
const unsave = (as: CustomerActor, id: string, kind?: string) =>
  call("DELETE", `/wishlist/${id}${kind ? `?wishtListType=${kind}` : ""}`, { as });
const idsOf = async (as: CustomerActor) => (await call<SavedIds>("GET", "/wishlist/ids", { as })).body.data;
const shortlistOf = async (as: CustomerActor, query = "") =>
  (await call<Shortlist>("GET", `/wishlist?page=1&limit=100&type=1${query}`, { as })).body.data;
const wishlistOf = async (as: CustomerActor, query = "") =>
  (await call<Wishlist>("GET", `/wishlist?page=1&limit=100&type=2${query}`, { as })).body.data;

test("a vendor is shortlisted and removed", async () => {
  const { actor } = await makeCustomer(db());
  const { vendor } = await makeStall();
  const saved = await save(actor, { vendorId: vendor.id });
  expect(saved.status).toBe(200);
  expect(saved.body.message).toBe("Vendor shortlisted");
  const list = await call<Shortlist>("GET", "/wishlist?page=1&sortBy=latest&limit=100&searchBy=&type=1", {
    as: actor,
  });
  expect(list.body.data).toMatchObject({ totalDocs: 1, page: 1, totalPages: 1 });
  expect(list.body.data.docs).toMatchObject([
    { id: saved.body.data.id, available: true, vendorId: { _id: vendor.id, vendorName: vendor.vendorName } },
  ]);
  expect(JSON.stringify(list.body)).not.toContain(vendor.email);
  expect(await idsOf(actor)).toEqual({ vendorIds: [vendor.id], productIds: [] });
  const gone = await unsave(actor, vendor.id, "vendor");
  expect(gone.body).toMatchObject({ code: 200, message: "Shortlisted Vendor removed" });
  expect((await shortlistOf(actor)).docs).toEqual([]);
});

test("an entry can be removed by its own id, whichever list it is on, and only by its couple", async () => {
  const { actor } = await makeCustomer(db());
  const { actor: stranger } = await makeCustomer(db());
  const { product, vendor } = await makeStall();
  await save(actor, { vendorId: vendor.id });
  await save(actor, { productId: product.id });
  const [shortlisted] = (await shortlistOf(actor)).docs;
  const [wished] = (await wishlistOf(actor)).docs;
  expect((await unsave(stranger, shortlisted?.id ?? "", "vendor")).status).toBe(404);
  expect((await unsave(actor, wished?.id ?? "", "vendor")).status).toBe(404);
  expect((await unsave(actor, shortlisted?.id ?? "", "vendor")).body).toMatchObject({
    code: 200,
    message: "Shortlisted Vendor removed",
  });
  expect(await idsOf(actor)).toEqual({ vendorIds: [], productIds: [product.id] });
  expect((await unsave(actor, wished?.id ?? "")).status).toBe(200);
  expect(await idsOf(actor)).toEqual({ vendorIds: [], productIds: [] });
});

test("a product is saved with its all-in price, and later changes are shown", async () => {
  const { actor } = await makeCustomer(db());
  const { product, vendor } = await makeStall({ priceCents: 100_000, gstType: 2, plusPlus: true });
  const saved = await save(actor, { productId: product.id });
  expect(saved.body.message).toBe("Added to your wishlist");
  await db()
    .update(productTable)
    .set({ priceCents: 90_000, allInCents: 107_910 })
    .where(eq(productTable.id, product.id));
  expect((await wishlistOf(actor)).docs).toMatchObject([
    {
      available: true,
      savedPrice: 1199,
      productId: {
        _id: product.id,
        productPrice: { priceWithGST: 1079.1 },
        forSale: true,
        vendor: { slug: vendor.slug },
      },
    },
  ]);
  expect((await shortlistOf(actor)).docs).toEqual([]);
  const gone = await unsave(actor, product.id);
  expect(gone.body.message).toBe("Removed from your wishlist");
  expect((await unsave(actor, product.id, "product")).status).toBe(404);
});

describe("undoing a removal", () => {
  const priceIs = (id: string, cents: number) =>
    db().update(productTable).set({ priceCents: cents, allInCents: cents }).where(eq(productTable.id, id));
  const removedLongAgo = (id: string) =>
    shop
      .pool()
      .query("update wishlist_entry set removed_at = removed_at - interval '1 minute' where id = $1", [id]);
  const storedIds = async (customerId: string) => {
    const rows = await db().select().from(wishlistEntry).where(eq(wishlistEntry.customerId, customerId));
    return rows.map(({ id }) => id);
  };

  test("saving again within a minute restores the entry with its price and date", async () => {
    const { actor } = await makeCustomer(db());
    const { product, vendor } = await makeStall({ priceCents: 5000 });
    await save(actor, { productId: product.id });
    await save(actor, { vendorId: vendor.id });
    const before = [await wishlistOf(actor), await shortlistOf(actor)].map(({ docs }) => docs[0]);
    await priceIs(product.id, 9900);
    expect((await unsave(actor, product.id)).status).toBe(200);
    expect((await unsave(actor, vendor.id, "vendor")).status).toBe(200);
    const restored = await save(actor, { productId: product.id });
    expect(restored.body.data).toMatchObject({ id: before[0]?.id, createdAt: before[0]?.createdAt });
    await save(actor, { vendorId: vendor.id });
    expect((await wishlistOf(actor)).docs).toMatchObject([
      { id: before[0]?.id, createdAt: before[0]?.createdAt, savedPrice: 50 },
    ]);
    expect((await shortlistOf(actor)).docs).toEqual([before[1]]);
  });

  test("saving again later uses the new price", async () => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall({ priceCents: 5000 });
    const { id } = (await save(actor, { productId: product.id })).body.data;
    await priceIs(product.id, 9900);
    await unsave(actor, product.id);
    await removedLongAgo(id);
    expect((await save(actor, { productId: product.id })).body.data.id).not.toBe(id);
    expect((await wishlistOf(actor)).docs.map(({ savedPrice }) => savedPrice)).toEqual([99]);
    expect((await wishlistOf(actor)).totalDocs).toBe(1);
  });

  test("an item that has become unavailable is restored, too, but only within the minute", async () => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall({ priceCents: 5000 });
    const { id } = (await save(actor, { productId: product.id })).body.data;
    await unsave(actor, product.id);
    await db().update(productTable).set({ status: 0 }).where(eq(productTable.id, product.id));
    expect((await save(actor, { productId: product.id })).body.data.id).toBe(id);
    expect((await wishlistOf(actor)).docs).toMatchObject([{ id, available: false, savedPrice: 50 }]);
    await unsave(actor, product.id);
    await removedLongAgo(id);
    expect((await save(actor, { productId: product.id })).status).toBe(404);
  });

  test("a removed entry is in no list, count or export, and can't be removed again", async () => {
    const { actor, id: customerId } = await makeCustomer(db());
    const { product, vendor } = await makeStall();
    const wished = (await save(actor, { productId: product.id })).body.data;
    await save(actor, { vendorId: vendor.id });
    await unsave(actor, product.id);
    await unsave(actor, vendor.id, "vendor");
    expect(await idsOf(actor)).toEqual({ vendorIds: [], productIds: [] });
    expect(await wishlistOf(actor)).toMatchObject({ docs: [], totalDocs: 0 });
    expect(await shortlistOf(actor)).toMatchObject({ docs: [], totalDocs: 0 });
    expect(await ownWishlist(db(), customerId)).toEqual({ wishlist: [] });
    const hearts = await shop.pool().query("select from vendor_heart where vendor_id = $1", [vendor.id]);
    expect(hearts.rowCount).toBe(0);
    expect((await unsave(actor, wished.id)).status).toBe(404);
    expect((await unsave(actor, vendor.id, "vendor")).status).toBe(404);
    expect(await storedIds(customerId)).toHaveLength(2);
    await db().transaction((tx) => forgetWishlist(tx, { customerId }));
    expect(await storedIds(customerId)).toEqual([]);
  });

  test("the clean-up deletes what can no longer be restored, and nothing else", async () => {
    const { actor, id: customerId } = await makeCustomer(db());
    const { product, vendor } = await makeStall();
    const { product: other } = await makeStall();
    const old = (await save(actor, { productId: product.id })).body.data.id;
    const recent = (await save(actor, { productId: other.id })).body.data.id;
    const saved = (await save(actor, { vendorId: vendor.id })).body.data.id;
    await unsave(actor, product.id);
    await unsave(actor, other.id);
    await removedLongAgo(old);
    expect(await cleanUpRemoved()).toBeGreaterThanOrEqual(1);
    expect((await storedIds(customerId)).toSorted()).toEqual([recent, saved].toSorted());
  });

  test("a partner brings saved items, not removed ones", async () => {
    const mei = await makeCustomer(db());
    const jun = await makeCustomer(db());
    const { product: removedByHer } = await makeStall();
    const { product: removedByHim } = await makeStall();
    const hers = (await save(mei.actor, { productId: removedByHer.id })).body.data.id;
    await unsave(mei.actor, removedByHer.id);
    const his = (await save(jun.actor, { productId: removedByHer.id })).body.data.id;
    await save(jun.actor, { productId: removedByHim.id });
    await unsave(jun.actor, removedByHim.id);
    await db().transaction((tx) => moveSaved(tx, { from: jun.id, to: mei.id, max: 1 }));
    expect(await idsOf(mei.actor)).toEqual({ vendorIds: [], productIds: [removedByHer.id] });
    // Both entries of the product are hers now; undo restores the one removed last.
    await unsave(mei.actor, removedByHer.id);
    expect((await save(mei.actor, { productId: removedByHer.id })).body.data.id).toBe(his);
    expect((await storedIds(mei.id)).toSorted()).toEqual([hers, his].toSorted());
  });
});

test("saving again, or many times at once, keeps only the first entry", async () => {
  const { actor } = await makeCustomer(db());
  const { product, vendor } = await makeStall({ priceCents: 5000 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      save(actor, at % 2 ? { productId: product.id } : { vendorId: vendor.id }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(2);
  await db().update(productTable).set({ allInCents: 9900 }).where(eq(productTable.id, product.id));
  await save(actor, { productId: product.id });
  expect((await wishlistOf(actor)).docs.map(({ savedPrice }) => savedPrice)).toEqual([50]);
});

test("couples neither see nor remove each other's entries", async () => {
  const owner = await makeCustomer(db());
  const other = await makeCustomer(db());
  const { product, vendor } = await makeStall();
  await save(owner.actor, { productId: product.id });
  await save(owner.actor, { vendorId: vendor.id });
  expect(await idsOf(other.actor)).toEqual({ vendorIds: [], productIds: [] });
  expect((await unsave(other.actor, product.id)).status).toBe(404);
  expect((await unsave(other.actor, vendor.id, "vendor")).status).toBe(404);
  // The other kind's id doesn't match either.
  expect((await unsave(owner.actor, vendor.id)).status).toBe(404);
  expect(await idsOf(owner.actor)).toEqual({ vendorIds: [vendor.id], productIds: [product.id] });
});

test.each([
  ["pending vendor", {}, { status: "pending" as const }],
  ["suspended vendor", {}, { status: "suspended" as const }],
])("a %s cannot be saved, nor can its products", async (_, given, vendorGiven) => {
  const { actor } = await makeCustomer(db());
  const { product, vendor } = await makeStall(given, vendorGiven);
  expect((await save(actor, { vendorId: vendor.id })).body).toMatchObject({
    code: 404,
    message: "This vendor does not exist",
  });
  expect((await save(actor, { productId: product.id })).status).toBe(404);
});

test.each([{ status: 0 as const }, { status: 2 as const }, { isVisibleOnProductPage: false }])(
  "a product with %j cannot be saved",
  async (given) => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall(given);
    expect((await save(actor, { productId: product.id })).body.message).toBe("This product does not exist");
  },
);

test("an unavailable item is marked as such and can be removed", async () => {
  const { actor } = await makeCustomer(db());
  const { product, vendor } = await makeStall({ priceCents: 5000 });
  await save(actor, { productId: product.id });
  await save(actor, { vendorId: vendor.id });
  const draft = { priceCents: 7700, allInCents: 7700 };
  await db().update(productTable).set(draft).where(eq(productTable.id, product.id));
  await db().update(vendorTable).set({ status: "suspended" }).where(eq(vendorTable.id, vendor.id));
  const [gone] = (await shortlistOf(actor)).docs;
  expect(gone).toMatchObject({ available: false, vendorId: { vendorName: vendor.vendorName } });
  expect(Object.keys(gone?.vendorId ?? {}).toSorted()).toEqual(["_id", "categories", "id", "vendorName"]);
  expect((await wishlistOf(actor)).docs).toMatchObject([
    { available: false, productId: { forSale: false, productPrice: { price: 50, priceWithGST: 50 } } },
  ]);
  expect((await unsave(actor, vendor.id, "vendor")).status).toBe(200);
  expect((await unsave(actor, product.id)).status).toBe(200);
});

describe("the shortlist's sorts", () => {
  let actor: CustomerActor;
  beforeAll(async () => {
    ({ actor } = await makeCustomer(db()));
    const master = await makeCategory(db(), { name: "Weddings" });
    const make = async (vendorName: string, type: string | null) => {
      const vendor = await makeVendor(db(), { vendorName, masterCategoryId: master.id });
      if (type) {
        const served = await makeCategory(db(), { name: type, parentId: master.id });
        await db()
          .insert(vendorCategory)
          .values({ vendorId: vendor.id, categoryId: served.id, isMain: true });
      }
      await save(actor, { vendorId: vendor.id });
    };
    await make("bunga & Co", "Gowns");
    await make("Zen Banquets", "banquets");
    await make("Atelier 100%", null);
  });

  test.each([
    ["", ["Atelier 100%", "Zen Banquets", "bunga & Co"]],
    ["latest", ["Atelier 100%", "Zen Banquets", "bunga & Co"]],
    ["name-asc", ["Atelier 100%", "bunga & Co", "Zen Banquets"]],
    ["name-desc", ["Zen Banquets", "bunga & Co", "Atelier 100%"]],
    ["type-asc", ["Zen Banquets", "bunga & Co", "Atelier 100%"]],
    ["type-desc", ["Atelier 100%", "bunga & Co", "Zen Banquets"]],
  ])("%s", async (sortBy, names) => {
    const { docs } = await shortlistOf(actor, `&sortBy=${sortBy}`);
    expect(docs.map(({ vendorId }) => vendorId.vendorName)).toEqual(names);
  });

  test("pages, and searches by name or type", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        call<Shortlist>("GET", `/wishlist?type=1&sortBy=name-asc&limit=2&page=${page}`, { as: actor }),
      ),
    );
    expect(pages.map(({ body }) => body.data.docs.map(({ vendorId }) => vendorId.vendorName))).toEqual([
      ["Atelier 100%", "bunga & Co"],
      ["Zen Banquets"],
      [],
    ]);
    expect(pages[0]?.body.data).toMatchObject({ totalDocs: 3, totalPages: 2 });
    const found = async (words: string) =>
      (await shortlistOf(actor, `&searchBy=${encodeURIComponent(words)}`)).docs.map(
        ({ vendorId }) => vendorId.vendorName,
      );
    expect(await found("GOWN")).toEqual(["bunga & Co"]);
    expect(await found("100%")).toEqual(["Atelier 100%"]);
    expect(await found("%")).toEqual(["Atelier 100%"]);
  });

  test("refuses an unknown sort, or one of the other list, by name", async () => {
    for (const query of ["type=1&sortBy=price-asc", "type=2&sortBy=type-asc", "sortBy=random()"]) {
      const { status, body } = await call("GET", `/wishlist?${query}`, { as: actor });
      expect(status).toBe(400);
      expect(body.data).toMatchObject({ errors: [{ field: "sortBy" }] });
    }
  });
});

test("the wishlist's sorts and search", async () => {
  const { actor } = await makeCustomer(db());
  const { product: gown } = await makeStall({ title: "silk gown", priceCents: 300_00 });
  const { product: cake } = await makeStall(
    { title: "Cake", priceCents: 500_00 },
    { vendorName: "Oven & Silk" },
  );
  await save(actor, { productId: gown.id });
  await save(actor, { productId: cake.id });
  const titles = async (query: string) =>
    (await wishlistOf(actor, query)).docs.map(({ productId }) => productId.productTitle);
  expect(await titles("")).toEqual(["Cake", "silk gown"]);
  expect(await titles("&sortBy=price-asc")).toEqual(["silk gown", "Cake"]);
  expect(await titles("&sortBy=price-desc")).toEqual(["Cake", "silk gown"]);
  expect(await titles("&sortBy=name-asc")).toEqual(["Cake", "silk gown"]);
  expect(await titles("&sortBy=name-desc")).toEqual(["silk gown", "Cake"]);
  expect(await titles("&searchBy=silk&sortBy=name-desc")).toEqual(["silk gown", "Cake"]);
  expect(await titles("&searchBy=gown")).toEqual(["silk gown"]);
});

test.each([
  [{}, "productId or vendorId is required"],
  [{ productId: null }, "productId cannot be null"],
  [{ productId: "x" }, "productId must be a uuid"],
  [
    { productId: "0190a0b0-0000-7000-8000-000000000000", vendorId: "0190a0b0-0000-7000-8000-000000000000" },
    "Send productId or vendorId, not both",
  ],
])("refuses a body of %j, naming the field", async (body, message) => {
  const { actor } = await makeCustomer(db());
  const answer = await save(actor, body);
  expect(answer.status).toBe(400);
  expect(answer.body.data).toMatchObject({ errors: [{ field: "productId" }] });
  expect(answer.body.message).toBe(message);
});

test("removes only those two kinds", async () => {
  const { actor } = await makeCustomer(db());
  const { status, body } = await unsave(actor, "0190a0b0-0000-7000-8000-000000000000", "order");
  expect(status).toBe(400);
  expect(body.data).toMatchObject({ errors: [{ field: "wishtListType" }] });
});

test(`each list holds at most ${MAX_SAVED} entries, and is read by its index`, async () => {
  const { actor, id } = await makeCustomer(db());
  const { product, vendor, category } = await makeStall();
  await shop.pool().query(
    `insert into product (id, vendor_id, slug, title, status, level1_id, price_cents, gst_type, all_in_cents, price_metric)
     select gen_random_uuid(), $1, 'many' || n, 'Thing ' || n, 1, $2, 100, 0, 100, 'each' from generate_series(1, 4000) n`,
    [vendor.id, category.id],
  );
  await shop.pool().query(
    `insert into wishlist_entry (id, customer_id, product_id)
     select gen_random_uuid(), $1, id from product where vendor_id = $2 and slug like 'many%' limit $3`,
    [id, vendor.id, MAX_SAVED],
  );
  const full = await save(actor, { productId: product.id });
  expect(full.body).toMatchObject({ code: 400, message: "Your wishlist is full: it holds 500 items" });
  expect((await save(actor, { vendorId: vendor.id })).status).toBe(200);

  for (let n = 0; n < 20; n++) {
    const other = await makeCustomer(db());
    await shop.pool().query(
      `insert into wishlist_entry (id, customer_id, product_id)
       select gen_random_uuid(), $1, id from product where vendor_id = $2 limit 400`,
      [other.id, vendor.id],
    );
  }
  await shop.pool().query("analyze wishlist_entry; analyze product; analyze vendor");
  const query = wishlistQuery.cast({ type: 1, limit: 20 });
  const { sql, params } = shortlistStatement(db(), id, query).toSQL();
  const { rows } = await shop.pool().query<{ "QUERY PLAN": string }>(`explain ${sql}`, params);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Index Scan using wishlist_entry_\w+/);
  expect(plan).not.toContain("Seq Scan on wishlist_entry");
  expect(await db().$count(wishlistEntry, eq(wishlistEntry.customerId, id))).toBe(MAX_SAVED + 1);
});
