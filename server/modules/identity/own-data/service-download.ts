import { todayInSingapore } from "@/lib/dates";
import type { CustomerActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import { eventsOf } from "@/server/modules/identity/account-event/public";
import { consentsOf } from "@/server/modules/identity/consent/public";
import { customerProfile } from "@/server/modules/identity/profile/public";
import { promotionOf } from "@/server/modules/identity/promo/public";
import { activeSessions } from "@/server/modules/identity/session/public";
import { connectedLogins } from "@/server/modules/identity/social/public";
import { ownDataHooks } from "./hooks";
import { toDollars } from "@/lib/money";

const CENTS = /Cents$/;

/** Formats a value for its owner: amounts in dollars (`totalCents: 1250` becomes `total: 12.5`), dates as ISO 8601. */
function inDollars(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inDollars);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) =>
      CENTS.test(key) && (typeof each === "number" || each === null)
        ? [key.replace(CENTS, ""), each === null ? null : toDollars(each)]
        : [key, inDollars(each)],
    ),
  );
}

const ABOUT =
  "Everything that Sayang keeps about you and your wedding. Amounts are in Singapore dollars, times in UTC. Passwords, " +
  "links that open something and card numbers are left out. Your orders' documents are on their pages.";

/**
 * GET /user/account/data: the caller's own data as one JSON file; a partner's file excludes what belongs to the couple.
 */
export async function downloadOwnData(caller: CustomerActor, now = new Date()): Promise<Response> {
  const data = { about: ABOUT, madeAt: now, ...(await sectionsOf(caller)) };
  const name = `sayang-my-data-${todayInSingapore(now)}.json`;
  return new Response(JSON.stringify(inDollars(data), null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}

/** Returns how many entries each section of the download has; 1 for what isn't a list, 0 for what is empty. */
export async function countOwnData(caller: CustomerActor): Promise<{ section: string; entries: number }[]> {
  return Object.entries(await sectionsOf(caller)).map(([section, value]) => ({
    section,
    entries: Array.isArray(value) ? value.length : value === null || value === undefined ? 0 : 1,
  }));
}

async function sectionsOf(caller: CustomerActor): Promise<Record<string, unknown>> {
  const db = await getDb();
  const actor = { ...caller, customerId: caller.accountId };
  const sections: unknown[] = [await identityOf(db, actor)];
  // One section at a time, so that a long download uses only one database connection.
  for (const read of ownDataHooks().readers) sections.push(await read(db, actor.customerId));
  return Object.assign({}, ...sections) as Record<string, unknown>;
}

async function identityOf(db: Db, actor: CustomerActor) {
  const { accountId } = actor;
  const { id: _id, _id: _same, roleUser: _role, ...profile } = await customerProfile(actor, accountId);
  const sessions = await activeSessions(actor);
  const logins = await connectedLogins(actor);
  return {
    profile,
    consents: await consentsOf(db, accountId, profile.email),
    signedIn: sessions.map(({ id: _session, _id: _again, ...session }) => session),
    connectedLogins: logins.map(({ id: _login, ...login }) => login),
    promotion: await promotionOf(db, accountId, profile.email),
    accountHistory: (await eventsOf(db, accountId)).map(({ kind, createdAt }) => ({
      what: kind.replaceAll("-", " "),
      at: createdAt,
    })),
  };
}
