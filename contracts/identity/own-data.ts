/** GET /user/account/deletion. */
export type AccountDeletion = {
  /** Orders that are neither completed nor cancelled: while there are any, the account can't be deleted. */
  openOrders: number;
  /** False for an account that signs in by a social network alone: it needs a password first. */
  hasPassword: boolean;
};

export const ACCOUNT_DELETED = "Your account has been deleted";

/** The reason why an account with open orders stays. */
export function openOrdersMessage(openOrders: number): string {
  const orders = openOrders === 1 ? "an open order" : `${openOrders} open orders`;
  return `You have ${orders}. You can delete your account once every order in your Order History is completed or cancelled.`;
}
