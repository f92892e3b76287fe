import type { Page } from "@/contracts/envelope";
import type { BulkChange, UndoneBulkChange } from "@/contracts/catalogue/product/bulk-change";
import type { OwnProduct } from "@/contracts/catalogue/product/own-product";
import type { ImportReport } from "@/contracts/catalogue/product/product-import";
import { productType } from "@/server/db/schema/catalogue/category";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { clearCache } from "@/server/core/cache";
import { writeCsv } from "@/server/core/sheet";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { hotelSheet } from "@/tests/setup/files/hotel-sheet";
import { useShop } from "@/tests/setup/shop";

const { call, db } = useShop();

async function makeHotel(trusted = true) {
  const category = await makeCategory(db(), { name: "Venues" });
  const typeId = category.id.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  await db()
    .insert(productType)
    .values({
      id: typeId,
      categoryId: category.id,
      slug: `banquets-${category.id}`,
      name: "Wedding banquet",
      position: 1,
    });
  const seller = await makeVendor(db(), { masterCategoryId: category.id, publishProductDirectly: trusted });
  await db().insert(vendorCategory).values({ vendorId: seller.id, categoryId: category.id });
  clearCache();
  const as = seller.actor;
  return {
    as,
    typeId,
    bring: async (file: Buffer, fields: Record<string, unknown> = {}, name = "prices.csv") => {
      const body = new FormData();
      body.append("file", new Blob([new Uint8Array(file)]), name);
      for (const [key, value] of Object.entries(fields)) body.append(key, JSON.stringify(value));
      return (await call<ImportReport>("POST", "/vendor-product/import-excel", { as, body })).body;
    },
    products: async () =>
      (await call<Page<OwnProduct>>("GET", "/vendor-product?limit=9999", { as })).body.data.docs,
    changes: async () =>
      (await call<Page<BulkChange>>("GET", "/vendor-product/bulk-change", { as })).body.data.docs,
    undo: async (id: string | null) =>
      (await call<UndoneBulkChange>("POST", `/vendor-product/bulk-change/undo/${id}`, { as, body: {} })).body,
  };
}

test("a plain hotel sheet of 62 rows needs one answer, which the next file doesn't need", async () => {
  const hotel = await makeHotel();
  const first = (await hotel.bring(hotelSheet(), { preview: true })).data;
  expect(first).toMatchObject({ total: 62, good: 0, bad: 62, typeWords: [{ rows: 31 }, { rows: 31 }] });
  expect(first.reading.headerRow).toBe(4);
  expect(first.mapping.map(({ field }) => field)).toEqual(
    expect.arrayContaining(["title", "type", "price", "details", "minQty"]),
  );
  expect(first.leftOut).toMatchObject([{ title: "Valid till", example: "31 Dec 2027" }]);
  expect(first.rejected.every(({ problems }) => Object.keys(problems).join() === "type")).toBe(true);
  expect(first.places).toContainEqual({
    _id: hotel.typeId,
    name: "Venues › Wedding banquet",
    isOffered: true,
  });

  const types = ["Lunch", "Dinner"].map((written) => ({ written, place: hotel.typeId }));
  expect((await hotel.bring(hotelSheet(), { types })).data).toMatchObject({ done: true, added: 62, bad: 0 });
  const [menu] = (await hotel.products()).filter(({ productTitle }) => productTitle.startsWith("Menu 01"));
  expect(menu).toMatchObject({
    status: 0,
    productPrice: { price: 1108, priceMetric: "table of 10", gstType: 2, plusPlus: true },
    productType: { name: "Wedding banquet" },
  });
  const next = (await hotel.bring(hotelSheet("2028 "), { preview: true })).data;
  expect(next).toMatchObject({ good: 62, added: 62, typeWords: [{ place: hotel.typeId }, {}] });
});

test("columns chosen by hand are remembered by their titles, including those left out", async () => {
  const hotel = await makeHotel();
  const sheet = writeCsv(
    ["Alpha", "Beta", "Gamma", "Description"],
    [["Orchid", "1200", "Wedding banquet", "internal"]],
  );
  const mapping = [
    { field: "title", column: 0 },
    { field: "price", column: 1 },
    { field: "type", column: 2 },
  ];
  const fill = [{ field: "unit", value: "per table (10 pax)" }];
  expect((await hotel.bring(sheet, { mapping, fill })).data).toMatchObject({ added: 1 });
  const again = (await hotel.bring(sheet, { preview: true })).data;
  expect(again.mapping).toEqual(expect.arrayContaining(mapping));
  expect(again.leftOut).toMatchObject([{ title: "Description" }]);
  expect(await hotel.products()).toMatchObject([{ productPrice: { priceMetric: "table of 10" } }]);
});

