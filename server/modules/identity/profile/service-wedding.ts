import type { Wedding } from "@/contracts/identity/wedding";
import type { WeddingBody } from "@/contracts/identity/wedding.schema";
import { type IsoDate, todayInSingapore } from "@/lib/dates";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { lockCustomer, updateCustomer } from "@/server/modules/identity/account/public";
import { profileHooks } from "./hooks";
import type { CustomerRow } from "./repo";

type Couple = CustomerRow["customer"];

export function weddingOf(couple: Couple): Wedding {
  const { weddingDate, weddingMonth, weddingTables, weddingDistrict, weddingCeremonies } = couple;
  return {
    date: weddingDate,
    month: weddingDate ? null : weddingMonth,
    tables: weddingTables,
    district: weddingDistrict,
    ceremonies: weddingCeremonies,
  };
}

/** Replaces the couple's wedding details. Throws `bad_request` when the day or month has passed. */
export async function saveWedding(
  actor: CustomerActor,
  body: WeddingBody,
  now = new Date(),
): Promise<Wedding> {
  return inTransaction(async (tx) => {
    const couple = await mustLock(tx, actor.customerId);
    const isNewDay = body.date !== couple.weddingDate;
    if (isNewDay && isPast(body.date, now)) throw past("date", "Choose a wedding date that is still to come");
    if (!body.date && isPast(body.month, now)) throw past("month", "Choose a month that is still to come");
    return write(tx, couple, body);
  });
}

/**
 * Adds the details that a browser knows where the couple has given none. A past day or month is ignored. Signing in on
 * a friend's browser thus overwrites nothing.
 */
export async function mergeWedding(
  actor: CustomerActor,
  known: WeddingBody,
  now = new Date(),
): Promise<Wedding> {
  return inTransaction(async (tx) => {
    const couple = await mustLock(tx, actor.customerId);
    const said = weddingOf(couple);
    const hasTime = said.date !== null || said.month !== null;
    return write(tx, couple, {
      date: said.date ?? (hasTime || isPast(known.date, now) ? null : known.date),
      month: said.month ?? (hasTime || isPast(known.month, now) ? null : known.month),
      tables: said.tables ?? known.tables,
      district: said.district ?? known.district,
      ceremonies: said.ceremonies.length > 0 ? said.ceremonies : known.ceremonies,
    });
  });
}

/**
 * Adopts the date and number of tables of a booking where the couple has given none; a month is replaced by a day
 * within it.
 */
export async function addToWedding(
  tx: Transaction,
  customerId: string,
  booked: { date: IsoDate | null; tables: number },
): Promise<Wedding> {
  const couple = await mustLock(tx, customerId);
  const said = weddingOf(couple);
  const fits = said.month === null || booked.date?.startsWith(said.month) === true;
  return write(tx, couple, {
    ...said,
    date: said.date ?? (fits ? booked.date : null),
    tables: said.tables ?? booked.tables,
  });
}

async function write(tx: Transaction, couple: Couple, body: WeddingBody): Promise<Wedding> {
  const columns = {
    weddingDate: body.date,
    weddingMonth: body.date ? null : body.month,
    weddingTables: body.tables,
    weddingDistrict: body.district,
    weddingCeremonies: [...new Set(body.ceremonies)],
  };
  await updateCustomer(tx, couple.id, columns);
  if (body.date !== couple.weddingDate) {
    await profileHooks().weddingDayMoved(tx, couple.id, couple.weddingDate, body.date);
  }
  return weddingOf({ ...couple, ...columns });
}

async function mustLock(tx: Transaction, customerId: string): Promise<Couple> {
  const couple = await lockCustomer(tx, customerId);
  if (!couple) throw new AppError("not_found", "This profile is gone");
  return couple;
}

/** True for a day or month before today. */
function isPast(value: string | null, now: Date): boolean {
  return value !== null && value < todayInSingapore(now).slice(0, value.length);
}

function past(field: string, message: string): AppError {
  return new AppError("bad_request", message, [{ field, message }]);
}
