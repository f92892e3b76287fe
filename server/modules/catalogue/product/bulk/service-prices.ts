import { v7 } from "uuid";
import { allInOn, priceListOf } from "@/contracts/catalogue/price/day-price";
import { BULK_CHANGE_LIMITS, type PriceChange } from "@/contracts/catalogue/product/bulk-change";
import type { PriceChangeBody } from "@/contracts/catalogue/product/bulk-change.schema";
import { PRODUCT_LIMITS, type RevisedProduct } from "@/contracts/catalogue/product/own-product";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import { MAX_LIMIT } from "@/contracts/envelope";
import { applyRate, type Cents, formatMoney, toCents, toDollars } from "@/lib/money";
import type { VendorActor } from "@/server/core/actor";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { refreshPriceFrom } from "@/server/modules/catalogue/vendor/public";
import { refusal } from "../own/content";
import { contentOf } from "../own/present";
import { listOwn, lockOwn } from "../own/repo";
import { noSuchProduct } from "../own/service";
import { requireSeller } from "../own/service-save";
import { insertBulkChange, revisionsOf } from "./repo";
import { type Edit, saveEdits } from "./save-edits";

const MOST_CENTS = toCents(PRODUCT_LIMITS.price);

/**
 * POST /vendor-product/prices: raises or lowers prices by a percentage or an amount, including prices by day that are
 * amounts. With `preview`, saves nothing. Throws `not_found` for other vendors' products, and `bad_request` naming a
 * product whose price would be $0 or too high.
 */
export async function changePrices(
  { vendorId }: VendorActor,
  body: PriceChangeBody,
  now = new Date(),
): Promise<PriceChange> {
  return inTransaction(async (tx) => {
    const seller = await requireSeller(tx, vendorId);
    const edits = (await chosen(tx, vendorId, body, now)).map(({ row, revision }) => ({
      row,
      revision,
      before: revision?.content ?? contentOf(row),
      after: repriced(revision?.content ?? contentOf(row), body),
    }));
    const changed = edits.filter(({ before, after }) => before.priceCents !== after.priceCents);
    const report = (more: Partial<PriceChange>): PriceChange => ({
      done: !body.preview,
      changed: changed.length,
      products: changed.slice(0, BULK_CHANGE_LIMITS.shown).map(({ row, before, after }) => ({
        _id: row.id,
        title: before.title,
        before: toDollars(before.priceCents),
        after: toDollars(after.priceCents),
      })),
      reviewed: seller.publishProductDirectly
        ? 0
        : changed.filter(({ row }) => row.status === PRODUCT_STATUS.published).length,
      bulkChangeId: null,
      ...more,
    });
    if (body.preview || changed.length === 0) return report({});
    const saved = await saveEdits(tx, seller, changed, now);
    const id = v7();
    await insertBulkChange(
      tx,
      {
        id,
        vendorId,
        kind: "prices",
        label: labelOf(body),
        added: 0,
        updated: saved.items.length,
        createdAt: now,
      },
      saved.items,
    );
    await refreshPriceFrom(tx, vendorId);
    return report({ reviewed: saved.reviewed, bulkChangeId: id });
  });
}

type Chosen = Pick<Edit, "row" | "revision">;

async function chosen(
  tx: Transaction,
  vendorId: string,
  { ids, filter }: PriceChangeBody,
  now: Date,
): Promise<Chosen[]> {
  if (!ids?.length) {
    const all = {
      page: 1,
      limit: MAX_LIMIT,
      sortBy: "asc",
      searchBy: "",
      status: "all",
      family: "",
    } as const;
    const { rows } = await listOwn(tx, vendorId, { ...all, ...filter }, now);
    return rows.map(({ product, revision }) => ({ row: product, revision }));
  }
  const wanted = [...new Set(ids)];
  const rows = await lockOwn(tx, vendorId, wanted);
  if (rows.length < wanted.length) throw noSuchProduct();
  const revisions = await revisionsOf(tx, wanted);
  return rows.map((row) => ({ row, revision: revisions.get(row.id) ?? null }));
}

function repriced(before: RevisedProduct, body: PriceChangeBody): RevisedProduct {
  const next = (cents: Cents) => nextPrice(cents, body);
  const after = {
    ...before,
    priceCents: next(before.priceCents),
    priceRules: before.priceRules.map((rule) => ({
      ...rule,
      priceCents: rule.priceCents === null ? null : next(rule.priceCents),
    })),
  };
  const amounts = [after.priceCents, ...after.priceRules.flatMap(({ priceCents }) => priceCents ?? [])];
  const wrong = amounts.find((cents) => cents <= 0 || cents > MOST_CENTS);
  if (wrong !== undefined) {
    throw refusal("value", `The price of “${before.title}” would be ${formatMoney(wrong)}`);
  }
  return { ...after, allInCents: allInOn(priceListOf(after), null, after) };
}

/** Returns a price in cents after the change, rounded half up. */
export function nextPrice(
  cents: Cents,
  { by, value, roundTo }: Pick<PriceChangeBody, "by" | "value" | "roundTo">,
): Cents {
  const changed =
    by === "percent" ? cents + applyRate(cents, Math.round(value * 100)) : cents + toCents(value);
  const step = toCents(roundTo);
  return step === 0 ? changed : Math.round(changed / step) * step;
}

function labelOf({ by, value }: PriceChangeBody): string {
  const sign = value < 0 ? "\u2212" : "+";
  const size = Math.abs(value);
  return `${sign}${by === "percent" ? `${size}%` : formatMoney(toCents(size))}`;
}
