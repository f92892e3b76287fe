import { v7 } from "uuid";
import { type ApiKey, keyMay, KEYS_MAX, type NewApiKey } from "@/contracts/catalogue/integration/integration";
import type { ApiKeyBody } from "@/contracts/catalogue/integration/integration.schema";
import type { VendorCapability } from "@/contracts/catalogue/vendor/vendor-team";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { hashToken, newToken, sameText } from "@/server/core/token";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { consumeAttempt } from "@/server/http/throttle/throttle";
import { presentKey } from "./present";
import * as repo from "./repo-key";
import { tellOwnersOf } from "./service-mail";

const PREFIX = "sayang_";
const SHAPE = /^sayang_([0-9a-f]{32})_([\w-]{43})$/;
const ENDING_LENGTH = 4;
const REFUSED = "The API key is wrong or was revoked";

/** Makes a key. Throws `conflict` when the vendor has as many as it may. */
export function makeKey(actor: VendorActor, { name, scopes }: ApiKeyBody): Promise<NewApiKey> {
  return inTransaction(async (tx) => {
    const { vendorId, accountId } = actor;
    await repo.lockIntegrations(tx, vendorId);
    if ((await repo.countKeys(tx, vendorId)) >= KEYS_MAX) {
      throw new AppError("conflict", `You have ${KEYS_MAX} keys already: revoke one first`);
    }
    const id = v7();
    const token = `${PREFIX}${id.replaceAll("-", "")}_${newToken()}`;
    const row = await repo.insertKey(tx, {
      id,
      vendorId,
      accountId,
      name,
      scopes: [...new Set(scopes)],
      tokenHash: hashToken(token),
      ending: token.slice(-ENDING_LENGTH),
    });
    const email = await tellOwnersOf(tx, actor, { made: "an API key", name });
    return { key: presentKey({ ...row, email }), token };
  });
}

/** Revokes a key, which stops working at once. Throws `not_found`. */
export function revokeKey({ vendorId }: VendorActor, id: string, now = new Date()): Promise<void> {
  return inTransaction(async (tx) => {
    if (!(await repo.revokeKey(tx, id, vendorId, now))) {
      throw new AppError("not_found", "This API key does not exist");
    }
  });
}

export async function listKeys(vendorId: string): Promise<ApiKey[]> {
  return (await repo.listKeys(await getDb(), vendorId)).map(presentKey);
}

/**
 * Returns the caller that a bearer credential in the form of an API key stands for, before anything of it is checked
 * (`livingKey`); null for other credentials.
 */
export function readKey(credential: string): VendorActor | null {
  const [, id] = SHAPE.exec(credential) ?? [];
  if (!id) return null;
  const keyId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return {
    role: "vendor",
    accountId: keyId,
    sessionId: keyId,
    vendorId: "",
    teamRole: "staff",
    apiKey: { id: keyId, name: "", hash: hashToken(credential), scopes: [] },
  };
}

/**
 * Returns the vendor for which a key acts, in the name of who made it, with the key's current scopes. Throws
 * `unauthenticated` for a key that is wrong, revoked or whose maker has left the team, and `too_many_requests`.
 */
export async function livingKey(given: NonNullable<VendorActor["apiKey"]>): Promise<VendorActor> {
  const db = await getDb();
  const row = await repo.findLiving(db, given.id);
  if (!row || !sameText(row.tokenHash, given.hash)) throw new AppError("unauthenticated", REFUSED);
  await consumeAttempt("apiKey", { address: "", subject: row.id });
  await repo.markUsed(db, row.id);
  const { id, name, scopes, vendorId, accountId, tokenHash: hash } = row;
  const apiKey = { id, name, hash, scopes };
  return { role: "vendor", accountId, sessionId: id, vendorId, teamRole: "manager", apiKey };
}

/** Throws `forbidden` when a key's scopes don't cover a call; `needed` is null for calls that aren't only vendors'. */
export function refuseKey(
  { scopes }: NonNullable<VendorActor["apiKey"]>,
  needed: VendorCapability | null,
  writes: boolean,
): void {
  if (needed && keyMay(scopes, needed, writes)) return;
  throw new AppError("forbidden", "This API key doesn't allow this call");
}
