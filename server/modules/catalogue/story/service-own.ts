import { randomBytes } from "node:crypto";
import {
  type OwnStory,
  STORY_CONSENT,
  STORY_PICTURES_MAX,
  type StoryDraft,
} from "@/contracts/catalogue/story";
import type { StoryBody } from "@/contracts/catalogue/story.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { readableSlug } from "@/server/core/text/slug";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { recordConsent } from "@/server/modules/identity/consent/public";
import { picturesOf, presentOrder, presentStory } from "./present";
import * as repo from "./repo";
import * as own from "./repo-own";

const HIDDEN = "We’ve taken this story down. Reply to our email, and we’ll look at it again.";
const noStory = () => new AppError("bad_request", "You haven’t saved a story yet");

/** GET user-story: the couple's delivered orders, and its story or a proposal. */
export async function readOwnStory({ customerId }: CustomerActor): Promise<OwnStory> {
  const db = await getDb();
  const [orders, row] = await Promise.all([
    repo.deliveredOrders(db, customerId),
    own.findOwn(db, customerId),
  ]);
  const draft = row ? await draftOf(db, row) : await proposal(db, customerId, orders);
  return {
    orders: orders.map(presentOrder),
    draft,
    isSaved: row !== null,
    publishedSlug: row?.publishedAt && !row.hiddenAt ? row.slug : null,
    hiddenReason: row?.hiddenAt ? row.hiddenReason : null,
    preview: row && (await presentStory(row, await repo.creditedOrders(db, [row.id]))),
  };
}

/**
 * PUT user-story: saves the story and unpublishes it until the couple consents to the new preview. Throws `bad_request`
 * for an order that is not the couple's or not delivered, and for a picture that belongs to no such order.
 */
export async function saveStory(actor: CustomerActor, body: StoryBody): Promise<OwnStory> {
  const { customerId } = actor;
  const { orderIds, ...written } = body;
  await inTransaction(async (tx) => {
    const orders = await repo.deliveredOrders(tx, customerId);
    const credited = orders.filter(({ orderId }) => orderIds.includes(orderId));
    if (credited.length < new Set(orderIds).size) {
      throw new AppError("bad_request", "You can only credit vendors whose orders have been delivered");
    }
    const offered = new Set(credited.flatMap(picturesOf));
    if (written.pictures.some((name) => !offered.has(name))) {
      throw new AppError("bad_request", "Please choose pictures from the vendors you credit");
    }
    const slug = await newSlug(written.names);
    const { id } = await own.saveDraft(tx, { customerId, slug, ...written });
    await own.setCredits(tx, id, credited);
  });
  return readOwnStory(actor);
}

/**
 * POST user-story/publish: publishes the saved story and records the couple's consent. Throws `bad_request` when no
 * story is saved, and `conflict` while an operator has hidden it.
 */
export async function publishStory(actor: CustomerActor): Promise<OwnStory> {
  const { customerId, accountId } = actor;
  await inTransaction(async (tx) => {
    const couple = await own.findCouple(tx, customerId);
    if ((await own.findOwn(tx, customerId))?.hiddenAt) throw new AppError("conflict", HIDDEN);
    if (!couple || !(await own.setPublished(tx, customerId, true))) throw noStory();
    await recordConsent(tx, { accountId, email: couple.email, purpose: "story", wording: STORY_CONSENT });
  });
  return readOwnStory(actor);
}

/**
 * POST user-story/withdraw: unpublishes the story immediately and keeps the draft. Throws `bad_request` when there is
 * no story.
 */
export async function withdrawStory(actor: CustomerActor): Promise<OwnStory> {
  if (!(await own.setPublished(await getDb(), actor.customerId, false))) throw noStory();
  return readOwnStory(actor);
}

async function draftOf(db: Db, row: repo.StoryRow): Promise<StoryDraft> {
  const { names, title, words, showMonth, showReviews, pictures } = row;
  return {
    names,
    title,
    words,
    showMonth,
    showReviews,
    pictures,
    orderIds: await own.creditedOrderIds(db, row.id),
  };
}

async function proposal(db: Db, customerId: string, orders: readonly repo.OrderRow[]): Promise<StoryDraft> {
  const couple = await own.findCouple(db, customerId);
  const both = [couple?.bride, couple?.groom].filter(Boolean).join(" and ");
  const pictures = orders.flatMap((order) => picturesOf(order).slice(0, 1));
  return {
    names: both || couple?.firstName || "",
    title: "",
    words: "",
    showMonth: true,
    showReviews: true,
    orderIds: orders.map(({ orderId }) => orderId),
    pictures: [...new Set(pictures)].slice(0, STORY_PICTURES_MAX),
  };
}

/** Returns the names in Latin letters with a random suffix, because other couples may have the same names. */
async function newSlug(names: string): Promise<string> {
  return `${(await readableSlug(names)) || "a-wedding"}-${randomBytes(4).toString("hex")}`;
}
