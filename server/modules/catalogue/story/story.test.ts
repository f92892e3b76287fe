import { and, eq } from "drizzle-orm";
import type { Page } from "@/contracts/envelope";
import { type OwnStory, STORY_CONSENT, type Story, type StoryCard } from "@/contracts/catalogue/story";
import type { Actor } from "@/server/core/actor";
import { clearCache } from "@/server/core/cache";
import { review } from "@/server/db/schema/catalogue/review";
import { consent } from "@/server/db/schema/identity/consent";
import { order } from "@/server/db/schema/sale/order";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { storiesOfVendor, storyAddresses } from "./service";

const { call, db, sell } = useShop();

type Sale = Awaited<ReturnType<typeof sell>>;

async function delivered(): Promise<Sale> {
  const sale = await sell();
  await db()
    .update(order)
    .set({ state: "delivered", deliveredAt: new Date() })
    .where(eq(order.id, sale.orderId));
  await db()
    .update(vendorTable)
    .set({ galleryImages: ["work-1.webp", "work-2.webp"] })
    .where(eq(vendorTable.id, sale.vendor.id));
  return sale;
}

const draftOf = ({ orderId }: Sale, change: object = {}) => ({
  names: "Mei and Jun",
  title: "A small wedding",
  words: "We danced until the lights came on.",
  showMonth: true,
  showReviews: true,
  orderIds: [orderId],
  pictures: ["work-1.webp"],
  ...change,
});
const save = (as: Actor, body: object) => call<OwnStory>("PUT", "/user-story", { as, body });
const publish = (as: Actor, body: object = { agree: true }) =>
  call<OwnStory>("POST", "/user-story/publish", { as, body });
const own = async (as: Actor) => (await call<OwnStory>("GET", "/user-story", { as })).body.data;
const list = async () => (await call<Page<StoryCard>>("GET", "/story")).body.data;
const read = (slug: string) => call<Story>("GET", `/story/${slug}`);

async function published(sale: Sale): Promise<string> {
  await save(sale.customer.actor, draftOf(sale));
  return (await publish(sale.customer.actor)).body.data.publishedSlug ?? "";
}

test("a couple is offered their delivered orders, publishes with consent, and readers see what they chose", async () => {
  const sale = await delivered();
  const { customer, vendor, orderId, product } = sale;
  await db()
    .insert(review)
    .values({
      vendorId: vendor.id,
      customerId: customer.id,
      orderId,
      rating: 5,
      title: "Bliss",
      body: "So kind",
      pictures: ["ours.webp"],
    });
  const offer = await own(customer.actor);
  expect(offer).toMatchObject({ isSaved: false, publishedSlug: null, preview: null });
  expect(offer.orders).toMatchObject([{ orderId, vendorName: vendor.vendorName, hasReview: true }]);
  expect(offer.orders[0]?.pictures[0]).toBe("ours.webp");
  expect(offer.draft.orderIds).toEqual([orderId]);

  const saved = await save(customer.actor, draftOf(sale, { pictures: ["ours.webp", "work-1.webp"] }));
  expect(saved.body.data).toMatchObject({
    isSaved: true,
    publishedSlug: null,
    preview: { title: "A small wedding" },
  });
  const slug = saved.body.data.preview?.slug ?? "";
  expect([slug.startsWith("mei-and-jun-"), (await read(slug)).status]).toEqual([true, 404]);

  clearCache();
  expect((await publish(customer.actor)).body).toMatchObject({ message: "Your story is published" });
  expect((await read(slug)).body.data).toMatchObject({
    names: "Mei and Jun",
    pictures: ["ours.webp", "work-1.webp"],
    month: expect.stringMatching(/^\d{4}-\d\d$/),
    credits: [
      {
        vendorName: vendor.vendorName,
        card: { id: vendor.id },
        booked: [product.title],
        quote: { rating: 5, title: "Bliss", comment: "So kind" },
      },
    ],
  });
  const ours = and(eq(consent.accountId, customer.actor.accountId), eq(consent.purpose, "story"));
  expect(await db().select().from(consent).where(ours)).toMatchObject([{ wording: STORY_CONSENT }]);
  expect((await list()).docs[0]).toMatchObject({
    slug,
    cover: "ours.webp",
    vendorNames: [vendor.vendorName],
  });
  expect(await storiesOfVendor(vendor.id, 3)).toMatchObject([{ slug }]);
  expect(await storyAddresses(10)).toEqual(expect.arrayContaining([expect.objectContaining({ slug })]));
});

