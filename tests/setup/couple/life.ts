import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { DAY_MS } from "@/lib/time";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { keepPrivately } from "@/server/adapters/storage/private-files";
import type { CustomerActor } from "@/server/core/actor";
import { review } from "@/server/db/schema/catalogue/review";
import { story, storyOrder } from "@/server/db/schema/catalogue/story";
import { actionToken } from "@/server/db/schema/identity/action-token";
import { consent } from "@/server/db/schema/identity/consent";
import { oneTimeCode } from "@/server/db/schema/identity/otp";
import { promoSignup } from "@/server/db/schema/identity/promo";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { budgetLine, outsideBooking, outsideFile } from "@/server/db/schema/planning/budget";
import { angBao } from "@/server/db/schema/planning/check-in";
import { inviteDesign } from "@/server/db/schema/planning/invitation";
import { runSheetItem } from "@/server/db/schema/planning/run-sheet";
import { wedding } from "@/server/db/schema/planning/wedding";
import { cartLine } from "@/server/db/schema/sale/cart";
import { dateHold } from "@/server/db/schema/sale/booking";
import { order, orderItem } from "@/server/db/schema/sale/order";
import { voucher } from "@/server/db/schema/sale/voucher";
import { makeAppointment, makeCustomer, makeProduct, makeSocialIdentity } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { EVENT_DATE, type useShop } from "@/tests/setup/shop";

type Named = (what: string) => string;
type Shop = ReturnType<typeof useShop>;
export type Life = Awaited<ReturnType<typeof makeLife>>;

/**
 * Creates a couple that has used all of Sayang, with one order in progress whose deposit was paid by a saved card.
 * Everything of its own contains `name`, followed by a word for what it is: `mark("guest")`.
 */
export async function makeLife(shop: Shop, name: string, passwordHash?: string) {
  const db = shop.db();
  const mark = (what: string) => `${name}~${what}`;
  const picture = (what: string) => `customer/${name.toLowerCase()}/${what}.webp`;
  const pictures = ["portrait", "page", "invite"].map(picture);
  for (const each of pictures) await getStorage().put(each, Buffer.from(each), "image/webp");
  const shown = `review/${name.toLowerCase()}.webp`;
  await getStorage().put(shown, Buffer.from(shown), "image/webp");
  const contract = `outside/${name.toLowerCase()}.pdf`;
  await keepPrivately(contract, Buffer.from("a contract"));
  const email = `${name.toLowerCase()}@test.example`;
  const columns = {
    firstName: mark("first"),
    lastName: mark("last"),
    phone: mark("phone"),
    brideFirstName: mark("bride"),
    groomFirstName: mark("groom"),
    budgetCents: 4_500_000,
    brideImage: picture("portrait"),
    weddingDate: EVENT_DATE,
  };
  const couple = await makeCustomer(db, { email, ...(passwordHash && { passwordHash }), ...columns });
  const { id: customerId, actor } = couple;
  await makeSocialIdentity(db, customerId);
  const ahead = new Date(Date.now() + DAY_MS);
  const link = {
    accountId: customerId,
    purpose: "change-email",
    email: `${mark("next")}@test.example`,
  } as const;
  await db.insert(actionToken).values({ ...link, tokenHash: v7(), expiresAt: ahead });
  const code = { accountId: customerId, purpose: "phone", sentTo: mark("sentto"), codeHash: v7() } as const;
  await db.insert(oneTimeCode).values({ ...code, expiresAt: ahead });
  const given = { email, wording: mark("wording") };
  await db.insert(consent).values([
    { ...given, purpose: "terms", accountId: customerId },
    { ...given, purpose: "promotions", accountId: customerId },
    { ...given, purpose: "promotions" },
  ]);
  await db.insert(promoSignup).values({ email, discountCode: mark("discount") });
  const bought = await buy(shop, actor, mark);
  const { vendor, product, category, orderId } = bought;
  const { weddingId } = await plan(shop, actor, { mark, picture, contract });

  const wished = await makeProduct(db, { vendorId: vendor.id, level1Id: category.id, title: mark("wished") });
  await shop.call("POST", "/wishlist", { as: actor, body: { productId: wished.id } });
  const row = { customerId, productId: product.id, quantity: 1, seenCents: 1000, eventDate: "2031-01-01" };
  await db.insert(cartLine).values({ ...row, note: mark("cart") });
  await db.insert(voucher).values({
    customerId,
    kind: "credit",
    state: "active",
    amountCents: 1234,
    balanceCents: 1234,
    message: mark("credit"),
    recipientEmail: email,
  });
  await db.insert(dateHold).values({
    vendorId: vendor.id,
    customerId,
    date: "2031-02-02",
    name: mark("held"),
    expiresAt: ahead,
  });
  await shop.call("POST", "/calendar-feed", { as: actor });
  const opinion = { rating: 5, title: mark("reviewtitle"), body: mark("reviewwords"), pictures: [shown] };
  await db.insert(review).values({ vendorId: vendor.id, customerId, orderId, ...opinion });
  const storyId = v7();
  const told = { names: mark("storynames"), title: mark("storytitle"), words: mark("storywords") };
  await db
    .insert(story)
    .values({ id: storyId, customerId, slug: mark("slug"), ...told, publishedAt: new Date() });
  await db.insert(storyOrder).values({ storyId, orderId, vendorId: vendor.id });

  const appointmentId = await makeAppointment(db, { vendorId: vendor.id, customerId, note: mark("visit") });
  const letter = { vendorId: vendor.id, body: mark("message"), clientId: v7() };
  await shop.call("POST", "/room/message", { as: actor, body: letter });
  const asked = { firstName: mark("asker"), lastName: "", email, message: mark("ticket"), topic: "account" };
  await shop.call("POST", "/ticket", { as: actor, body: asked });
  const stateOf = async () =>
    (await db.select().from(appointment).where(eq(appointment.id, appointmentId)))[0]?.state;
  return {
    ...couple,
    ...bought,
    mark,
    weddingId,
    contract,
    pictures: [...pictures, shown],
    appointmentState: stateOf,
  };
}

