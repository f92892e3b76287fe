import { timingSafeEqual } from "node:crypto";
import { readEnv } from "@/lib/env";
import { sessionLives, verifyAccessToken } from "@/server/modules/identity/session/public";
import { isSuspended } from "@/server/modules/catalogue/vendor/public";
import type { Actor, Guard } from "./core/actor";
import { AppError } from "./core/errors";

const EXPIRED = "Session has expired. Please Log in again.";
const SUSPENDED = "Your shop is suspended, so you can't do this. You can still run your open orders.";

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Throws `forbidden` for the wrong role, and `unauthenticated` without a session, which must still live, so that signing
 * out everywhere works at once.
 */
export async function authorize(guard: Guard, actor: Actor | null): Promise<void> {
  if (actor && !(await sessionLives(actor))) throw new AppError("unauthenticated", EXPIRED);
  if (guard === "public") return;
  if (!actor) throw new AppError("unauthenticated", "Please Log in first");
  if (guard !== "account" && actor.role !== guard)
    throw new AppError("forbidden", `Only a ${guard} may do this`);
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
