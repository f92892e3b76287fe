import { createHash } from "node:crypto";
import type { Db } from "./client";

type Values = Record<string, unknown>;
type Statement<Rows> = { execute(values: Values): Promise<Rows> };
type Query<Rows> = { prepare(name: string): Statement<Rows>; toSQL(): { sql: string } };

/**
 * Returns a query that is built once per pool and parsed once per connection, because drizzle takes longer to build a
 * query than to send it; inside a transaction it is built again. For frequent queries with `sql.placeholder` for
 * everything that varies, for which one plan suits all values: rows by key.
 */
export function prepared<Rows>(build: (db: Db) => Query<Rows>): (db: Db, values: Values) => Promise<Rows> {
  const statements = new WeakMap<Db, Statement<Rows>>();
  let name: string | undefined;
  return (db, values) => {
    let statement = statements.get(db);
    if (!statement) {
      const query = build(db);
      // A connection rejects two texts with the same name.
      name ??= createHash("sha1").update(query.toSQL().sql).digest("base64url");
      statement = query.prepare(name);
      statements.set(db, statement);
    }
    return statement.execute(values);
  };
}
