/** Administers the server; the product never signs in as this account. */
export const SUPERUSER = "postgres";

/** The product's account: it owns its database and may create others (tests do), and has no other rights. */
export const USER = "sayang";

export const DATABASE = "sayang";
