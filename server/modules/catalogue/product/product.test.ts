import type { ProductDetail, ProductFamily } from "@/contracts/catalogue/product/product";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

async function stall(vendor: Parameters<typeof makeVendor>[1] = {}) {
  const category = await makeCategory(db());
  const seller = await makeVendor(db(), { masterCategoryId: category.id, ...vendor });
  const sell = (given: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
    makeProduct(db(), { vendorId: seller.id, level1Id: category.id, ...given });
  return { seller, sell };
}

const productsOf = async (vendorId: string) =>
  (await call<ProductFamily[]>("GET", `/vendor-product/public?vendorId=${vendorId}`)).body.data;

describe("GET /vendor-product/public", () => {
  it("groups by family, featured first, then by price, with the rest last", async () => {
    const { seller, sell } = await stall();
    await sell({ title: "Loose", priceCents: 100 });
    await sell({ title: "Dinner", priceCents: 300, productFamily: ["Banquets"] });
    await sell({ title: "Lunch", priceCents: 200, productFamily: ["Banquets"] });
    await sell({ title: "Gala", priceCents: 900, productFamily: ["Banquets"], featured: true });
    const families = await productsOf(seller.id);
    expect(
      families.map(({ productFamily, docs }) => [productFamily, docs.map((p) => p.productTitle)]),
    ).toEqual([
      ["Banquets", ["Gala", "Lunch", "Dinner"]],
      ["More from this vendor", ["Loose"]],
    ]);
  });

  it("hides unpublished and hidden products, and those of unapproved vendors", async () => {
    const { seller, sell } = await stall();
    await sell({ status: 0 });
    await sell({ status: 2 });
    await sell({ status: 4 });
    await sell({ isVisibleOnProductPage: false });
    expect(await productsOf(seller.id)).toEqual([]);
    const gone = await stall({ status: "suspended" });
    await gone.sell();
    expect(await productsOf(gone.seller.id)).toEqual([]);
  });

  it("requires the vendor", async () => {
    expect((await call("GET", "/vendor-product/public")).status).toBe(400);
    expect((await call("GET", "/vendor-product/public?vendorId=7")).status).toBe(400);
  });
});

describe("GET /vendor-product/public/:id", () => {
  it("returns the all-in price and its parts in dollars", async () => {
    const { sell } = await stall();
    const item = await sell({
      priceCents: 100_000,
      gstType: 2,
      plusPlus: true,
      enableMinMaxRule: true,
      minQty: 20,
      maxQty: 40,
      images: ["product/a.webp", "product/b.webp"],
    });
    const { body } = await call<ProductDetail>("GET", `/vendor-product/public/${item.id}`);
    expect(body.data).toMatchObject({
      id: item.id,
      _id: item.id,
      productPrice: { price: 1000, serviceCharge: 100, gst: 99, priceWithGST: 1199, plusPlus: true },
      image: "product/a.webp",
      productGallery: ["product/a.webp", "product/b.webp"],
      minQty: 20,
      maxQty: 40,
      forSale: true,
    });
  });

  it("marks a product that cannot be bought, and omits limits without effect", async () => {
    const { sell } = await stall({ enableSelling: false });
    const item = await sell({ minQty: 5, maxQty: 9 });
    const { body } = await call<ProductDetail>("GET", `/vendor-product/public/${item.id}`);
    expect(body.data).toMatchObject({ forSale: false, minQty: null, maxQty: null, enableMinMaxRule: false });
  });

  it("returns 404 for drafts and unknown products", async () => {
    const { sell } = await stall();
    const draft = await sell({ status: 0 });
    for (const id of [draft.id, "00000000-0000-7000-8000-000000000000"]) {
      expect((await call("GET", `/vendor-product/public/${id}`)).status).toBe(404);
    }
    expect((await call("GET", "/vendor-product/public/7")).status).toBe(400);
  });
});
