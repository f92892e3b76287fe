import { type CampaignTree, campaignTree, tick, tickedIds } from "@/contracts/sale/promotion/campaign-tree";
import { type Page, toPage } from "@/contracts/envelope";
import type { Campaign, CampaignDetail, PromotionType } from "@/contracts/sale/promotion/promotion";
import type { CampaignBody, CampaignListQuery } from "@/contracts/sale/promotion/promotion.schema";
import { addDays, instantInSingapore } from "@/lib/dates";
import { toCents } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { presentCampaign } from "./present";
import { lockPromotion, type PromotionRow } from "./repo";
import * as repo from "./repo-vendor";

type Owned = { vendorId: string; type: PromotionType };

/** GET /discount-vendor and GET /voucher-vendor: the vendor's campaigns with their results. */
export async function listCampaigns(
  owned: Owned,
  query: CampaignListQuery,
  now = new Date(),
): Promise<Page<Campaign>> {
  const { rows, total } = await repo.listCampaigns(await getDb(), owned, query);
  return toPage(
    rows.map((row) => presentCampaign(row, now)),
    total,
    query,
  );
}

/** Returns a campaign with its category tree. Throws `not_found` for another vendor's. */
export async function readCampaign(owned: Owned, id: string, now = new Date()): Promise<CampaignDetail> {
  const db = await getDb();
  const row = await repo.findOwn(db, owned, id);
  if (!row) throw noSuchCampaign(owned.type);
  const ids = row.scope.map((node) => node.id);
  return { ...presentCampaign(row, now), ...tick(await vendorTree(db, owned.vendorId), ids) };
}

/** Returns the categories that the vendor sells in, with nothing ticked. */
export async function vendorTree(db: Db, vendorId: string): Promise<CampaignTree> {
  const masters = await repo.mastersOf(db, vendorId);
  return campaignTree((await categoryTree()).filter(({ _id }) => masters.has(_id)));
}

/** Creates a campaign. Throws `conflict` when the vendor already has one with that code. */
export async function createCampaign(
  owned: Owned,
  body: CampaignBody,
  now = new Date(),
): Promise<CampaignDetail> {
  const id = await sayTaken(() =>
    inTransaction(async (tx) => {
      const made = await repo.insertCampaign(tx, { ...owned, ...columnsOf(body), createdAt: now });
      await saveScope(tx, owned, made, body);
      return made;
    }),
  );
  return readCampaign(owned, id, now);
}

/**
 * Changes a campaign for future orders and claims. Throws `not_found`, `conflict` for a code that the vendor already
 * uses, and `bad_request` for a limit below what has been used.
 */
export async function updateCampaign(
  owned: Owned,
  id: string,
  body: CampaignBody,
  now = new Date(),
): Promise<CampaignDetail> {
  await sayTaken(() =>
    inTransaction(async (tx) => {
      await lockOwn(tx, owned, id);
      const found = await repo.findOwn(tx, owned, id);
      if (!found) throw noSuchCampaign(owned.type);
      refuseLimits(body, { uses: found.uses, mostOfOne: await repo.mostUsesOfOne(tx, id) });
      await repo.updateCampaign(tx, id, columnsOf(body));
      await saveScope(tx, owned, id, body);
    }),
  );
  return readCampaign(owned, id, now);
}

/** Pauses or resumes a campaign. Vouchers that couples already have can still be spent. Throws `not_found`. */
export async function pauseCampaign(
  owned: Owned,
  id: string,
  paused: boolean,
  now = new Date(),
): Promise<CampaignDetail> {
  await inTransaction(async (tx) => {
    const { pausedAt } = await lockOwn(tx, owned, id);
    await repo.updateCampaign(tx, id, { pausedAt: paused ? (pausedAt ?? now) : null });
  });
  return readCampaign(owned, id, now);
}

/**
 * Deletes a campaign. Orders keep their discount, couples keep their vouchers, and the code becomes available again.
 * Throws `not_found`.
 */
export async function deleteCampaign(owned: Owned, id: string, now = new Date()): Promise<void> {
  await inTransaction(async (tx) => {
    await lockOwn(tx, owned, id);
    await repo.updateCampaign(tx, id, { deletedAt: now });
  });
}

async function lockOwn(tx: Transaction, { vendorId, type }: Owned, id: string): Promise<PromotionRow> {
  const row = await lockPromotion(tx, id);
  if (row?.vendorId !== vendorId || row.type !== type || row.deletedAt) throw noSuchCampaign(type);
  return row;
}

/** Saves the ticked nodes of the vendor's own tree. */
async function saveScope(
  tx: Transaction,
  { vendorId }: Owned,
  id: string,
  body: CampaignBody,
): Promise<void> {
  const tree = await vendorTree(tx, vendorId);
  await repo.replaceScope(tx, id, tickedIds(tick(tree, tickedIds(treeOf(body)))));
}

/** Returns a request's tree, with defaults for missing lists. */
export function treeOf({ sub_categories }: Pick<CampaignBody, "sub_categories">): CampaignTree {
  return { sub_categories };
}

/** Returns the columns of a campaign's terms. */
export function termsOf({
  kind,
  percent,
  amount,
  cap,
  minSpend,
}: Pick<CampaignBody, "kind" | "percent" | "amount" | "cap" | "minSpend">) {
  const isPercent = kind === "percent";
  return {
    kind,
    percentBps: isPercent ? Math.round((percent ?? 0) * 100) : null,
    amountCents: isPercent ? null : toCents(amount ?? 0),
    capCents: isPercent && cap !== null ? toCents(cap) : null,
    minSpendCents: toCents(minSpend),
  };
}

function columnsOf(body: CampaignBody) {
  const { name, code, startDate, endDate, totalLimit, perCustomerLimit, segment } = body;
  return {
    name,
    code,
    totalLimit,
    perCustomerLimit,
    segment,
    ...termsOf(body),
    startsAt: instantInSingapore(startDate, "00:00"),
    endsAt: endDate ? instantInSingapore(addDays(endDate, 1), "00:00") : null,
  };
}

function refuseLimits(
  { totalLimit, perCustomerLimit }: CampaignBody,
  { uses, mostOfOne }: { uses: number; mostOfOne: number },
): void {
  if (totalLimit !== null && totalLimit < uses) throw belowUses("totalLimit", uses, "It has been used");
  if (perCustomerLimit !== null && perCustomerLimit < mostOfOne) {
    throw belowUses("perCustomerLimit", mostOfOne, "A customer has used it");
  }
}

function belowUses(field: string, uses: number, who: string): AppError {
  const times = uses === 1 ? "once" : `${uses} times`;
  const message = `${who} ${times} already: the limit must be at least ${uses}`;
  return new AppError("bad_request", message, [{ field, message }]);
}

async function sayTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isConstraint(error, "promotion_code_key")) throw error;
    const message = "You already have a campaign with this code";
    throw new AppError("conflict", message, [{ field: "code", message }]);
  }
}

function noSuchCampaign(type: PromotionType): AppError {
  return new AppError("not_found", `This ${type} does not exist`);
}