async function buy(shop: Shop, as: CustomerActor, mark: Named) {
  const stall = await shop.makeStall();
  await shop.addToCart(as, stall.product);
  const contact = { contactName: mark("contact"), contactPhone: "+65 9123 4567", comment: mark("comment") };
  const placed = (await shop.placeOrder(as, contact)).body.data;
  const orderId = placed.orders[0]?.id ?? "";
  await shop
    .db()
    .update(order)
    .set({
      billing: {
        unitNumber: "",
        country: "Singapore",
        streetAddress: mark("street"),
        streetAddress2: "",
        streetAddress3: "",
        postalCode: "018956",
        city: "Singapore",
        state: "",
      },
    })
    .where(eq(order.id, orderId));
  await shop
    .db()
    .update(orderItem)
    .set({ note: mark("itemnote") })
    .where(eq(orderItem.orderId, orderId));
  const intent = (await shop.createIntent(as, placed.checkoutId)).body.data;
  await shop.call("PUT", `/user-payment/save-card/${intent.paymentId}`, { as, body: { save: true } });
  await shop.confirm(intent, SANDBOX_CARDS.success);
  await shop.settle();
  await shop.call("PATCH", `/order-vendor/approve/${orderId}`, { as: stall.vendor.actor });
  /** Both sides have confirmed that the order is done. */
  const complete = () =>
    shop.db().update(order).set({ state: "completed", completedAt: new Date() }).where(eq(order.id, orderId));
  return { ...stall, orderId, complete };
}

async function plan(
  shop: Shop,
  as: CustomerActor,
  { mark, picture, contract }: { mark: Named; picture: Named; contract: string },
) {
  const db = shop.db();
  const { weddingId, eventId } = await makeWedding(as);
  await db
    .update(wedding)
    .set({ story: mark("page"), pictures: [picture("page")], publishedAt: new Date() })
    .where(eq(wedding.id, weddingId));
  const home = { name: mark("household"), email: `${mark("guestmail")}@test.example` };
  const { guestIds } = await makeHousehold(db, {
    weddingId,
    eventIds: [eventId],
    guests: [mark("guest")],
    ...home,
  });
  const post = (path: string, body: object) => shop.call("POST", path, { as, body });
  await post("/planning/checklist", { title: mark("task") });
  await post("/planning/runsheet", { startsAt: "10:00", title: mark("runsheet") });
  await db.insert(budgetLine).values({ weddingId, name: mark("budget"), plannedCents: 100_050 });
  const bookingId = v7();
  await db.insert(outsideBooking).values({ id: bookingId, weddingId, vendorName: mark("outside") });
  const file = { name: "contract.pdf", type: "application/pdf", bytes: 10, storageKey: contract };
  await db.insert(outsideFile).values({ weddingId, bookingId, ...file });
  await db.insert(runSheetItem).values({ weddingId, startsAt: "11:00", title: mark("second") });
  await db
    .insert(angBao)
    .values({ id: v7(), weddingId, eventId, fromName: mark("angbao"), guestId: guestIds[0] });
  await db.insert(inviteDesign).values({
    weddingId,
    design: "pinstripe",
    picture: picture("invite"),
    words: { en: { note: mark("invite") } } as never,
  });
  await post("/planning/team", {
    name: mark("helper"),
    email: `${mark("helper")}@test.example`,
    role: "helper",
  });
  return { weddingId };
}

/** Returns the words that follow the couple's name wherever the text contains it: `task` of `Zq1x~task`. */
export function marksIn(text: string, { mark }: Life): string[] {
  const name = mark("");
  return [
    ...new Set(
      text
        .split(name)
        .slice(1)
        .map((rest) => /^\w+/.exec(rest)?.[0] ?? ""),
    ),
  ].toSorted();
}
