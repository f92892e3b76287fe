/** GET /user/account/deletion. */
export type AccountDeletion = {
  /** Orders that are neither completed nor cancelled: while there are any, the account can't be deleted. */
  openOrders: number;
  /** Refunds on their way: while there are any, the account can't be deleted either. */
  openRefunds: number;
  /** False for an account that signs in by a social network alone: it needs a password first. */
  hasPassword: boolean;
  /** True for a partner: cart, orders, store credit and vouchers are those of the couple, and stay. */
  isPartner: boolean;
};

export const ACCOUNT_DELETED = "Your account has been deleted";

/** The reason why an account with open orders stays. */
export function openOrdersMessage(openOrders: number): string {
  const orders = openOrders === 1 ? "an open order" : `${openOrders} open orders`;
  return `You have ${orders}. You can delete your account once every order in your Order History is completed or cancelled.`;
}

/** The reason why an account with refunds on their way stays. */
export function openRefundsMessage(openRefunds: number): string {
  const refunds = openRefunds === 1 ? "A refund is" : `${openRefunds} refunds are`;
  const arrived = openRefunds === 1 ? "it has" : "they have";
  return `${refunds} still on the way to you. You can delete your account once ${arrived} arrived.`;
}
