import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import type { OperatorReport, OperatorReportList } from "@/contracts/messaging/report/operator-report";
import type { Actor } from "@/server/core/actor";
import { productRevision } from "@/server/db/schema/catalogue/product";
import { makeCustomer, makeOperator, makeProduct } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

const { app, call, db, makeStall } = useShop();

async function reported(kind: "vendor" | "product", id: string) {
  const { actor: reporter } = await makeCustomer(db());
  await call("POST", "/report", { as: reporter, body: { kind, id, reason: "false", words: "Stolen" } });
  const { actor } = await makeOperator(db(), "trust");
  const list = await call<OperatorReportList>("GET", "/operator/report?limit=100", { as: actor });
  const found = list.body.data.docs.find((each) => each.kind === kind);
  return { operator: actor, reportId: found?._id ?? "" };
}

const set = (as: Actor, id: string, pictures: string[], isHidden: boolean, reason = "") =>
  call<OperatorReport>("POST", `/operator/report/${id}/picture`, {
    as,
    body: { pictures, isHidden, reason },
  });

test("a product’s picture is hidden everywhere, stays hidden when the vendor saves, and is put back", async () => {
  const images = ["product/v/a.webp", "product/v/b.webp", "product/v/c.webp"];
  const [a = "", b = "", c = ""] = images;
  const { vendor, product, category } = await makeStall({ images, title: "Kebaya of pictures" });
  const as = vendor.actor;
  const copy = await makeProduct(db(), { vendorId: vendor.id, level1Id: category.id, images: [a] });
  const own = async (id = product.id) =>
    (await call<OwnProductDetail>("GET", `/vendor-product/${id}`, { as })).body.data;
  const edited = { productTitle: "Kebaya of pictures", productDescription: "New words" };
  expect((await call("PATCH", `/vendor-product/${product.id}`, { as, body: edited })).status).toBe(200);
  const shown = async () =>
    (await call<ProductDetail>("GET", `/vendor-product/public/${product.id}`)).body.data;
  expect((await shown()).productGallery).toEqual(images);
  const inSitemap = async () =>
    (await (await app.request("/sitemaps/products-1.xml")).text()).includes("v/a.webp");
  expect(await inSitemap()).toBe(true);

  const { operator, reportId } = await reported("product", product.id);
  const unsaid = await set(operator, reportId, [a], true);
  expect(unsaid).toMatchObject({ status: 400, body: { data: { errors: [{ field: "reason" }] } } });
  expect((await set(operator, reportId, ["product/v/z.webp"], true, "Whose?")).status).toBe(409);
  const { version } = await own();
  const hidden = await set(operator, reportId, [a], true, "It shows another vendor’s gown");
  expect(hidden.body.data).toMatchObject({
    pictures: { shown: [b, c], hidden: [{ name: a, reason: "It shows another vendor’s gown" }] },
    reports: [{ state: "upheld" }],
  });
  expect((await set(operator, reportId, [a], true, "Again")).status).toBe(409);
  expect(await shown()).toMatchObject({ productGallery: [b, c], image: b });
  expect(await inSitemap()).toBe(false);
  // The edit that waits for review and another product with the same picture don't show it either.
  const [edit] = await db().select().from(productRevision);
  expect(edit?.content).toMatchObject({ images: [b, c], description: "New words" });
  expect((await own(copy.id)).productGallery).toEqual([]);
  expect((await queuedFor(db(), vendor.email)).map(({ kind }) => kind)).toContain("picture-taken-down");

  expect(await own()).toMatchObject({ productGallery: [b, c], hiddenPictures: [{ name: a }] });
  const again = { ...edited, productGallerySorting: [a, b, c] };
  const behind = await call("PATCH", `/vendor-product/${product.id}`, { as, body: { ...again, version } });
  expect(behind.status).toBe(409);
  expect((await call("PATCH", `/vendor-product/${product.id}`, { as, body: again })).status).toBe(200);
  expect((await own()).productGallery).toEqual([b, c]);

  expect((await set(operator, reportId, [a], false)).body.data.pictures).toEqual({
    shown: images,
    hidden: [],
  });
  expect((await shown()).productGallery).toEqual(images);
  expect((await own(copy.id)).productGallery).toEqual([a]);
  expect((await own()).hiddenPictures).toEqual([]);
  expect((await set(operator, reportId, [a], false)).status).toBe(409);
  const { docs } = (
    await call<OperatorActs>("GET", "/operator/audit?searchBy=Kebaya of pictures", { as: operator })
  ).body.data;
  expect(docs).toMatchObject([
    { kind: "report.restorePicture", after: { shown: 3, hidden: 0 } },
    {
      kind: "report.hidePicture",
      before: { shown: 3, hidden: 0 },
      after: { shown: 2, hidden: 1, pictures: a },
    },
  ]);
});

test("a vendor’s banner and gallery pictures are hidden; a new banner isn’t replaced by the old one", async () => {
  const galleryImages = ["vendor/v/1.webp", "vendor/v/2.webp"];
  const banner = "vendor/v/banner.webp";
  const { vendor } = await makeStall({}, { galleryImages, bannerImage: banner, profileSummary: "Hello" });
  const as = vendor.actor;
  const page = async () => (await call<VendorDetail>("GET", `/vendor/for/web/${vendor.slug}`)).body.data;
  const { operator, reportId } = await reported("vendor", vendor.id);
  await set(operator, reportId, [banner, "vendor/v/1.webp"], true, "Shows guests who didn’t agree");
  expect(await page()).toMatchObject({ galleryImages: ["vendor/v/2.webp"], bannerImage: null });
  const saved = await call<VendorProfile>("PATCH", `/vendor/profile/${vendor.id}`, {
    as,
    body: { previousGallery: galleryImages, tagline: "New" },
  });
  expect(saved.body.data).toMatchObject({
    galleryImages: ["vendor/v/2.webp"],
    hiddenPictures: [{ name: banner }, { name: "vendor/v/1.webp" }],
  });
  await set(operator, reportId, ["vendor/v/1.webp", banner], false);
  expect(await page()).toMatchObject({ galleryImages, bannerImage: banner });
});

test("a role without the right to reports can’t hide a picture", async () => {
  const { vendor } = await makeStall();
  const { reportId } = await reported("vendor", vendor.id);
  const { actor } = await makeOperator(db(), "support");
  expect((await set(actor, reportId, ["vendor/v/1.webp"], true, "No")).status).toBe(403);
});
