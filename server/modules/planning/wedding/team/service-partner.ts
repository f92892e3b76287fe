import { MAX_SAVED } from "@/contracts/catalogue/wishlist";
import { MAX_CART_LINES } from "@/contracts/sale/cart";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { moveSaved } from "@/server/modules/catalogue/wishlist/public";
import { moveLines } from "@/server/modules/sale/cart/public";
import { countOpenOrders } from "@/server/modules/sale/order/public";
import { hasPartner } from "./repo";

const OPEN_ORDERS =
  "You have an open order of your own, which stays with your account. Join once it’s completed or cancelled, or " +
  "invite your partner to your team instead.";
const HAS_PARTNER =
  "Your own wedding has a partner on its team already. Remove them first, then open this invitation again.";

/**
 * Lets a locked account shop and plan for `couple`, locked too, from now on: its cart, shortlist and wishlist move there. What else it has
 * of its own waits until it leaves the team. Throws `conflict` while it has open orders, or a partner itself.
 */
export async function becomePartner(tx: Transaction, accountId: string, couple: string): Promise<void> {
  if (await hasPartner(tx, accountId)) throw new AppError("conflict", HAS_PARTNER);
  if ((await countOpenOrders(tx, accountId)) > 0) throw new AppError("conflict", OPEN_ORDERS);
  await moveLines(tx, { from: accountId, to: couple, max: MAX_CART_LINES });
  await moveSaved(tx, { from: accountId, to: couple, max: MAX_SAVED });
}
