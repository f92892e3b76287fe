import { createHash } from "node:crypto";
import type { Db } from "./client";

type Values = Record<string, unknown>;
type Statement<Rows> = { execute(values: Values): Promise<Rows> };
type Query<Rows> = { prepare(name: string): Statement<Rows>; toSQL(): { sql: string } };

/**
 * Returns a query that is built once per pool and parsed once per connection, because drizzle takes longer to build a
 * query than to send it; in a transaction it is built anew. For queries of frequent calls with `sql.placeholder` for
 * all that varies, and of which one plan suits all values: rows by their keys.
 */
export function prepared<Rows>(build: (db: Db) => Query<Rows>): (db: Db, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Db, Statement<Rows>>();
  let name: string | undefined;
  return (db, values) => {
    let statement = statements.get(db);
    if (!statement) {
      const query = build(db);
      // A connection refuses two texts of one name.
      name ??= createHash("sha1").update(query.toSQL().sql).digest("base64url");
      statement = query.prepare(name);
      statements.set(db, statement);
    }
    return statement.execute(values);
  };
}
