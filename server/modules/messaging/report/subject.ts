import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import { type ReportContext, REPORTED_MESSAGES } from "@/contracts/messaging/report/report";
import type { ReportKind } from "@/contracts/report-href";
import type { CustomerActor, VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { Db } from "@/server/db/client";
import { reportedReview } from "@/server/modules/catalogue/review/public";
import { reportedStory } from "@/server/modules/catalogue/story/public";
import { reportedTalk } from "@/server/modules/messaging/room/public";
import * as repo from "./repo";

export type Reporter = CustomerActor | VendorActor;

/** The reported thing in its current state. */
export type Subject = {
  name: string;
  href: string | null;
  /** The account of the author or owner. */
  targetAccountId: string | null;
  /** True when it is the reporter's own. */
  isOwn: boolean;
  context: ReportContext;
};

const NOTHING: ReportContext = { messages: [], title: "", text: "", pictures: [], rating: null };

/** Returns the public thing with this id, or the caller's own conversation. Throws `not_found`. */
export async function subjectOf(db: Db, actor: Reporter, kind: ReportKind, id: string): Promise<Subject> {
  const found = await SUBJECTS[kind](db, actor, id);
  if (!found) throw new AppError("not_found", "This is no longer there, so it can’t be reported");
  return found;
}

const SUBJECTS: Record<ReportKind, (db: Db, actor: Reporter, id: string) => Promise<Subject | null>> = {
  async room(db, actor, id) {
    const talk = await reportedTalk(db, actor, id, REPORTED_MESSAGES);
    if (!talk) return null;
    const vendor = actor.role === "customer" ? await repo.findVendor(db, talk.vendorId) : null;
    return {
      name: talk.name,
      href: null,
      targetAccountId: actor.role === "customer" ? (vendor?.accountId ?? null) : talk.customerId,
      isOwn: false,
      context: { ...NOTHING, messages: talk.messages },
    };
  },
  async review(db, actor, id) {
    const found = await reportedReview(db, id);
    if (!found || found.isHidden) return null;
    const { name, slug, customerId, rating, title, text, pictures } = found;
    return {
      name,
      href: `/vendor-detail/${slug}#reviews`,
      targetAccountId: customerId,
      isOwn: isCouple(actor, customerId),
      context: { ...NOTHING, rating, title, text, pictures },
    };
  },
  async vendor(db, actor, id) {
    const found = await repo.findVendor(db, id);
    if (found?.status !== "approved") return null;
    const { name, slug, accountId, text, pictures } = found;
    return {
      name,
      href: `/vendor-detail/${slug}`,
      targetAccountId: accountId,
      isOwn: isShop(actor, id),
      context: { ...NOTHING, title: name, text, pictures },
    };
  },
  async product(db, actor, id) {
    const found = await repo.findProduct(db, id);
    if (found?.vendorStatus !== "approved" || found.status !== PRODUCT_STATUS.published) return null;
    const { vendorSlug, slug, accountId, vendorId, title, text, pictures } = found;
    return {
      name: title,
      href: `/vendor-detail/${vendorSlug}/${slug}`,
      targetAccountId: accountId,
      isOwn: isShop(actor, vendorId),
      context: { ...NOTHING, title, text, pictures },
    };
  },
  async story(db, actor, id) {
    const found = await reportedStory(db, id);
    if (!found?.isPublic) return null;
    const { name, slug, customerId, title, text, pictures } = found;
    return {
      name,
      href: `/stories/${slug}`,
      targetAccountId: customerId,
      isOwn: isCouple(actor, customerId),
      context: { ...NOTHING, title, text, pictures },
    };
  },
};

const isCouple = (actor: Reporter, customerId: string) =>
  actor.role === "customer" && actor.customerId === customerId;
const isShop = (actor: Reporter, vendorId: string) => actor.role === "vendor" && actor.vendorId === vendorId;
