import type { CalendarFeed } from "@/contracts/sale/calendar";
import { appLink } from "@/server/core/links";
import { derivedToken, hashToken, newSalt } from "@/server/core/token";
import { getDb } from "@/server/db/client";
import * as repo from "./repo";

const NONE: CalendarFeed = { url: null, webcalUrl: null, googleUrl: null };

/** Returns the account's calendar link; all nulls when it has none. */
export async function readFeed(accountId: string): Promise<CalendarFeed> {
  const db = await getDb();
  const feed = await repo.findFeed(db, accountId);
  if (!feed) return NONE;
  const token = tokenOf(feed);
  // The server's secret has changed: store the hash of the token that we can still derive.
  if (hashToken(token) !== feed.tokenHash) await repo.saveFeed(db, { ...feed, tokenHash: hashToken(token) });
  return linksOf(token);
}

/** Creates the account's calendar link; an earlier one stops working at once. */
export async function resetFeed(accountId: string): Promise<CalendarFeed> {
  const salt = newSalt();
  const token = tokenOf({ accountId, salt });
  await repo.saveFeed(await getDb(), { accountId, salt, tokenHash: hashToken(token) });
  return linksOf(token);
}

/** Turns the calendar link off. */
export async function removeFeed(accountId: string): Promise<CalendarFeed> {
  await repo.deleteFeed(await getDb(), accountId);
  return NONE;
}

/** Returns the account of a link's token, or null. */
export async function accountOfToken(token: string): Promise<string | null> {
  return repo.accountOfToken(await getDb(), hashToken(token));
}

function tokenOf({ accountId, salt }: Pick<repo.FeedRow, "accountId" | "salt">): string {
  return derivedToken(`calendar:${accountId}`, salt);
}

function linksOf(token: string): CalendarFeed {
  const url = appLink(`/calendar/${token}.ics`);
  const webcalUrl = url.replace(/^https?:/, "webcal:");
  const googleUrl = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcalUrl)}`;
  return { url, webcalUrl, googleUrl };
}
