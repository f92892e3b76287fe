import { type SQL, sql } from "drizzle-orm";
import { list } from "./facet-sql";
import type { Filter } from "./filter";

export const matches = (column: SQL, query: string) => sql`${column} @@ ${query}::tsquery`;

/** Weights by where a word is found. */
const NAME = { whole: 1, begun: 0.6 };
const KIND = { whole: 0.7, begun: 0.4 };
const TITLE = { whole: 0.3, begun: 0.2 };
const TEXT = { whole: 0.1, begun: 0.1 };
const IN_A_ROW = 0.5;
const OF_KIND = 0.3;
/** Ranks a florist above the limousine firm that also decorates cars. */
const SHOP_OF_KIND = 0.2;

type Weights = { whole: number; begun: number };

/** A row's texts, as columns and conditions. */
type Row = {
  name: SQL;
  kind: SQL;
  title: SQL | null;
  /** Matches a tsquery against any text. */
  mentions: (query: string) => SQL;
  /** Belongs to one of these categories or product types. */
  isOf: (kinds: SQL) => SQL;
  /** Everything that the vendor sells belongs to them. */
  shopIsOf?: (kinds: SQL) => SQL;
};

/**
 * Scores how well the words match, from 0 to about 20, in integers, which PostgreSQL adds and sorts fastest. Each word
 * counts by where it was found: most in the name, then in category and product type, then in the titles of a vendor's
 * products, least in descriptions. A row with all words scores more, and so does one of the kind that the words name,
 * most of all a vendor that sells nothing else.
 */
export function fitOf({ words, kinds }: Pick<Filter, "words" | "kinds">, row: Row): SQL {
  if (!words || words.units.length === 0) return sql`0`;
  const parts: SQL[] = [];
  let weights = 0;
  const add = (condition: SQL, worth: number) =>
    parts.push(sql`case when ${condition} then ${thousandths(worth)} else 0 end`);
  for (const { whole, begun, weight } of words.units) {
    weights += weight;
    const found = (matching: (query: string) => SQL, value: Weights) =>
      begun
        ? parts.push(
            sql`case when ${matching(whole)} then ${thousandths(value.whole * weight)} when ${matching(begun)} then ${thousandths(value.begun * weight)} else 0 end`,
          )
        : add(matching(whole), value.whole * weight);
    const { title } = row;
    found((query) => matches(row.name, query), NAME);
    found((query) => matches(row.kind, query), KIND);
    if (title) found((query) => matches(title, query), TITLE);
    // When every word is required anyway, this would add the same to every row.
    if (words.any) found(row.mentions, TEXT);
  }
  if (words.phrase) {
    add(sql`${matches(row.name, words.phrase)} or ${matches(row.kind, words.phrase)}`, IN_A_ROW * weights);
  }
  if (kinds.length > 0) {
    const named = list(kinds, "uuid[]");
    add(row.isOf(named), OF_KIND * weights);
    if (row.shopIsOf) add(row.shopIsOf(named), SHOP_OF_KIND * weights);
  }
  const all = thousandths(weights);
  // Divides, rounding to nearest.
  return sql`((${sql.join(parts, sql` + `)}) * 20 + ${all}) / (2 * ${all})`;
}

const thousandths = (value: number) => sql.raw(String(Math.round(value * 1000)));
