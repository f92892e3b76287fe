import { timingSafeEqual } from "node:crypto";
import type { AnyObject } from "yup";
import { type VendorCapability, vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import { readEnv } from "@/lib/env";
import { livingActor, verifyAccessToken } from "@/server/modules/identity/session/public";
import { isSuspended } from "@/server/modules/catalogue/vendor/public";
import { recordChange as keepChange } from "@/server/modules/catalogue/team/public";
import type { Actor } from "./core/actor";
import { AppError } from "./core/errors";
import { log } from "./core/log";
import type { Route } from "./http/route";
import { needsOf } from "./vendor-needs";

const EXPIRED = "Session has expired. Please Log in again.";
const OUTSIDE_ROLE =
  "Your role on this team doesn't allow this. Ask an owner of the shop to do it, or to change your role.";
const SUSPENDED = "Your shop is suspended, so you can't do this. You can still run your open orders.";

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Returns the caller as it is now: the one place that resolves which vendor an account acts for, and in which role of its
 * team. Throws `forbidden` for the wrong role, and `unauthenticated` without a session, which must still live, so that
 * signing out everywhere and leaving a team work at once.
 */
export async function authorize(row: Route, given: Actor | null): Promise<Actor | null> {
  const actor = given && (await livingActor(given));
  if (given && !actor) throw new AppError("unauthenticated", EXPIRED);
  if (row.guard === "public") return actor;
  if (!actor) throw new AppError("unauthenticated", "Please Log in first");
  if (row.guard !== "account" && actor.role !== row.guard)
    throw new AppError("forbidden", `Only a ${row.guard} may do this`);
  refuseIncapable(actor, needsOf(row, null));
  return actor;
}

/** Throws `forbidden` where what the caller's role may not do depends on the body. */
export function authorizeBody(row: Route, actor: Actor | null, body: AnyObject): void {
  if (actor && typeof row.needs === "function") refuseIncapable(actor, needsOf(row, body));
}

function refuseIncapable(actor: Actor, needed: VendorCapability | null): void {
  if (actor.role !== "vendor" || needed === null || vendorMay(actor.teamRole, needed)) return;
  throw new AppError("forbidden", OUTSIDE_ROLE);
}

/** Keeps what a vendor's team changed. The change is made by now, so a failure to note it is logged and no more. */
export async function recordChange(row: Route, actor: Actor | null, params: AnyObject): Promise<void> {
  if (actor?.role !== "vendor" || row.guard !== "vendor" || row.method === "GET") return;
  const [subjectId = null] = Object.values(params) as string[];
  await keepChange(actor, `${row.method} ${row.path}`, subjectId).catch((error: unknown) => {
    log.error({ err: error, path: row.path }, "a change of a vendor's team was not recorded");
  });
}

/** Throws `forbidden` when the caller is a suspended vendor. Rows that refuse one say so (`whileSuspended`). */
export async function refuseSuspended(actor: Actor | null): Promise<void> {
  if (actor?.role === "vendor" && (await isSuspended(actor.vendorId)))
    throw new AppError("forbidden", SUSPENDED);
}

/**
 * Returns the caller by the Authorization header alone: a bearer access token, or the fixed basic credential of calls
 * without a session. A credential that is given and wrong is refused even on public rows, so that a client with a stale
 * token learns of it. Doesn't ask the database. Throws `unauthenticated`.
 */
export async function readActor(authorization: string | undefined): Promise<Actor | null> {
  if (!authorization) return null;
  const [scheme = "", credential = ""] = authorization.split(" ", 2);
  switch (scheme.toLowerCase()) {
    case "bearer": {
      const actor = await verifyAccessToken(credential);
      if (!actor) throw new AppError("unauthenticated", EXPIRED);
      return actor;
    }
    case "basic": {
      const given = Buffer.from(credential, "base64").toString("utf8");
      if (!sameText(given, readEnv().basicCredential)) {
        throw new AppError("unauthenticated", "The basic credential is wrong");
      }
      return null;
    }
    default:
      throw new AppError("unauthenticated", "Authorization must be Bearer or Basic");
  }
}
