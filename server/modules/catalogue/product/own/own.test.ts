import sharp from "sharp";
import { eq } from "drizzle-orm";
import type { Page } from "@/contracts/envelope";
import type { FieldError } from "@/contracts/errors";
import type { OwnProduct, OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import type { VendorActor } from "@/server/core/actor";
import { clearCache } from "@/server/core/cache";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { approveProduct, listProductsForReview, returnProduct } from "../public";
import { publishDueProducts } from "./service-status";

const shop = useShop();
const { call } = shop;
const TODAY = todayInSingapore();

let picture: Buffer;
let category = "";
let trusted: Awaited<ReturnType<typeof makeVendor>>;
let reviewed: Awaited<ReturnType<typeof makeVendor>>;
beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer();
  category = (await makeCategory(shop.db())).id;
  trusted = await makeVendor(shop.db(), { masterCategoryId: category, publishProductDirectly: true });
  reviewed = await makeVendor(shop.db(), { masterCategoryId: category });
});

const price = { price: 1000, priceCurrency: "SGD", priceMetric: "gown", gstType: 2, priceWithGST: 1 };
function formOf(given: Record<string, unknown>, pictures: readonly string[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) {
    form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  }
  for (const name of pictures) form.append("productGallery", new Blob([new Uint8Array(picture)]), name);
  return form;
}
const add = (as: VendorActor, given: Record<string, unknown> = {}, pictures = ["Gown 1.JPG"]) =>
  call<OwnProductDetail>("POST", "/vendor-product", {
    as,
    body: formOf(
      { productTitle: "Silk gown", productCategory: { level1: category }, productPrice: price, ...given },
      pictures,
    ),
  });
const edit = (as: VendorActor, id: string, given: Record<string, unknown>, pictures: string[] = []) =>
  call<OwnProductDetail>("PATCH", `/vendor-product/${id}`, { as, body: formOf(given, pictures) });
const live = async (id: string) => {
  clearCache();
  const answer = await call<ProductDetail>("GET", `/vendor-product/public/${id}`);
  return answer.status === 200 ? answer.body.data : null;
};
const turn = (as: VendorActor, ids: string[], status: number) =>
  call("POST", "/vendor-product/activateDeactivateVendorProducts", { as, body: { ids, status } });

test("adds a product: computes the all-in price, sanitises the text, redraws and sorts the pictures", async () => {
  const { body } = await add(
    trusted.actor,
    {
      publishImmediatelyDate: TODAY,
      detailProductDescription:
        '<p onclick="x()">Two <b>fittings</b></p><script>1</script><a href="javascript:1">x</a>',
      productGallerySorting: ["gown-2-png", "gown-1-jpg"],
      filters: [{ filterId: "Colour", filterValues: ["Ivory", "Ivory"] }],
      productVideoUrl: "https://youtu.be/abc",
    },
    ["Gown 1.JPG", "--Gown__2.png"],
  );
  expect(body).toMatchObject({ code: 200, message: "Product added" });
  const seen = await live(body.data.id);
  expect(seen).toMatchObject({
    slug: "silk-gown",
    productPrice: { price: 1000, priceWithGST: 1090, gst: 90 },
    productDetails: "",
    attributes: [{ name: "Colour", values: ["Ivory"] }],
  });
  expect(seen?.detailProductDescription).toMatch(
    /^<p>Two <strong>fittings<\/strong><\/p><a rel="[^"]+" target="_blank">x<\/a>$/,
  );
  const [first, second] = seen?.productGallery ?? [];
  expect([first, second]).toEqual([
    expect.stringMatching(/^product\/.+\.webp$/),
    expect.stringMatching(/\.webp$/),
  ]);

  const swapped = await edit(trusted.actor, body.data.id, { productGallerySorting: [second, "new-jpg"] }, [
    "New.jpg",
  ]);
  expect(swapped.body.data.productGallery).toEqual([second, expect.stringMatching(/\.webp$/)]);
  expect(swapped.body.data.productGallery).not.toContain(first);
  const [row] = await shop.db().select().from(vendorTable).where(eq(vendorTable.id, trusted.id));
  expect(row).toMatchObject({ priceFromCents: 109_000, priceFromMetric: "gown" });
});

