import { eq } from "drizzle-orm";
import { readReviewsAddress } from "@/contracts/catalogue/review.schema";
import type { VendorReviews } from "@/contracts/catalogue/review";
import { MINUTE_MS } from "@/lib/time";
import { clearCache } from "@/server/core/cache";
import { orderItem } from "@/server/db/schema/sale/order";
import { review } from "@/server/db/schema/catalogue/review";
import { productReviews, vendorReviews } from "./service";
import { makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const { call, db, sell } = useShop();
let vendorId = "";
let firstOrderId = "";

/** Seven reviews of one vendor, the newest last. */
const GIVEN = [
  { rating: 5, body: "Lovely ballroom" },
  { rating: 4, body: "Good food" },
  { rating: 5, body: "Our guests still talk of it", vendorAnswer: "Thank you!", answeredAt: new Date() },
  { rating: 1, body: "Too loud" },
  { rating: 5, body: "Perfect" },
  { rating: 4, body: "Fine" },
  { rating: 5, body: "Wonderful", title: "A dream" },
];

beforeAll(async () => {
  const sold = await sell();
  vendorId = sold.vendor.id;
  firstOrderId = sold.orderId;
  for (const [n, given] of GIVEN.entries()) {
    const { customer, orderId } = n === 0 ? sold : await sell();
    const createdAt = new Date(Date.UTC(2026, 0, 1 + n));
    await db()
      .insert(review)
      .values({ vendorId, customerId: customer.id, orderId, createdAt, ...given });
  }
  clearCache();
}, MINUTE_MS);

const list = async (query = "") =>
  (await call<VendorReviews>("GET", `/user-review/getCustomerReviewsbyVendorId/${vendorId}?${query}`)).body
    .data;

it("returns five per page, by date, with abbreviated names", async () => {
  const first = await list("page=1&sortBy=asc&limit=5&searchBy=");
  expect(first).toMatchObject({ totalDocs: 7, limit: 5, page: 1, totalPages: 2 });
  expect(first.docs[0]).toMatchObject({ comment: "Wonderful", title: "A dream" });
  const newest = GIVEN.toReversed().map(({ body }) => body);
  expect(first.docs.map((doc) => doc.comment)).toEqual(newest.slice(0, 5));
  expect(JSON.stringify(first)).not.toContain("Tan");
  expect((await list("page=2")).docs).toHaveLength(2);
  const oldest = await list("sortBy=desc");
  expect(oldest.docs.map((doc) => doc.comment)).toEqual(newest.toReversed().slice(0, 5));
  expect(oldest.docs[0]).toMatchObject({ customerName: "Mei T.", createdAt: "2026-01-01T00:00:00.000Z" });
  expect(oldest.docs[2]).toMatchObject({ vendorAnswer: "Thank you!", answeredAt: expect.any(String) });
});

it("filters by stars and words, and counts all ratings whatever the filter", async () => {
  const fives = await list("rating=5");
  expect(fives.totalDocs).toBe(4);
  expect(fives.docs.every((doc) => doc.rating === 5)).toBe(true);
  expect(fives.histogram).toEqual({ average: 4.1, count: 7, byStars: [1, 0, 0, 2, 4] });
  expect((await list("searchBy=dream")).docs.map((doc) => doc.comment)).toEqual(["Wonderful"]);
  expect((await list("searchBy=%25")).totalDocs).toBe(0);
  expect((await list("rating=2")).docs).toEqual([]);
});

it("refuses vendors that are not public, and invalid input", async () => {
  const gone = await makeVendor(db(), { status: "suspended" });
  const path = "/user-review/getCustomerReviewsbyVendorId";
  expect((await call("GET", `${path}/${gone.id}`)).status).toBe(404);
  expect((await call("GET", `${path}/7`)).status).toBe(400);
  for (const query of ["rating=6", "rating=0", "limit=0", "limit=51", "page=x"]) {
    expect((await call("GET", `${path}/${vendorId}?${query}`)).status).toBe(400);
  }
});

it("returns empty counts for a vendor without reviews", async () => {
  const { id } = await makeVendor(db());
  const query = { page: 1, limit: 5, sortBy: "asc", searchBy: "" } as const;
  expect(await vendorReviews(id, query)).toMatchObject({
    docs: [],
    totalDocs: 0,
    totalPages: 1,
    histogram: { average: 0, count: 0, byStars: [0, 0, 0, 0, 0] },
  });
});

it("returns a product's reviews by couples who booked it", async () => {
  const [item] = await db().select().from(orderItem).where(eq(orderItem.orderId, firstOrderId));
  const said = await productReviews(item?.productId ?? "");
  expect(said.docs.map((doc) => doc.comment)).toEqual(["Lovely ballroom"]);
  expect(said.histogram).toEqual({ average: 5, count: 1, byStars: [0, 0, 0, 0, 1] });
  const nobody = await productReviews("0199a000-0000-7000-8000-000000000000");
  expect(nobody.histogram.count).toBe(0);
});

it("reads page, stars and words from a URL, and ignores invalid values", () => {
  expect(readReviewsAddress({ reviews: "2", rating: "5", said: "food" })).toMatchObject({
    page: 2,
    rating: 5,
    searchBy: "food",
    sortBy: "asc",
    limit: 5,
  });
  const odd = readReviewsAddress({ reviews: "x", rating: "9", said: ["a", "b"] });
  expect(odd).toMatchObject({ page: 1, searchBy: "" });
  expect(odd.rating).toBeUndefined();
  expect(readReviewsAddress({ said: "a\0b" }).searchBy).toBe("ab");
});
