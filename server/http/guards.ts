import { timingSafeEqual } from "node:crypto";
import { readEnv } from "@/lib/env";
import { sessionLives } from "@/server/modules/auth/sessions";
import { verifyAccessToken } from "@/server/modules/auth/tokens";
import type { Actor, Guard } from "./actor";
import { AppError } from "./errors";

const EXPIRED = "Session has expired. Please Log in again.";

function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Who calls, by the Authorization header alone: a bearer access token, or the fixed basic credential of unsigned
 * calls (specs §7). The token's session must still live, so that signing out everywhere works at once. A credential that is given and wrong is refused even on public rows, so that a client with a
 * stale token learns of it. Throws `unauthenticated` or `forbidden`.
 */
export async function authorize(guard: Guard, authorization: string | undefined): Promise<Actor | null> {
  const actor = await readActor(authorization);
  if (guard === "public") return actor;
  if (!actor) throw new AppError("unauthenticated", "Please Log in first");
  if (guard !== "account" && actor.role !== guard)
    throw new AppError("forbidden", `Only a ${guard} may do this`);
  return actor;
}

async function readActor(authorization: string | undefined): Promise<Actor | null> {
  if (!authorization) return null;
  const [scheme = "", credential = ""] = authorization.split(" ", 2);
  switch (scheme.toLowerCase()) {
    case "bearer": {
      const actor = await verifyAccessToken(credential);
      if (!actor || !(await sessionLives(actor))) throw new AppError("unauthenticated", EXPIRED);
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