test("stores the different texts of a product separately and returns them as they were sent", async () => {
  const sent = {
    productTitle: "Lace gown",
    productDetails: "Two fittings\nVeil",
    detailProductDescription: "<p>Made to measure</p>",
    filterId: "Colour",
    filterValues: ["Ivory"],
    filters: [{ filterId: "Colour", filterValues: ["Ivory", "Champagne"] }],
    custom: '{"rail":3}',
  };
  const attributes = [{ name: "Sleeves", values: ["Long"] }];
  const colour = { name: "Colour", values: ["Ivory", "Champagne"] };
  const added = await add(trusted.actor, { ...sent, attributes, productDetails: "Two fittings\r\nVeil" });
  const { id } = added.body.data;
  expect(added.body.data).toMatchObject({ ...sent, attributes: [...attributes, colour] });

  const shorter = { detailProductDescription: "<p>Made for you</p>" };
  expect((await edit(trusted.actor, id, shorter)).body.data).toMatchObject({ ...sent, ...shorter });
  const fitting = { productDetails: "One fitting" };
  expect((await edit(trusted.actor, id, fitting)).body.data).toMatchObject({
    ...sent,
    ...shorter,
    ...fitting,
  });

  // New filters don't affect other attributes; attributes that omit a filter's name remove the filter.
  const silk = { name: "Fabric", values: ["Silk"] };
  const filters = [{ filterId: "Fabric", filterValues: ["Silk"] }];
  expect((await edit(trusted.actor, id, { filters })).body.data).toMatchObject({
    filters,
    attributes: [...attributes, silk],
  });
  expect((await edit(trusted.actor, id, { attributes })).body.data).toMatchObject({
    filters: [],
    attributes,
  });
  const refused = await edit(trusted.actor, id, { filters: [{ filterId: "", filterValues: [] }] });
  expect(refused).toMatchObject({ status: 400, body: { message: "A filter must not be empty" } });
});

test.each([
  [{}, [], "Please upload at least 1 image"],
  [{ productCategory: { level2: "" } }, ["a.jpg"], "Please select relevant Product Category"],
  [{ productPrice: { ...price, price: 0 } }, ["a.jpg"], "Enter a price above $0"],
  [
    { productVideoUrl: "http://youtube.com/x" },
    ["a.jpg"],
    "Enter a YouTube or Vimeo link that starts with https://",
  ],
  [
    { enableMinMaxRule: true, minQtyOrder: { minQty: 9 }, maxQtyOrder: { maxQty: 2 } },
    ["a.jpg"],
    "The maximum quantity must be at least the minimum",
  ],
])("refuses %j", async (given, pictures, message) => {
  expect((await add(trusted.actor, given, pictures)).body).toMatchObject({ code: 400, message });
});

test("an empty form is refused in one sentence, and each missing field by name", async () => {
  const body = new FormData();
  body.append("productTitle", "");
  const answer = await call<{ errors: FieldError[] }>("POST", "/vendor-product", { as: trusted.actor, body });
  expect(answer.body).toMatchObject({ code: 400, message: "Please fill all mandatory fields" });
  expect(answer.body.data.errors.map(({ field }) => field)).toEqual([
    "productTitle",
    "productCategory",
    "productPrice.priceMetric",
    "productPrice.price",
    "productPrice.gstType",
  ]);
});

test("a file that isn't a picture is refused by name", async () => {
  const body = formOf({ productTitle: "x", productCategory: { level1: category }, productPrice: price });
  body.append("productGallery", new Blob(["<svg/>"]), "art.svg");
  const answer = await call("POST", "/vendor-product", { as: trusted.actor, body });
  expect(answer.body).toMatchObject({ code: 400, message: expect.stringContaining("art.svg") as string });
});

test("a future date publishes on that day, and switching by hand clears it", async () => {
  const later = addDays(TODAY, 3);
  const { id, status } = (await add(trusted.actor, { publishImmediatelyDate: later })).body.data;
  expect(status).toBe(0);
  await publishDueProducts(new Date(Date.now() + DAY_MS));
  expect(await live(id)).toBeNull();
  await publishDueProducts(new Date(Date.now() + 4 * DAY_MS));
  expect(await live(id)).not.toBeNull();
  await turn(trusted.actor, [id], 0);
  await publishDueProducts(new Date(Date.now() + 9 * DAY_MS));
  expect(await live(id)).toBeNull();
});

