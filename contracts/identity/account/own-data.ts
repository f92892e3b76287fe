/** GET /user/account/deletion. */
export type AccountDeletion = {
  /** Orders that are neither completed nor cancelled; they block deletion. */
  openOrders: number;
  /** Refunds on their way; they block deletion, too. */
  openRefunds: number;
  /** False for an account that only signs in through a social network: it must set a password first. */
  hasPassword: boolean;
  /** True for a partner: cart, orders, store credit and vouchers belong to the couple and stay. */
  isPartner: boolean;
};

export const ACCOUNT_DELETED = "Your account has been deleted";

/** Returns the message that open orders block the deletion. */
export function openOrdersMessage(openOrders: number): string {
  const orders = openOrders === 1 ? "an open order" : `${openOrders} open orders`;
  return `You have ${orders}. You can delete your account once every order in your Order History is completed or cancelled.`;
}

/** Returns the message that refunds on their way block the deletion. */
export function openRefundsMessage(openRefunds: number): string {
  const refunds = openRefunds === 1 ? "A refund is" : `${openRefunds} refunds are`;
  const arrived = openRefunds === 1 ? "it has" : "they have";
  return `${refunds} still on the way to you. You can delete your account once ${arrived} arrived.`;
}