test("a fill-in value applies to every row without its own", async () => {
  const hotel = await makeHotel();
  const sheet = writeCsv(
    ["Title", "Type", "Price", "Per"],
    [
      ["A", "Wedding banquets", "1,288++", ""],
      ["B", "wedding banquet", "S$988 nett", "set"],
      ["C", "Wedding Banquet", "500", ""],
    ],
  );
  const fill = [
    { field: "unit", value: "table" },
    { field: "gst", value: "added" },
    { field: "family", value: "Banquets" },
  ];
  expect((await hotel.bring(sheet, { fill })).data).toMatchObject({ added: 3, bad: 0 });
  expect(await hotel.products()).toMatchObject([
    {
      productPrice: { price: 1288, priceMetric: "table", gstType: 2, plusPlus: true, priceWithGST: 1544.31 },
    },
    { productPrice: { price: 988, priceMetric: "set", gstType: 1, plusPlus: false, priceWithGST: 988 } },
    { productPrice: { price: 500, priceMetric: "table", gstType: 2, plusPlus: false, priceWithGST: 545 } },
  ]);
  expect((await hotel.products())[0]?.productFamily).toEqual(["Banquets"]);
});

const SHEET = ["SKU", "Title", "Type", "Price", "Per", "GST", "Description"];
const row = (sku: string, title: string, price: string, details = "") => [
  sku,
  title,
  "Wedding banquet",
  price,
  "table",
  "none",
  details,
];

test("products are updated by their SKU after a preview of the differences, and restored by undo", async () => {
  const hotel = await makeHotel();
  await hotel.bring(writeCsv(SHEET, [row("A1", "Rose", "1000", "Eight courses"), row("B2", "Lily", "2000")]));
  const next = writeCsv(SHEET, [
    row("a1", "Rose", "1,100", ""),
    row("B2", "Lily", "2000"),
    row("C3", "Iris", "3000"),
  ]);
  const preview = (await hotel.bring(next, { preview: true })).data;
  expect(preview).toMatchObject({
    good: 3,
    added: 1,
    updated: 1,
    unchanged: 1,
    updates: [{ row: 2, title: "Rose", changes: [{ field: "price", before: "1000", after: "1100" }] }],
  });
  expect((await hotel.bring(next, { preview: true, updateExisting: false })).data).toMatchObject({
    added: 1,
    bad: 2,
    rejected: [{ problems: { sku: "You already have a product with this SKU" } }, {}],
  });
  const done = (await hotel.bring(next, {}, "next year.csv")).data;
  const prices = async () => (await hotel.products()).map(({ productPrice }) => productPrice.price);
  expect(await prices()).toEqual([3000, 2000, 1100]);
  expect((await hotel.changes())[0]).toMatchObject({
    kind: "import",
    label: "next year.csv",
    added: 1,
    updated: 1,
    undoneAt: null,
  });
  expect((await hotel.undo(done.bulkChangeId)).data).toEqual({
    removed: 1,
    restored: 1,
    kept: [],
    keptCount: 0,
  });
  expect(await prices()).toEqual([2000, 1000]);
  expect((await hotel.undo(done.bulkChangeId)).code).toBe(404);
});

test("undo leaves products alone that were edited since, and other vendors can't undo", async () => {
  const hotel = await makeHotel();
  const { bulkChangeId } = (
    await hotel.bring(writeCsv(SHEET, [row("", "Rose", "1000"), row("", "Lily", "2000")]))
  ).data;
  const other = await makeHotel();
  expect((await other.undo(bulkChangeId)).code).toBe(404);
  const rose = (await hotel.products()).find(({ productTitle }) => productTitle === "Rose");
  await call("PATCH", `/vendor-product/${rose?._id}`, { as: hotel.as, body: { productDetails: "Mine" } });
  expect((await hotel.undo(bulkChangeId)).data).toEqual({
    removed: 1,
    restored: 0,
    kept: [{ _id: rose?._id, title: "Rose", why: "edited" }],
    keptCount: 1,
  });
});

test("an update of a published product waits for a review unless the vendor is trusted", async () => {
  const hotel = await makeHotel(false);
  await hotel.bring(writeCsv(SHEET, [row("A1", "Rose", "1000")]));
  const [rose] = await hotel.products();
  const { product } = await import("@/server/db/schema/catalogue/product");
  const { eq } = await import("drizzle-orm");
  await db()
    .update(product)
    .set({ status: 1, approvedAt: new Date() })
    .where(eq(product.id, rose?._id ?? ""));
  const done = (await hotel.bring(writeCsv(SHEET, [row("A1", "Rose", "900")]))).data;
  expect(await hotel.products()).toMatchObject([
    { status: 1, revision: "pending", productPrice: { price: 900 } },
  ]);
  const [live] = await db()
    .select()
    .from(product)
    .where(eq(product.id, rose?._id ?? ""));
  expect(live?.priceCents).toBe(100_000);
  await hotel.undo(done.bulkChangeId);
  expect(await hotel.products()).toMatchObject([
    { status: 1, revision: null, productPrice: { price: 1000 } },
  ]);
});

test("rows of a category the vendor isn't listed under are pointed out", async () => {
  const hotel = await makeHotel();
  const other = await makeCategory(db(), { name: "Wedding Cars" });
  clearCache();
  const sheet = writeCsv(["Title", "Category", "Price", "Per"], [["Limousine", other.name, "300", "day"]]);
  expect((await hotel.bring(sheet, { preview: true })).data).toMatchObject({
    good: 1,
    notOffered: [{ name: other.name, rows: 1 }],
  });
});