test("for a vendor under review, first publication and edits wait, and the live version stays", async () => {
  const { actor, email } = reviewed;
  const { id, status } = (await add(actor, { publishImmediatelyDate: TODAY })).body.data;
  expect(status).toBe(4);
  expect((await turn(actor, [id], 1)).body).toMatchObject({
    code: 409,
    message: expect.stringContaining("in review") as string,
  });
  await returnProduct({ id, doneBy: "operator:test", reason: "Whose picture is this?" });
  const returned = await call<OwnProductDetail>("GET", `/vendor-product/${id}`, { as: actor });
  expect(returned.body.data).toMatchObject({ status: 2, statusReason: "Whose picture is this?" });
  expect((await edit(actor, id, { productTitle: "Silk gown, mine" })).body.data.status).toBe(4);
  await approveProduct({ id, doneBy: "operator:test" });
  expect(await live(id)).toMatchObject({ productTitle: "Silk gown, mine" });

  const changed = await edit(actor, id, {
    productPrice: { ...price, price: 1 },
    customOffDays: ["2027-01-01"],
  });
  expect(changed.body.data).toMatchObject({ status: 1, revision: "pending", productPrice: { price: 1 } });
  expect(await live(id)).toMatchObject({ productPrice: { price: 1000 }, customOffDays: ["2027-01-01"] });
  expect((await listProductsForReview()).filter((each) => each._id === id)).toMatchObject([{ isEdit: true }]);
  await returnProduct({ id, doneBy: "operator:test", reason: "A gown for $1?" });
  await edit(actor, id, { productPrice: { ...price, price: 900 } });
  await approveProduct({ id, doneBy: "operator:test" });
  expect(await live(id)).toMatchObject({ productPrice: { price: 900 } });
  await expect(approveProduct({ id, doneBy: "operator:test" })).rejects.toThrow(/not waiting/);
  const mails = await queuedFor(shop.db(), email);
  expect(mails.map(({ kind }) => kind)).toEqual([
    "product-returned",
    "product-approved",
    "product-returned",
    "product-approved",
  ]);
});

test("the address contains the title in any script, numbered if taken", async () => {
  const { actor } = await makeVendor(shop.db(), { masterCategoryId: category });
  const slugOf = async (productTitle: string) => (await add(actor, { productTitle })).body.data.slug;
  expect(await slugOf("重庆婚礼")).toBe("chong-qing-hun-li");
  expect(await slugOf("重庆 婚礼")).toBe("chong-qing-hun-li-2");
  expect(await slugOf("திருமணம்")).toBe("tirumanam");
  expect(await slugOf("…")).toBe("product");
});

test("an edit still succeeds when another product has taken the address it asked for", async () => {
  const { actor } = reviewed;
  const { id } = (await add(actor, { productTitle: "Lace veil", publishImmediatelyDate: TODAY })).body.data;
  await approveProduct({ id, doneBy: "operator:test" });
  await edit(actor, id, { slug: "garden" });
  const other = (await add(actor, { productTitle: "Garden" })).body.data;
  await approveProduct({ id, doneBy: "operator:test" });
  const slugs = await shop.db().select({ id: product.id, slug: product.slug }).from(product);
  const slugOf = (of: string) => slugs.find((each) => each.id === of)?.slug;
  expect(slugOf(other.id)).toBe("garden");
  expect(slugOf(id)).toMatch(/^garden-\d+$/);
});

test("an unpublished product goes back to review after a change, and cannot be switched on", async () => {
  const { actor } = reviewed;
  const { id } = await makeProduct(shop.db(), {
    vendorId: reviewed.id,
    level1Id: category,
    images: ["a.webp"],
  });
  expect((await turn(actor, [id], 0)).body.data).toMatchObject({ changed: 1 });
  expect((await turn(actor, [id], 1)).body.data).toMatchObject({ changed: 1 });
  await turn(actor, [id], 0);
  await edit(actor, id, { productTitle: "Something else" });
  expect((await turn(actor, [id], 1)).body).toMatchObject({ code: 409 });
  expect((await edit(actor, id, { publishImmediatelyDate: TODAY })).body.data.status).toBe(4);
});

test("the switch refuses an empty selection, other status numbers, and other vendors' products", async () => {
  const { id } = await makeProduct(shop.db(), { vendorId: reviewed.id, level1Id: category });
  expect((await turn(reviewed.actor, [], 1)).body).toMatchObject({
    code: 400,
    message: "Please select at least 1 item",
  });
  expect((await turn(reviewed.actor, [id], 4)).status).toBe(400);
  expect((await turn(trusted.actor, [id], 0)).status).toBe(404);
  expect(await live(id)).not.toBeNull();
});

