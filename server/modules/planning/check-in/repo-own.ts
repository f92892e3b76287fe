import { and, asc, eq, isNull } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { angBao, checkIn } from "@/server/db/schema/planning/check-in";
import { guest } from "@/server/db/schema/planning/guest";
import { wedding } from "@/server/db/schema/planning/wedding";

/** Returns the arrivals at a couple's wedding and the ang bao recorded there, for the download of its data. */
export async function ownCheckIn(db: Db, customerId: string) {
  const arrivals = await db
    .select({
      firstName: guest.firstName,
      lastName: guest.lastName,
      walkIn: checkIn.walkInName,
      people: checkIn.heads,
      arrivedAt: checkIn.arrivedAt,
    })
    .from(checkIn)
    .innerJoin(wedding, eq(wedding.id, checkIn.weddingId))
    .leftJoin(guest, eq(guest.id, checkIn.guestId))
    .where(and(eq(wedding.customerId, customerId), isNull(checkIn.undoneAt)))
    .orderBy(asc(checkIn.arrivedAt), asc(checkIn.id));
  const gifts = await db
    .select({
      from: angBao.fromName,
      amountCents: angBao.amountCents,
      envelope: angBao.envelope,
      note: angBao.note,
      notedAt: angBao.notedAt,
    })
    .from(angBao)
    .innerJoin(wedding, eq(wedding.id, angBao.weddingId))
    .where(and(eq(wedding.customerId, customerId), isNull(angBao.undoneAt)))
    .orderBy(asc(angBao.notedAt), asc(angBao.id));
  return { arrivals, angBao: gifts };
}
