/** The name on orders, documents and conversations of a deleted account. */
export const DELETED_NAME = "Deleted account";

/** Reserved by RFC 2606, so no mail server is behind it. */
const DOMAIN = "@deleted.invalid";

/** Returns the address that replaces a deleted account's own: unique and undeliverable. */
export const deletedAddress = (accountId: string) => `${accountId}${DOMAIN}`;

export const isDeletedAddress = (email: string) => email.endsWith(DOMAIN);