test("the path contains the names in any script", async () => {
  const sale = await delivered();
  const saved = await save(sale.customer.actor, draftOf(sale, { names: "美玲 & José" }));
  expect(saved.body.data.preview?.slug).toMatch(/^mei-ling-jose-[0-9a-f]{8}$/);
});

test("withdrawing and editing unpublish the story at once, and its path stays the same", async () => {
  const sale = await delivered();
  const { actor } = sale.customer;
  const slug = await published(sale);
  expect((await read(slug)).status).toBe(200);
  const down = await call<OwnStory>("POST", "/user-story/withdraw", { as: actor });
  expect(down.body.data).toMatchObject({ isSaved: true, publishedSlug: null });
  expect((await read(slug)).status).toBe(404);
  expect(await storiesOfVendor(sale.vendor.id, 3)).toEqual([]);
  expect((await publish(actor)).body.data.publishedSlug).toBe(slug);
  const changed = await save(actor, draftOf(sale, { names: "M and J", title: "Another title" }));
  expect(changed.body.data).toMatchObject({ publishedSlug: null, preview: { slug, title: "Another title" } });
  expect((await read(slug)).status).toBe(404);
});

test("hides the month and the reviews when asked, and does not link to a closed shop", async () => {
  const sale = await delivered();
  const { customer, vendor, orderId } = sale;
  await db()
    .insert(review)
    .values({ vendorId: vendor.id, customerId: customer.id, orderId, rating: 4, body: "Fine" });
  await save(customer.actor, draftOf(sale, { showMonth: false, showReviews: false, pictures: [] }));
  const slug = (await publish(customer.actor)).body.data.publishedSlug ?? "";
  await db().update(vendorTable).set({ status: "suspended" }).where(eq(vendorTable.id, vendor.id));
  clearCache();
  expect((await read(slug)).body.data).toMatchObject({
    month: null,
    pictures: [],
    credits: [{ vendorName: vendor.vendorName, card: null, quote: null }],
  });
});

test("refuses other couples' or undelivered orders, foreign pictures, and publishing without consent or draft", async () => {
  const sale = await delivered();
  const early = await sell();
  const stranger = await makeCustomer(db());
  const refused = await save(early.customer.actor, draftOf(early, { pictures: [] }));
  expect([refused.status, refused.body.message]).toEqual([
    400,
    "You can only credit vendors whose orders have been delivered",
  ]);
  expect((await save(stranger.actor, draftOf(sale))).status).toBe(400);
  const picture = await save(sale.customer.actor, draftOf(sale, { pictures: ["profile/secret.webp"] }));
  expect([picture.status, picture.body.message]).toEqual([
    400,
    "Please choose pictures from the vendors you credit",
  ]);
  expect((await publish(sale.customer.actor)).status).toBe(400);
  await save(sale.customer.actor, draftOf(sale));
  expect((await publish(sale.customer.actor, { agree: false })).body.message).toBe(
    "Please agree before you publish",
  );
  for (const wrong of [{ title: " " }, { words: "x".repeat(2001) }, { orderIds: [] }, { names: "" }]) {
    expect((await save(sale.customer.actor, draftOf(sale, wrong))).status).toBe(400);
  }
  expect((await save(sale.vendor.actor, draftOf(sale))).status).toBe(403);
  expect((await own(sale.customer.actor)).publishedSlug).toBeNull();
});
