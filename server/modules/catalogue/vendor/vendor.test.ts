import type { Page } from "@/contracts/envelope";
import type { VendorCard, VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { clearCache } from "@/server/core/cache";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { vendorDetail } from "./service";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();
let approved: Awaited<ReturnType<typeof makeVendor>>;
let suspended: Awaited<ReturnType<typeof makeVendor>>;

beforeAll(async () => {
  const master = await makeCategory(db(), { slug: "venues", name: "Venues" });
  approved = await makeVendor(db(), {
    vendorName: "Emerald 100%",
    slug: "emerald",
    masterCategoryId: master.id,
    blockNumber: "12",
    streetAddress1: "Emerald Hill Road",
    postCode: "229298",
    phone: "91234567",
    companyRegistrationNumber: "201912345K",
    ratingSum: 14,
    ratingCount: 3,
    faq: [{ id: "1", question: "Corkage?", answer: "None." }],
    createdAt: new Date("2025-12-31T20:00:00Z"),
  });
  await db().insert(vendorCategory).values({ vendorId: approved.id, categoryId: master.id, isMain: true });
  await makeVendor(db(), { vendorName: "Banyan", masterCategoryId: master.id });
  suspended = await makeVendor(db(), { slug: "gone", masterCategoryId: master.id, status: "suspended" });
  clearCache();
});

describe("GET /vendor/vendorList", () => {
  const list = async (query: string) =>
    (await call<Page<VendorCard>>("GET", `/vendor/vendorList?${query}`)).body.data;

  it("returns approved vendors by name, page by page", async () => {
    const first = await list("page=1&sortBy=asc&limit=1");
    expect(first).toMatchObject({ totalDocs: 2, totalPages: 2, page: 1, limit: 1 });
    expect(first.docs.map((card) => card.vendorName)).toEqual(["Banyan"]);
    expect((await list("page=2&limit=1")).docs.map((card) => card.vendorName)).toEqual(["Emerald 100%"]);
    expect((await list("sortBy=desc")).docs.map((card) => card.vendorName)).toEqual([
      "Emerald 100%",
      "Banyan",
    ]);
  });

  it("searches by name, with a literal %", async () => {
    expect((await list("searchBy=emer")).totalDocs).toBe(1);
    expect((await list("searchBy=100%25")).totalDocs).toBe(1);
    expect((await list("searchBy=%25")).totalDocs).toBe(1);
  });

  it("refuses an invalid page", async () => {
    expect((await call("GET", "/vendor/vendorList?page=-1")).status).toBe(400);
  });
});

describe("GET /vendor/for/web/:id", () => {
  it("returns the public profile by id and by slug, without private data", async () => {
    for (const key of [approved.id, "emerald"]) {
      const { status, headers, body } = await call<VendorDetail>("GET", `/vendor/for/web/${key}`);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("public, max-age=60");
      expect(body.data).toMatchObject({
        id: approved.id,
        _id: approved.id,
        slug: "emerald",
        rating: 4.7,
        address: { streetAddress: "12 Emerald Hill Road", postalCode: "229298", country: "Singapore" },
        faq: [{ question: "Corkage?" }],
        memberSince: "2026-01-01",
        categories: [{ name: "Venues" }],
      });
      const text = JSON.stringify(body.data);
      for (const secret of ["91234567", "201912345K", approved.accountId, approved.email]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it("returns 404 for suspended and unknown vendors", async () => {
    for (const key of [suspended.id, "gone", "nobody", "00000000-0000-7000-8000-000000000000"]) {
      const { status, body } = await call("GET", `/vendor/for/web/${key}`);
      expect(status).toBe(404);
      expect(body).toEqual({ code: 404, message: "This vendor does not exist", data: null });
    }
    for (const key of ["gone", "", "\0", "a".repeat(5000)]) expect(await vendorDetail(key)).toBeNull();
  });
});
