import { type SQL, sql } from "drizzle-orm";

/** Longer searches are cut: nobody types more, and each word costs. */
const MOST_WORDS = 10;

/**
 * What a visitor types as a tsquery. All words must occur; "quotes" keep words together, -word leaves out, and the last
 * word may be unfinished. Each word is looked up both stemmed and as it is, since vendors' names are kept unstemmed.
 * Null when there is no word in it.
 */
export function textQuery(typed: string): SQL | null {
  const words = (typed.match(/-?"[^"]+"|[^\s"]+/g) ?? [])
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const parts = words.map((word, index) => wordQuery(word, index === words.length - 1));
  const all = sql.join(parts, sql` && `);
  // Nothing but words such as "the": they may still be a name.
  return sql`(case when numnode(${all}) = 0 then websearch_to_tsquery('simple', ${typed}) else ${all} end)`;
}

function wordQuery(word: string, last: boolean): SQL {
  if (word.startsWith("-")) {
    const without = word.slice(1);
    return unlessStopWord(without, sql`!!(${eitherWay("websearch_to_tsquery", without)})`);
  }
  const plain = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const mayGoOn = last && /^[\p{L}\p{N}]+$/u.test(plain) && !word.includes('"');
  return unlessStopWord(
    word,
    mayGoOn ? eitherWay("to_tsquery", `${plain}:*`) : eitherWay("websearch_to_tsquery", word),
  );
}

type Parser = "websearch_to_tsquery" | "to_tsquery";

/** The same lexeme twice would make the planner expect twice as much, and shun the index. */
function eitherWay(parser: Parser, text: string): SQL {
  const stemmed = sql`${sql.raw(parser)}('english', ${text})`;
  const asItIs = sql`${sql.raw(parser)}('simple', ${text})`;
  return sql`(case when ${stemmed} = ${asItIs} then ${stemmed} else ${stemmed} || ${asItIs} end)`;
}

function unlessStopWord(word: string, query: SQL): SQL {
  return sql`(case when numnode(websearch_to_tsquery('english', ${word})) = 0 then ''::tsquery else ${query} end)`;
}
