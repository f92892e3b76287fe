import { type SQL, sql } from "drizzle-orm";
import { customer } from "@/server/db/schema/identity/account";
import { holdsName } from "./name-search";

/** The columns that `coupleName` needs. */
export const coupleNames = {
  firstName: customer.firstName,
  brideFirstName: customer.brideFirstName,
  groomFirstName: customer.groomFirstName,
};

/**
 * Returns a condition that is true when a couple's name contains `typed`: the one that vendors see, or the account
 * holder's own, in either order. `table` is the alias of `customer` in the query.
 */
export function holdsCoupleName(table: string, typed: string): SQL {
  const couple = sql.identifier(table);
  const both = sql`${couple}.bride_first_name || ' & ' || ${couple}.groom_first_name`;
  const own = sql`${couple}.first_name || ${couple}.last_name || ${couple}.first_name`;
  return sql`(${holdsName(both, typed)} or ${holdsName(own, typed)})`;
}
