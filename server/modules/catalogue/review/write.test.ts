import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { OrderReview, Review, VendorReviewList, VendorReviews } from "@/contracts/catalogue/review";
import { clearCache } from "@/server/core/cache";
import type { Actor } from "@/server/core/actor";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { order } from "@/server/db/schema/sale/order";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

const { call, db, sell } = useShop();
const before = process.env.DATA_DIR;
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "sayang-review-"));
  process.env.DATA_DIR = dataDir;
});
afterAll(async () => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  await rm(dataDir, { recursive: true, force: true });
});

type Sale = Awaited<ReturnType<typeof sell>>;

async function delivered(state: "delivered" | "completed" = "delivered"): Promise<Sale> {
  const sale = await sell();
  await db().update(order).set({ state, deliveredAt: new Date() }).where(eq(order.id, sale.orderId));
  return sale;
}

const photo = () =>
  sharp({ create: { width: 2000, height: 500, channels: 3, background: "#b03060" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Mei's phone" } })
    .toBuffer();

function form(orderId: string, pictures: readonly Buffer[], rating = "5"): FormData {
  const made = new FormData();
  const fields = { orderId, rating, title: "A dream", comment: "Our guests still talk about it" };
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  for (const bytes of pictures) made.append("pictures", new Blob([new Uint8Array(bytes)]), "it.exe");
  return made;
}
const write = (as: Actor, body: object) => call<Review>("POST", "/user-review", { as, body });
const ask = ({ vendor, orderId }: Sale) =>
  call<OrderReview>("POST", `/user-review/send-review-request/${orderId}`, { as: vendor.actor });
const read = async (as: Actor, orderId: string) =>
  (await call<OrderReview>("GET", `/user-review/order/${orderId}`, { as })).body.data;
const ratingOf = async (id: string) => {
  const [row] = await db().select().from(vendorTable).where(eq(vendorTable.id, id));
  return [row?.ratingSum, row?.ratingCount];
};
const kept = async (vendorId: string) =>
  (await readdir(path.join(dataDir, "media", "review", vendorId)).catch(() => [])).length;

test("a couple reviews a delivered order with pictures; the vendor is notified and its rating changes", async () => {
  const { customer, vendor, orderId } = await delivered();
  expect(await read(customer.actor, orderId)).toMatchObject({
    canReview: true,
    canRequest: false,
    review: null,
  });
  const answer = await write(customer.actor, form(orderId, [await photo(), await photo()]));
  expect(answer.body).toMatchObject({ code: 200, message: "Thank you for your review" });
  const { pictures, customerName } = answer.body.data;
  expect([pictures.length, customerName]).toEqual([2, "Mei T."]);
  const stored = await getStorage().get(pictures[0] ?? "");
  const meta = await sharp(stored?.bytes).metadata();
  expect([meta.format, meta.width, meta.exif]).toEqual(["webp", 1600, undefined]);
  expect(await ratingOf(vendor.id)).toEqual([5, 1]);
  expect(await latestFor(db(), vendor.email, "review-received")).toMatchObject({
    customerName: "Mei T.",
    rating: 5,
    pictures: 2,
    comment: "Our guests still talk about it",
  });
  clearCache();
  const list = `/user-review/getCustomerReviewsbyVendorId/${vendor.id}?page=1&sortBy=asc&limit=5&searchBy=&rating=5`;
  expect((await call<VendorReviews>("GET", list)).body.data.docs).toMatchObject([
    { title: "A dream", pictures },
  ]);
  const after = await read(customer.actor, orderId);
  expect([after.canReview, after.review?.pictures]).toEqual([false, pictures]);
});

test("accepts one review per order, even with concurrent requests, and keeps no picture of the others", async () => {
  const { customer, vendor, orderId } = await delivered("completed");
  const picture = await photo();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => write(customer.actor, form(orderId, [picture], "3"))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  const again = await write(customer.actor, { orderId, rating: 1, comment: "Changed my mind" });
  expect([again.status, again.body.message]).toEqual([400, "This order has a review already"]);
  expect([await ratingOf(vendor.id), await kept(vendor.id)]).toEqual([[3, 1], 1]);
});

test("refuses orders that are not delivered or not theirs, and files that aren't pictures", async () => {
  const early = await sell();
  const words = { rating: 4, comment: "Lovely" };
  const soon = await write(early.customer.actor, { orderId: early.orderId, ...words });
  expect([soon.status, soon.body.message]).toEqual([
    400,
    "You can review an order once it has been delivered",
  ]);
  expect((await ask(early)).status).toBe(400);
  const { customer, vendor, orderId } = await delivered();
  const stranger = await makeCustomer(db());
  expect((await write(stranger.actor, { orderId, ...words })).status).toBe(404);
  expect((await write(vendor.actor, { orderId, ...words })).status).toBe(403);
  const refused = await write(customer.actor, form(orderId, [await photo(), Buffer.from("<svg/>")]));
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringContaining("must be a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture"),
  ]);
  const many = await photo();
  expect((await write(customer.actor, form(orderId, Array<Buffer>(7).fill(many)))).status).toBe(400);
  for (const wrong of [{ rating: 0 }, { rating: 4.5 }, { comment: " " }, { title: "x".repeat(101) }]) {
    expect((await write(customer.actor, { orderId, ...words, ...wrong })).status).toBe(400);
  }
  expect([await ratingOf(vendor.id), await kept(vendor.id)]).toEqual([[0, 0], 0]);
});

test("the vendor replies once, in public, and the couple gets the reply by mail", async () => {
  const { customer, vendor, orderId } = await delivered();
  const { id } = (await write(customer.actor, form(orderId, []))).body.data;
  const answer = (as: Actor, comment = "Thank you!") =>
    call<Review>("POST", "/vendor-review", { as, body: { reviewId: id, comment } });
  expect((await answer((await makeVendor(db())).actor)).status).toBe(404);
  const both = await Promise.all([answer(vendor.actor), answer(vendor.actor)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await answer(vendor.actor, "And again")).body.message).toBe(
    "You have answered this review already",
  );
  const mails = (await queuedFor(db(), customer.email)).filter(({ kind }) => kind === "review-answered");
  expect(mails).toMatchObject([{ comment: "Thank you!", vendorName: vendor.vendorName }]);
  expect((await read(customer.actor, orderId)).review?.vendorAnswer).toBe("Thank you!");
});

test("the vendor requests a review once, and the mail's link opens the form", async () => {
  const sale = await delivered();
  const { customer, vendor, orderId } = sale;
  expect(await read(vendor.actor, orderId)).toMatchObject({ canReview: false, canRequest: true });
  const both = await Promise.all([ask(sale), ask(sale)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const mails = (await queuedFor(db(), customer.email)).filter(({ kind }) => kind === "review-requested");
  expect(mails).toMatchObject([
    { link: expect.stringContaining(`/user/manage-orders/${orderId}?review=write`) as string },
  ]);
  const stand = await read(vendor.actor, orderId);
  expect([stand.canRequest, typeof stand.requestedAt]).toEqual([false, "string"]);
  expect((await ask({ ...sale, vendor: await makeVendor(db()) })).status).toBe(404);
});

test("the vendor's own list is paged and filtered by stars and missing replies", async () => {
  const { vendor, customer, orderId, product } = await delivered();
  await write(customer.actor, form(orderId, [], "4"));
  const list = async (query = "", as: Actor = vendor.actor) =>
    (await call<VendorReviewList>("GET", `/vendor-review?${query}`, { as })).body.data;
  const first = await list();
  expect(first).toMatchObject({ totalDocs: 1, unanswered: 1, histogram: { average: 4 } });
  expect(first.docs[0]).toMatchObject({ orderId, orderNumber: expect.stringMatching(/^SY-/) as string });
  expect((await list("rating=5")).docs).toEqual([]);
  const body = { reviewId: first.docs[0]?.id, comment: "Thank you" };
  await call("POST", "/vendor-review", { as: vendor.actor, body });
  expect(await list("unanswered=true")).toMatchObject({ docs: [], unanswered: 0 });
  expect((await list("", (await makeVendor(db())).actor)).docs).toEqual([]);
  expect(product.vendorId).toBe(vendor.id);
});
