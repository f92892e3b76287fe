import type { AnyObject } from "yup";
import { operatorMay } from "@/contracts/identity/operator/operator";
import { type VendorCapability, vendorMay } from "@/contracts/catalogue/vendor/vendor-team";
import { readEnv } from "@/lib/env";
import { livingActor, verifyAccessToken } from "@/server/modules/identity/session/public";
import { stoppedBy } from "@/server/modules/catalogue/vendor/public";
import { refusePaused, refuseReadOnly } from "@/server/modules/operator/site/public";
import { livingKey, readKey, refuseKey } from "@/server/modules/catalogue/integration/public";
import { recordChange as keepChange } from "@/server/modules/catalogue/team/public";
import type { Actor, VendorActor } from "./core/actor";
import { AppError } from "./core/errors";
import { log } from "./core/log/log";
import { sameText } from "./core/token";
import type { Route } from "./http/route";
import { needsOf } from "./vendor-needs";

const EXPIRED = "Session has expired. Please Log in again.";
const OUTSIDE_ROLE =
  "Your role on this team doesn't allow this. Ask an owner of the shop to do it, or to change your role.";
const OUTSIDE_RIGHTS = "Your role doesn’t allow this. An admin can do it, or change your role.";
const STOPPED = {
  suspended: "Your shop is suspended, so you can't do this. You can still run your open orders.",
  closed: "Your shop is closed, so you can't do this.",
} as const;

/**
 * Returns the current state of the caller: the only place that resolves which vendor an account acts for, and in which
 * role. Throws `forbidden` for the wrong role, and `unauthenticated` without an active session, so that signing out
 * everywhere and leaving a team take effect immediately.
 */
export async function authorize(row: Route, given: Actor | null): Promise<Actor | null> {
  if (given?.role === "vendor" && given.apiKey) return authorizeKey(row, given.apiKey);
  const actor = given && (await livingActor(given));
  if (given && !actor) throw new AppError("unauthenticated", EXPIRED);
  if (row.guard === "public") return actor;
  if (!actor) throw new AppError("unauthenticated", "Please Log in first");
  if (row.guard !== "account" && actor.role !== row.guard)
    throw new AppError("forbidden", `Only a ${row.guard} may do this`);
  refuseIncapable(actor, needsOf(row, null));
  if (actor.role === "operator" && row.right && !operatorMay(actor.operatorRole, row.right)) {
    throw new AppError("forbidden", OUTSIDE_RIGHTS);
  }
  return actor;
}

/** A key may call what its scopes cover, and nothing that is only for people, such as the account itself. */
async function authorizeKey(row: Route, given: NonNullable<VendorActor["apiKey"]>): Promise<Actor | null> {
  const actor = await livingKey(given);
  if (row.guard === "public") return null;
  refuseKey(actor.apiKey ?? given, needsOf(row, null), row.method !== "GET");
  return actor;
}

/** Throws `forbidden` when the caller's role doesn't allow this body. */
export function authorizeBody(row: Route, actor: Actor | null, body: AnyObject): void {
  if (!actor || typeof row.needs !== "function") return;
  const needed = needsOf(row, body);
  refuseIncapable(actor, needed);
  if (actor.role === "vendor" && actor.apiKey) refuseKey(actor.apiKey, needed, row.method !== "GET");
}

function refuseIncapable(actor: Actor, needed: VendorCapability | null): void {
  if (actor.role !== "vendor" || needed === null || vendorMay(actor.teamRole, needed)) return;
  throw new AppError("forbidden", OUTSIDE_ROLE);
}

/** Records a change by a vendor's team. The change has been made by now, so a failure to record it is only logged. */
export async function recordChange(row: Route, actor: Actor | null, params: AnyObject): Promise<void> {
  if (actor?.role !== "vendor" || row.guard !== "vendor" || row.method === "GET") return;
  const [subjectId = null] = Object.values(params) as string[];
  await keepChange(actor, `${row.method} ${row.path}`, subjectId).catch((error: unknown) => {
    log.error({ err: error, path: row.path }, "a change of a vendor's team was not recorded");
  });
}

/**
 * Throws `forbidden` when the caller is a suspended or closed vendor. Routes that refuse one are marked
 * (`whileSuspended`).
 */
export async function refuseSuspended(actor: Actor | null): Promise<void> {
  if (actor?.role !== "vendor") return;
  const stopped = await stoppedBy(actor.vendorId);
  if (stopped) throw new AppError("forbidden", STOPPED[stopped]);
}

/**
 * Throws `unavailable` for a part of the site that an operator has paused, and for every change while the site can only
 * be read. Operators can still change it.
 */
export async function refuseStopped({ feature, method, guard, whileReadOnly }: Route): Promise<void> {
  if (feature) await refusePaused(feature);
  if (method !== "GET" && guard !== "operator" && whileReadOnly !== "allowed") await refuseReadOnly();
}

/**
 * Returns the caller from the Authorization header alone: a bearer access token or API key, or the fixed basic
 * credential for calls without a session. A wrong credential is refused even on public routes, so that a client notices a stale token.
 * Doesn't ask the database. Throws `unauthenticated`.
 */
export async function readActor(authorization: string | undefined): Promise<Actor | null> {
  if (!authorization) return null;
  const [scheme = "", credential = ""] = authorization.split(" ", 2);
  switch (scheme.toLowerCase()) {
    case "bearer": {
      const actor = readKey(credential) ?? (await verifyAccessToken(credential));
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
