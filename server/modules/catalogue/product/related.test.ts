import type { Page } from "@/contracts/envelope";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { ProductHit } from "@/contracts/catalogue/search/search";
import { clearCache } from "@/server/core/cache";
import { productType } from "@/server/db/schema/catalogue/category";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { productBySlug } from "./service";

const { call, db } = useShop();
beforeEach(clearCache);

async function tree() {
  const level1 = await makeCategory(db());
  const level2 = await makeCategory(db(), { parentId: level1.id });
  const level3 = await makeCategory(db(), { parentId: level2.id, level: 3 });
  const slug = `type-${level1.slug}`;
  const [kind] = await db()
    .insert(productType)
    .values({ categoryId: level3.id, slug, name: "Gowns", position: 1 })
    .returning();
  const [own, other] = [await makeVendor(db()), await makeVendor(db())];
  const place = { level1Id: level1.id, level2Id: level2.id, level3Id: level3.id };
  const sell = (given: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
    makeProduct(db(), { vendorId: other.id, ...place, ...given });
  return { own, other, kind: kind?.id ?? "", place, sell };
}

const related = async (query: string) =>
  (await call<Page<ProductHit>>("GET", `/vendor-product/relatedProducts?${query}`)).body.data;
const idsOf = ({ docs }: Page<ProductHit>) => docs.map(({ id }) => id);

describe("GET /vendor-product/relatedProducts", () => {
  it("puts the same type first, then sub-category, category and the rest, each by price", async () => {
    const { own, kind, place, sell } = await tree();
    const self = await sell({ vendorId: own.id, productTypeId: kind, priceCents: 100_000 });
    const rest = await sell({ level2Id: null, level3Id: null });
    const sameCategory = await sell({ level3Id: null });
    const sameSub = await sell({ level3Id: place.level3Id });
    const dear = await sell({ productTypeId: kind, priceCents: 900_000 });
    const near = await sell({ productTypeId: kind, priceCents: 90_000 });
    const cheap = await sell({ productTypeId: kind, priceCents: 20_000 });
    await makeProduct(db(), { vendorId: own.id, level1Id: (await makeCategory(db())).id });
    const answer = await related(
      `page=1&sortBy=asc&limit=20&vendorId=${own.id}&productId=${self.id}&userId=&type=product&productTypeId=&subCategoryId=`,
    );
    expect(idsOf(answer)).toEqual([near, cheap, dear, sameSub, sameCategory, rest].map(({ id }) => id));
    expect(answer.docs[0]?.vendor).toMatchObject({
      vendorName: expect.any(String),
      slug: expect.any(String),
    });
    expect(idsOf(await related(`productId=${self.id}&limit=2&page=2`))).toEqual([dear.id, sameSub.id]);
  });

  it("lets no vendor fill the list, and shows only public products", async () => {
    const { own, kind, sell } = await tree();
    const self = await sell({ vendorId: own.id, productTypeId: kind });
    const [a, b] = [await sell({ productTypeId: kind }), await sell({ productTypeId: kind })];
    const third = await makeVendor(db());
    const c = await sell({ vendorId: third.id, productTypeId: kind, priceCents: 400_000 });
    await sell({ productTypeId: kind, status: 0 });
    await sell({ productTypeId: kind, isVisibleOnProductPage: false });
    const hidden = await makeVendor(db(), { status: "suspended" });
    await sell({ vendorId: hidden.id, productTypeId: kind });
    const found = idsOf(await related(`productId=${self.id}`));
    expect(new Set(found)).toEqual(new Set([a.id, b.id, c.id]));
    expect(found[1]).toBe(c.id);
  });

  it("refuses bad input", async () => {
    const missing = "00000000-0000-7000-8000-000000000000";
    expect((await call("GET", `/vendor-product/relatedProducts?productId=${missing}`)).status).toBe(404);
    for (const query of ["", "productId=7", `productId=${missing}&limit=51`, `productId=${missing}&page=0`]) {
      expect((await call("GET", `/vendor-product/relatedProducts?${query}`)).status).toBe(400);
    }
  });
});

describe("the address of a product", () => {
  it("consists of the slugs of vendor and product", async () => {
    const { own, place } = await tree();
    const item = await makeProduct(db(), { vendorId: own.id, ...place });
    const found = await productBySlug(own.slug, item.slug);
    expect(found).toMatchObject({ id: item.id, vendor: { slug: own.slug } });
    expect(await productBySlug(own.id, item.slug)).toMatchObject({ id: item.id });
    const { body } = await call<ProductDetail>("GET", `/vendor-product/public/${item.id}`);
    expect(body.data.vendor.slug).toBe(own.slug);
  });

  it("matches nothing else", async () => {
    const { own, other, place } = await tree();
    const draft = await makeProduct(db(), { vendorId: own.id, ...place, status: 0 });
    const theirs = await makeProduct(db(), { vendorId: other.id, ...place });
    expect(await productBySlug(own.slug, draft.slug)).toBeNull();
    expect(await productBySlug(own.slug, theirs.slug)).toBeNull();
    expect(await productBySlug("nobody", "nothing")).toBeNull();
    expect(await productBySlug(own.slug, "a\0b")).toBeNull();
    expect(await productBySlug(own.slug, "x".repeat(5_000))).toBeNull();
  });
});
