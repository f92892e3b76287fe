import { stringify } from "csv-stringify/sync";
import type { Influencer, Influencers } from "@/contracts/operator/influencer/influencer";
import type {
  InfluencerBody,
  InfluencersFileQuery,
  InfluencersQuery,
  InfluencerStateBody,
} from "@/contracts/operator/influencer/influencer.schema";
import { toPage } from "@/contracts/envelope";
import { todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import { DAY_MS } from "@/lib/time";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { changed, doneBy, NO_SUBJECT, recordAct } from "@/server/modules/identity/operator/public";
import {
  endInfluencer,
  keepPortrait,
  lockInfluencer,
  putInfluencer,
} from "@/server/modules/identity/promo/public";
import * as repo from "./repo";

const sinceOf = (days: number, now: Date) => (days === 0 ? null : new Date(now.getTime() - days * DAY_MS));

/** GET /operator/influencer */
export async function listInfluencers(query: InfluencersQuery, now = new Date()): Promise<Influencers> {
  const { page, limit, days } = query;
  const db = await getDb();
  const [rows, total] = await Promise.all([
    repo.listInfluencers(db, query, sinceOf(days, now), { limit, offset: (page - 1) * limit }),
    repo.countInfluencers(db, query),
  ]);
  return toPage(rows.map(present), total, query);
}

const COLUMNS = [
  "Code",
  "Name",
  "Since",
  "Ended",
  "Sign-ups",
  "Orders",
  "Paid less refunds",
  "Discount given",
];

/** GET /operator/influencer/export.csv: amounts in dollars. */
export async function influencersFile(query: InfluencersFileQuery, now = new Date()): Promise<Response> {
  const rows = await repo.listInfluencers(await getDb(), query, sinceOf(query.days, now));
  const day = (instant: string | null) => (instant ? todayInSingapore(new Date(instant)) : "");
  const lines = rows
    .map(present)
    .map(({ code, name, createdAt, endedAt, signUps, orders, paid, discount }) => [
      code,
      name,
      day(createdAt),
      day(endedAt),
      signUps,
      orders,
      paid.toFixed(2),
      discount.toFixed(2),
    ]);
  return new Response(stringify([COLUMNS, ...lines], { bom: true, escape_formulas: true }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sayang-influencers-${todayInSingapore(now)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/**
 * Adds an influencer's code, or changes the name and picture of one. `by` is who does it, as the log names them. Throws `bad_request` for a picture that can't be
 * read, and `conflict` for a code that isn't an influencer's.
 */
export async function saveInfluencer(
  by: string,
  { code, name }: InfluencerBody,
  picture: Buffer | undefined,
): Promise<void> {
  const portrait = picture && (await keepPortrait(picture));
  await inTransaction(async (tx) => {
    const before = await lockInfluencer(tx, code);
    if (before && !before.isInfluencer) {
      const message = "This code is taken: choose another";
      throw new AppError("conflict", message, [{ field: "code", message }]);
    }
    await putInfluencer(tx, { code, name, ...(portrait ? { picture: portrait } : {}) });
    const values = changed(
      { name: before?.displayName ?? null, picture: before?.picture ?? null },
      { name, picture: portrait ?? before?.picture ?? null },
    );
    await recordAct(tx, {
      subjectId: NO_SUBJECT,
      subject: code,
      ...values,
      doneBy: by,
      kind: "influencer.save",
    });
  });
}

/**
 * Ends a code, which then greets nobody and gives no discount to new addresses, or lets it work again. Discounts that
 * were mailed stay good. Throws `not_found`, and `conflict` when nothing would change.
 */
export function setInfluencerState(
  actor: OperatorActor,
  { code, ended, reason }: InfluencerStateBody,
  now = new Date(),
): Promise<void> {
  return inTransaction(async (tx) => {
    const before = await lockInfluencer(tx, code);
    if (!before?.isInfluencer) throw new AppError("not_found", "This influencer does not exist");
    if ((before.endedAt !== null) === ended) {
      throw new AppError("conflict", ended ? "This code has ended already" : "This code works already");
    }
    await endInfluencer(tx, code, ended ? now : null);
    await recordAct(tx, {
      subjectId: NO_SUBJECT,
      subject: code,
      before: { state: ended ? "active" : "ended" },
      after: { state: ended ? "ended" : "active" },
      doneBy: doneBy(actor),
      kind: "influencer.state",
      reason,
    });
  });
}

function present({ code, name, picture, endedAt, createdAt, ...brought }: repo.InfluencerRow): Influencer {
  return {
    _id: code,
    code,
    name: name ?? "",
    picture,
    endedAt: endedAt ? new Date(endedAt).toISOString() : null,
    createdAt: new Date(createdAt).toISOString(),
    signUps: brought.signUps,
    orders: brought.orders,
    paid: toDollars(Number(brought.paidCents)),
    discount: toDollars(Number(brought.discountCents)),
  };
}
