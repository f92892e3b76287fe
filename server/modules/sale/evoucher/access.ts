import { createHash, createHmac } from "node:crypto";
import { appLink } from "@/server/core/links";
import { sessionSecret } from "@/server/core/secrets";
import { sameText } from "@/server/core/token";
import type { PurchaseRow } from "./repo";

/** Returns the token that opens a purchase. It is derived from the id, so that every mail can link to the purchase. */
export function tokenOf(purchaseId: string): string {
  return createHmac("sha256", `voucher-purchase:${sessionSecret()}`).update(purchaseId).digest("base64url");
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Links mailed before SESSION_SECRET changed still work, because their hash is stored with the purchase. */
export function opensPurchase(
  { id, accessHash }: Pick<PurchaseRow, "id" | "accessHash">,
  token: string,
): boolean {
  const hash = hashToken(token);
  return sameText(hash, accessHash) || sameText(hash, hashToken(tokenOf(id)));
}

/** Returns the path of a purchase's page. */
export function purchasePath(purchaseId: string): string {
  return `/evoucher/purchase/${purchaseId}?token=${tokenOf(purchaseId)}`;
}

export const purchaseLink = (purchaseId: string) => appLink(purchasePath(purchaseId));
