import { MAX_PUSH_DEVICES, type PushState } from "@/contracts/identity/notice";
import type { PushBody, PushQuery, PushStopBody } from "@/contracts/identity/notice.schema";
import { readEnv } from "@/lib/env";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { OutsideError, refuseInside } from "@/server/core/outside-fetch";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo-push";
import { ownPushKeys } from "./service-push-send";

/** GET /notice/push. */
export async function readPush({ accountId }: Actor, { endpoint }: PushQuery): Promise<PushState> {
  const isOn = endpoint !== "" && (await repo.isSubscribed(await getDb(), accountId, endpoint));
  return { publicKey: ownPushKeys().publicKey, isOn };
}

/** PUT /notice/push. Throws `bad_request` for malformed keys or an address that isn't a public server's. */
export async function startPush({ accountId, sessionId }: Actor, body: PushBody): Promise<PushState> {
  const { endpoint, p256dh, auth } = body;
  if (Buffer.from(p256dh, "base64url").length !== 65) throw refused("p256dh", "p256dh is not a public key");
  if (Buffer.from(auth, "base64url").length !== 16) throw refused("auth", "auth has not 16 bytes");
  try {
    refuseInside(endpoint, { allowedHosts: readEnv().feedHosts });
  } catch (error) {
    if (error instanceof OutsideError) throw refused("endpoint", error.message);
    throw error;
  }
  await inTransaction(async (tx) => {
    await repo.saveSubscription(tx, { accountId, sessionId, endpoint, p256dh, auth });
    await repo.keepNewest(tx, accountId, MAX_PUSH_DEVICES);
  });
  return { publicKey: ownPushKeys().publicKey, isOn: true };
}

/** POST /notice/push/stop. */
export async function stopPush({ accountId }: Actor, { endpoint }: PushStopBody): Promise<PushState> {
  await repo.deleteByEndpoint(await getDb(), accountId, endpoint);
  return { publicKey: ownPushKeys().publicKey, isOn: false };
}

const refused = (field: string, message: string) =>
  new AppError("bad_request", message, [{ field, message }]);
