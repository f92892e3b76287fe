/** The name that orders, documents and conversations of a deleted account carry. */
export const DELETED_NAME = "Deleted account";

/** Reserved by RFC 2606: no mail server is behind it. */
const DOMAIN = "@deleted.invalid";

/** Returns the address that a deleted account has instead of its own: unique, and nothing can be mailed there. */
export const deletedAddress = (accountId: string) => `${accountId}${DOMAIN}`;

export const isDeletedAddress = (email: string) => email.endsWith(DOMAIN);
