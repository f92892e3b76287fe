import { v7 } from "uuid";
import { type OrderReview, type Review } from "@/contracts/catalogue/review";
import type { ReviewAnswerBody, ReviewBody } from "@/contracts/catalogue/review.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { keepPicture } from "@/server/adapters/storage/kept-picture";
import type { CustomerActor, VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { enqueueMessage } from "@/server/mail/public";
import { teamAddresses } from "@/server/modules/catalogue/team/public";
import { countRating } from "@/server/modules/catalogue/vendor/public";
import { reviewAnswered, reviewReceived, reviewRequested } from "./mail";
import { presentReview, publicName } from "./present";
import * as repo from "./repo";
import * as write from "./repo-write";

const PICTURE_SIDE = 1600;

/** 400 rather than 409, because in the API contract a 400 for reviews is shown as a warning. */
const refuse = (message: string) => new AppError("bad_request", message);
const ALREADY_REVIEWED = "This order has a review already";

/**
 * POST user-review: saves the couple's review of a delivered order with pictures, and updates the vendor's rating.
 * Throws `not_found`, or `bad_request` for an order that is not delivered or has a review.
 */
export async function writeReview(
  { customerId }: CustomerActor,
  { orderId, rating, title, comment }: ReviewBody,
  uploads: readonly Upload[],
): Promise<Review> {
  const db = await getDb();
  const order = await write.findOrder(db, orderId);
  if (order?.customerId !== customerId) throw noSuchOrder();
  if (!order.isDelivered) throw refuse("You can review an order once it has been delivered");
  if (await repo.findReviewOfOrder(db, orderId)) throw refuse(ALREADY_REVIEWED);
  const pictures: string[] = [];
  try {
    for (const { field, name, bytes } of uploads) {
      const place = {
        folder: `review/${order.vendorId}`,
        side: PICTURE_SIDE,
        what: `“${name.slice(0, 80)}”`,
      };
      pictures.push(await keepPicture(field, bytes, place));
    }
    await inTransaction(async (tx) => {
      const row = { id: v7(), orderId, customerId, vendorId: order.vendorId, rating, title, body: comment };
      if (!(await write.insertReview(tx, { ...row, pictures }))) throw refuse(ALREADY_REVIEWED);
      await countRating(tx, order.vendorId, rating);
      for (const to of await teamAddresses(tx, order.vendorId, "reviews")) {
        await enqueueMessage(tx, reviewReceived, {
          to,
          ...namesOf(order),
          rating,
          title,
          comment,
          pictures: pictures.length,
          link: appLink("/vendor/dashboard/reviews"),
        });
      }
    });
  } catch (error) {
    for (const name of pictures) await getStorage().remove(name);
    throw error;
  }
  return reviewOf(db, orderId);
}

/**
 * POST vendor-review: saves the vendor's only reply, which is public below the review. Throws `not_found`, or
 * `bad_request` when it has a reply already.
 */
export async function answerReview(
  { vendorId }: VendorActor,
  { reviewId, comment }: ReviewAnswerBody,
): Promise<Review> {
  const db = await getDb();
  const found = await write.findOwnReview(db, vendorId, reviewId);
  const order = found && (await write.findOrder(db, found.orderId));
  if (!order) throw new AppError("not_found", "This review does not exist");
  await inTransaction(async (tx) => {
    if (!(await write.insertAnswer(tx, reviewId, comment, new Date()))) {
      throw refuse("You have answered this review already");
    }
    await enqueueMessage(tx, reviewAnswered, {
      to: order.customerEmail,
      ...namesOf(order),
      comment,
      link: appLink(`/user/manage-orders/${order.id}#review`),
    });
  });
  return reviewOf(db, order.id);
}

/**
 * POST user-review/send-review-request: mails the couple a link to the form, once per order. Throws `not_found`, or
 * `bad_request` for an order that is not delivered, has a review, or was requested before.
 */
export async function requestReview(actor: VendorActor, orderId: string): Promise<OrderReview> {
  const db = await getDb();
  const order = await write.findOrder(db, orderId);
  if (order?.vendorId !== actor.vendorId) throw noSuchOrder();
  if (!order.isDelivered) throw refuse("You can ask for a review once the order has been delivered");
  if (await repo.findReviewOfOrder(db, orderId)) throw refuse(ALREADY_REVIEWED);
  await inTransaction(async (tx) => {
    if (!(await write.insertRequest(tx, orderId, new Date()))) {
      throw refuse("You have asked for a review of this order already");
    }
    await enqueueMessage(tx, reviewRequested, {
      to: order.customerEmail,
      ...namesOf(order),
      link: appLink(`/user/manage-orders/${orderId}?review=write`),
    });
  });
  return readOrderReview(actor, orderId);
}

/** Returns the review of an order, for its couple and its vendor. Throws `not_found`. */
export async function readOrderReview(
  actor: CustomerActor | VendorActor,
  orderId: string,
): Promise<OrderReview> {
  const db = await getDb();
  const order = await write.findOrder(db, orderId);
  const isCouple = actor.role === "customer" && order?.customerId === actor.customerId;
  const isVendor = actor.role === "vendor" && order?.vendorId === actor.vendorId;
  if (!order || !(isCouple || isVendor)) throw noSuchOrder();
  const row = await repo.findReviewOfOrder(db, orderId);
  const open = order.isDelivered && !row;
  return {
    orderId,
    orderNumber: orderNumberOf(order.number, order.placedAt),
    review: row && (isCouple || !row.hiddenAt) ? presentReview(row) : null,
    hidden: row && isCouple ? hiddenOf(row) : null,
    canReview: isCouple && open,
    requestedAt: order.requestedAt?.toISOString() ?? null,
    canRequest: isVendor && open && !order.requestedAt,
  };
}

function hiddenOf({ hiddenAt, hiddenPictures, hiddenReason }: repo.ReviewRow): OrderReview["hidden"] {
  if (!hiddenAt && hiddenPictures.length === 0) return null;
  return { what: hiddenAt ? "review" : "pictures", reason: hiddenReason };
}

const noSuchOrder = () => new AppError("not_found", "This order does not exist");

const namesOf = (order: write.OrderRow) => ({
  firstName: order.firstName,
  customerName: publicName(order),
  vendorName: order.vendorName,
  orderNumber: orderNumberOf(order.number, order.placedAt),
});

async function reviewOf(db: Db, orderId: string): Promise<Review> {
  const row = await repo.findReviewOfOrder(db, orderId);
  if (!row) throw new Error("the review was not written");
  return presentReview(row);
}
