/** Looks after the server; the product never signs in as this one. */
export const SUPERUSER = "postgres";

/** The product's account: it owns its database and may make others (tests do), and is nothing more. */
export const USER = "sayang";

export const DATABASE = "sayang";