test("with two tabs, the later save is refused, and the first isn't overwritten", async () => {
  const { id, version } = (await add(trusted.actor)).body.data;
  expect((await edit(trusted.actor, id, { productTitle: "First", version })).status).toBe(200);
  const second = await edit(trusted.actor, id, { productTitle: "Second", version });
  expect(second.body).toMatchObject({ code: 409, message: expect.stringContaining("another tab") as string });
  expect(
    (await call<OwnProductDetail>("GET", `/vendor-product/${id}`, { as: trusted.actor })).body.data,
  ).toMatchObject({
    productTitle: "First",
    slug: "silk-gown-3",
  });
});

test("lists, filters and sorts the vendor's own products, copies one and deletes one that was never booked", async () => {
  const seller = await makeVendor(shop.db(), { masterCategoryId: category });
  const make = (title: string, more = {}) =>
    makeProduct(shop.db(), { vendorId: seller.id, level1Id: category, title, images: ["a.webp"], ...more });
  const kebaya = await make("Kebaya", { productFamily: ["Gowns"], priceCents: 5_000 });
  await make("Veil", { status: 0, skuCode: "V-1", productFamily: ["Extras"] });
  await make("Cloak", { status: 0, publishAt: new Date(Date.now() + DAY_MS) });
  const list = async (query: string) =>
    (await call<Page<OwnProduct>>("GET", `/vendor-product?${query}`, { as: seller.actor })).body.data;
  const titles = async (query: string) => (await list(query)).docs.map(({ productTitle }) => productTitle);
  expect(await titles("page=1&sortBy=asc&limit=9999&searchBy=")).toEqual(["Cloak", "Kebaya", "Veil"]);
  expect(await titles("status=scheduled")).toEqual(["Cloak"]);
  expect(await titles("family=Extras")).toEqual(["Veil"]);
  expect(await titles("searchBy=v-1")).toEqual(["Veil"]);
  expect(await list("sortBy=price-asc&limit=1")).toMatchObject({
    totalDocs: 3,
    docs: [{ productTitle: "Kebaya" }],
  });

  const copied = await call<OwnProductDetail>("POST", `/vendor-product/duplicate/${kebaya.id}`, {
    as: seller.actor,
  });
  expect(copied.body.data).toMatchObject({
    productTitle: "Copy of Kebaya",
    status: 0,
    slug: "copy-of-kebaya",
  });
  const remove = (id: string) => call("DELETE", `/vendor-product/${id}`, { as: seller.actor });
  expect((await remove(copied.body.data.id)).status).toBe(200);
  const sold = await shop.sell();
  const refused = await call("DELETE", `/vendor-product/${sold.product.id}`, { as: sold.vendor.actor });
  expect(refused.body).toMatchObject({
    code: 409,
    message: expect.stringContaining("Deactivate it") as string,
  });
  const [kept] = await shop.db().select().from(product).where(eq(product.id, sold.product.id));
  expect(kept?.status).toBe(1);
});

test("extras keep their ids when edited, errors name them, and couples see all-in prices", async () => {
  const extra = { name: "Veil", price: 120, per: "once", max: 2 };
  const made = await add(trusted.actor, { addOns: [extra], publishImmediatelyDate: TODAY });
  const [veil] = made.body.data.addOns;
  expect(veil).toMatchObject({ name: "Veil", price: 120, priceWithGST: 130.8, max: 2 });
  const { id } = made.body.data;
  expect((await live(id))?.addOns).toEqual([veil]);
  const more = [
    { ...extra, id: veil?.id, price: 150 },
    { name: "Steaming", price: 30, per: "unit", max: 9 },
  ];
  const after = (await edit(trusted.actor, id, { addOns: more })).body.data.addOns;
  expect(after).toMatchObject([
    { id: veil?.id, price: 150 },
    { name: "Steaming", max: 1 },
  ]);
  // Changing another field keeps them.
  expect((await edit(trusted.actor, id, { productSkuCode: "G-1" })).body.data.addOns).toEqual(after);
  const refused = async (addOns: object[], message: string) => {
    const { status, body } = await edit(trusted.actor, id, { addOns });
    expect([status, body.message]).toEqual([400, message]);
  };
  await refused([extra, { ...extra, name: "veil" }], "Two extras have the same name");
  await refused([{ ...extra, price: 0 }], "Enter a price above $0 for each extra");
  await refused([{ ...extra, name: "" }], "Enter a name for each extra");
  await refused([{ ...extra, per: "guest" }], "An extra’s price is per unit or once");
  await refused([{ ...extra, max: 100 }], "Couples can choose at most 99 of an extra");
  await refused(
    Array.from({ length: 13 }, (_, at) => ({ ...extra, name: `Extra ${at}` })),
    "Offer at most 12 extras",
  );
});
