import sharp from "sharp";
import { eq } from "drizzle-orm";
import {
  formOf,
  type ProductValues,
  valuesOf,
} from "@/components/catalogue/product/own/form/draft/product-values";
import type { Page } from "@/contracts/envelope";
import type { OwnProduct, OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { writeXlsx } from "@/server/core/sheet";
import { storedZip } from "@/server/core/sheet/stored-zip";
import { productRevision } from "@/server/db/schema/catalogue/product";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { approveProduct } from "../public";
import { contentOf } from "./present";
import { publishDueProducts } from "./service-status";

/** Returns the body that the form sends for a product it has loaded, with some fields changed. */
const shop = useShop();
const { call } = shop;
const TODAY = todayInSingapore();
const LATER = addDays(TODAY, 3);
const REVIEWED = new Date("2026-01-02T03:04:05Z");
const DETAILS = 'Two fittings & "steaming"\n\n  • Veil <1.5 m>\n•\tShoes\nPick-up at 4  pm';

let category = "";
let reviewed: Awaited<ReturnType<typeof makeVendor>>;
beforeAll(async () => {
  category = (await makeCategory(shop.db(), { name: "Bridal Wear" })).id;
  reviewed = await makeVendor(shop.db(), { masterCategoryId: category });
  await shop.db().insert(vendorCategory).values({ vendorId: reviewed.id, categoryId: category });
  clearCache();
});

const make = (given: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
  makeProduct(shop.db(), {
    vendorId: reviewed.id,
    level1Id: category,
    images: ["a.webp"],
    approvedAt: REVIEWED,
    ...given,
  });
const read = async (id: string) =>
  (await call<OwnProductDetail>("GET", `/vendor-product/${id}`, { as: reviewed.actor })).body.data;
const save = async (id: string, changes: Partial<ProductValues>) => {
  const loaded = await read(id);
  const body = formOf({ ...valuesOf(loaded), ...changes }, loaded.version);
  return call<OwnProductDetail>("PATCH", `/vendor-product/${id}`, { as: reviewed.actor, body });
};
const live = async (id: string) => {
  clearCache();
  return (await call<ProductDetail>("GET", `/vendor-product/public/${id}`)).body.data;
};
const HIDDEN = { enableMinMaxRule: false, minQty: "20", maxQty: "10" };
const NO_LIMITS = { enableMinMaxRule: false, minQty: null, maxQty: null };

test("new days off of an imported product need no review", async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#333" } })
    .png()
    .toBuffer();
  const header = ["Title", "Category", "Price", "Per", "GST", "Description", "Images", "Publish date"];
  const more = ["Family", "SKU", "Attributes", "Extras", "Tags", "Minimum", "Maximum"];
  const file = await writeXlsx(
    [...header, ...more],
    [
      [
        "Aster",
        "Bridal Wear",
        "1200",
        "gown",
        "added",
        DETAILS,
        "a.png",
        TODAY,
        "Gowns",
        "A-1",
        "Colour: Ivory, Champagne",
        "Veil: 120 up to 2; Steaming: 30 per gown",
        "silk, lace",
        "1",
        "4",
      ],
    ],
  );
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(file)]), "gowns.xlsx");
  body.append("pictures", new Blob([new Uint8Array(storedZip(new Map([["a.png", picture]])))]), "a.zip");
  await call("POST", "/vendor-product/import-excel", { as: reviewed.actor, body });
  const list = await call<Page<OwnProduct>>("GET", "/vendor-product?searchBy=Aster", { as: reviewed.actor });
  const id = list.body.data.docs[0]?.id ?? "";
  await approveProduct({ id, doneBy: "operator:test" });
  const before = await live(id);

  const saved = await save(id, { customOffDays: ["2027-01-01"] });
  expect(saved.body.data).toMatchObject({ status: 1, revision: null, customOffDays: ["2027-01-01"] });
  expect(await live(id)).toEqual({ ...before, customOffDays: ["2027-01-01"] });
});

test("new days off of a scheduled product affect neither its review nor its date", async () => {
  const publishAt = instantInSingapore(LATER, "00:00");
  const { id } = await make({ details: DETAILS, status: 0, publishAt });
  const saved = await save(id, { customOffDays: ["2027-01-01"] });
  expect(saved.body.data).toMatchObject({
    status: 0,
    publishAt: publishAt.toISOString(),
    detailProductDescription: "",
    productDetails: DETAILS,
  });
  await publishDueProducts(publishAt);
  expect(await live(id)).toMatchObject({ customOffDays: ["2027-01-01"] });
});

test.each([
  ["other words", { productDetails: "One fitting" }],
  ["no words", { productDetails: "" }],
  ["a description", { detailProductDescription: "<p><strong>Two</strong> fittings</p>" }],
  ["no description", { detailProductDescription: "" }],
])("%s need a review", async (_, change) => {
  const { id } = await make({ details: "Two fittings\nVeil", detailHtml: "<p>Made to measure</p>" });
  expect((await save(id, change)).body.data.revision).toBe("pending");
  await approveProduct({ id, doneBy: "operator:test" });
  expect(await live(id)).toMatchObject({
    productDetails: "Two fittings\nVeil",
    detailProductDescription: "<p>Made to measure</p>",
    ...change,
  });
});

test("quantity limits that contradict each other are dropped while the rule is off", async () => {
  const published = await make({ enableMinMaxRule: true, minQty: 20, maxQty: 30 });
  const edit = await save(published.id, HIDDEN);
  expect(edit.body).toMatchObject({ code: 200, data: { ...NO_LIMITS, revision: "pending" } });
  await approveProduct({ id: published.id, doneBy: "operator:test" });
  expect(await read(published.id)).toMatchObject({ ...NO_LIMITS, revision: null });

  const unpublished = await make({ status: 0 });
  expect((await save(unpublished.id, HIDDEN)).body).toMatchObject({ code: 200, data: NO_LIMITS });
  // Consistent limits are still there when the rule is turned on again.
  await save(unpublished.id, { ...HIDDEN, maxQty: "40" });
  expect(await read(unpublished.id)).toMatchObject({ minQty: 20, maxQty: 40 });
});

test("an edit stored with contradictory limits can be copied and approved", async () => {
  const row = await make();
  const content = { ...contentOf(row), title: "Silk gown", minQty: 20, maxQty: 10 };
  await shop.db().insert(productRevision).values({ productId: row.id, content });
  const copy = await call<OwnProductDetail>("POST", `/vendor-product/duplicate/${row.id}`, {
    as: reviewed.actor,
  });
  expect(copy.body).toMatchObject({ code: 200, data: NO_LIMITS });
  await approveProduct({ id: row.id, doneBy: "operator:test" });
  const [revision] = await shop
    .db()
    .select()
    .from(productRevision)
    .where(eq(productRevision.productId, row.id));
  expect(revision).toBeUndefined();
  expect(await read(row.id)).toMatchObject({ ...NO_LIMITS, productTitle: "Silk gown" });
});
