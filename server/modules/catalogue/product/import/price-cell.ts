import type { GstType } from "@/lib/money";

/** The terms stated beside a price's amount, in its cell or in the title of its column. */
export type PriceTerms = { gst?: GstType; plusPlus?: boolean; unit?: string; minQty?: string };

/** An amount for validation, with its terms; `problem` when the cell isn't a single price in Singapore dollars. */
export type PriceCell = PriceTerms & { amount: string; problem?: string };

const UNDECIDED =
  /^(?:tb[acd]\b.*|p\.?o\.?a\.?|to be (?:advised|announced|confirmed)|(?:price )?(?:on|upon) (?:request|enquiry)|please (?:ask|call|enquire)|enquire.*|ask us|call us|(?:by )?quot(?:e|ation)|market price|seasonal|待定|面议|面議|时价|時價)$/i;
const FOREIGN =
  /(?:^|[\d\s(])(?:rm|myr|us\$|usd|a\$|aud|hk\$|hkd|nt\$|twd|rmb|cny|idr|rp|inr|rs\.?|thb|php|vnd|jpy|gbp|eur)(?=$|[\d\s.)])|[€£¥₹฿₩₱₫]/i;
const STARTING =
  /^(?:starting |starts |prices? )?(?:from|at|as low as) |^(?:min\.?|minimum) |(?:\s|\d)(?:onwards?|and up|& up|up|起)$|^从/i;
const RANGE = /\d[\d,.]*k?\s*(?:\+{1,3}|nett?)?\s*(?:-|–|—|~|to|\/|or|至|到)\s*(?:s?\$|sgd)?\s*\d/i;

const PEOPLE = "(?:pax|pers(?:on)?s?|people|guests?)";
const COUNT = String.raw`(?:\d+|eight|ten|twelve)`;
const UNIT_WORD = String.raw`[\p{L}][\p{L}\d]*(?: of ${COUNT}(?: ?${PEOPLE})?| \d+ ?${PEOPLE}| ?\((?:of )?${COUNT} ?${PEOPLE}?\))?`;
const UNIT_SIZE = new RegExp(String.raw`^(.*?) ?(?:of )?\(?(?:of )?(${COUNT}) ?${PEOPLE}?\)?$`, "i");
const COUNT_WORDS: Readonly<Record<string, string>> = { eight: "8", ten: "10", twelve: "12" };
/** Terms at the end of a price, in any order, each removed in turn. */
const TERMS: readonly (readonly [RegExp, (found: string) => PriceTerms])[] = [
  // A footnote mark.
  [/\s*\*+$/, () => ({})],
  [/\s*\/-$|(?<=\d)\.-$/, () => ({})],
  [
    new RegExp(
      String.raw`\s*[(,]?\s*min(?:imum)?\.? (?:of )?(\d+) ?(?:tables?|${PEOPLE}|sets?|pcs)?\)?$`,
      "i",
    ),
    (found) => ({ minQty: found }),
  ],
  [/\s*(?:\bonly\b|\bsgd|\bdollars|元|块)$/i, () => ({})],
  [/\s*\(?(?:\+\+\+?|\bplus[- ]plus\b)\)?$/i, () => ({ gst: 2, plusPlus: true })],
  [
    /\s*\(?(?:\+|plus|&|excl(?:\.|uding|usive of)?|before) ?(?:10 ?% ?)?(?:service charge|svc(?: chg)?|s\.?c\.?)(?: ?(?:\+|&|and|,) ?(?:prevailing )?(?:\d ?% ?)?(?:prevailing )?(?:gst|tax(?:es)?))\)?$/i,
    () => ({ gst: 2, plusPlus: true }),
  ],
  [/\s*\(?(?:nett?|all[- ]in(?:clusive)?|净价|淨價)\)?$/i, () => ({ gst: 1, plusPlus: false })],
  [
    /\s*[(,]?\s*(?:incl?(?:\.|uding|usive(?: of)?|udes)?|with|w\/|after) ?(?:prevailing )?(?:\d ?% ?)?(?:gst|tax(?:es)?)(?: (?:and|&) (?:service charge|svc))?\)?$/i,
    () => ({ gst: 1 }),
  ],
  [/\s*[(,]?\s*(?:gst|tax) incl(?:\.|uded|usive)?\)?$/i, () => ({ gst: 1 })],
  [
    /\s*[(,]?\s*(?:\+|plus|excl(?:\.|uding|usive(?: of)?)?|before|b4|w\/o|without) ?(?:prevailing )?(?:\d ?% ?)?(?:gst|tax(?:es)?)\)?$/i,
    () => ({ gst: 2 }),
  ],
  [/\s*[(,]?\s*(?:gst|tax) excl(?:\.|uded|usive)?\)?$/i, () => ({ gst: 2 })],
  [/\s*[(,]?\s*(?:no|non) gst\)?$/i, () => ({ gst: 0 })],
  [/\s*\+$/, () => ({ gst: 2 })],
  [
    new RegExp(String.raw`\s*\(?(?:\bper\b|/|\beach\b|每) ?(${UNIT_WORD})\)?$`, "iu"),
    (found) => ({ unit: unitOf(found) }),
  ],
  [/\s*一?(?:每)?(桌|席|位|套)$/, (found) => ({ unit: CHINESE_UNITS[found] ?? found })],
];
const CHINESE_UNITS: Readonly<Record<string, string>> = { 桌: "table", 席: "table", 位: "guest", 套: "set" };
const CURRENCY = /^(?:sgd ?\$?|s\$|\$|新币|新元) ?/i;
/** Longer cells are prose. */
const LONGEST = 80;
const MOST_TERMS = 6;

/** `table (10 pax)` and `table 10 pax` become `table of 10`. */
function unitOf(found: string): string {
  const [, word = found, size = ""] = UNIT_SIZE.exec(found) ?? [];
  const unit = CHINESE_UNITS[word] ?? word.toLowerCase();
  return size ? `${unit} of ${COUNT_WORDS[size.toLowerCase()] ?? size}` : unit;
}

/** Returns a unit of sale without `per`: `per Table (10 pax)` becomes `table of 10`. */
export function unitCell(cell = ""): string {
  const bare = tidy(cell).replace(/^(?:per|each|every|\/|每) ?/i, "");
  return bare.length <= LONGEST && UNIT_SIZE.test(bare) ? unitOf(bare) : (CHINESE_UNITS[bare] ?? bare);
}

const NOTHING = /^(?:-+|–|—|n\/?a|nil)$/i;
const FREE = /^(?:free|foc|f\.o\.c\.?|complimentary|comp|waived|免费)$/i;
const UNIT_FIRST = new RegExp(String.raw`^(?:每(桌|席|位|套)|per (${UNIT_WORD}))[ :]*(?=\D{0,4}\d)`, "iu");

/** Returns the text before the terms at its end, and the terms. */
function withoutTerms(given: string): { rest: string; terms: PriceTerms; isContradictory: boolean } {
  const [ahead = "", chinese, english = ""] = UNIT_FIRST.exec(given) ?? [];
  let rest = given.slice(ahead.length);
  let terms: PriceTerms = ahead ? { unit: unitOf(chinese ?? english) } : {};
  let isContradictory = false;
  for (let count = 0; count < MOST_TERMS; count++) {
    const match = TERMS.map(([pattern, read]) => ({ found: pattern.exec(rest), read })).find(
      ({ found }) => found,
    );
    if (!match?.found) break;
    const more = match.read(match.found[1] ?? "");
    isContradictory ||= terms.gst !== undefined && more.gst !== undefined && terms.gst !== more.gst;
    terms = { ...more, ...terms };
    rest = rest.slice(0, match.found.index).trim();
  }
  return { rest, terms, isContradictory };
}

const tidy = (cell: string) => cell.normalize("NFKC").replace(/\s+/g, " ").trim();

/** Returns the terms in a column's title: `Price++ (per table of 10)`, `Rate (nett)`. */
export function priceTermsOf(title: string): PriceTerms {
  return title.length > LONGEST
    ? {}
    : withoutTerms(
        tidy(title)
          .replace(/\(s?\$\)|\(sgd\)/i, "")
          .trim(),
      ).terms;
}

/**
 * Reads a price as people write it: `1,288++`, `$1,388.00++ per table`, `S$988 nett`, `3200/-`, `2.8k`. Amounts that
 * can't be charged as they stand (`from $3,200`, `$1,288 - $1,588`, `RM 900`, `TBC`) have a problem.
 */
export function priceCellOf(cell = ""): PriceCell {
  const written = tidy(cell);
  if (NOTHING.test(written)) return { amount: "" };
  if (written.length > LONGEST) return { amount: written };
  const shown = `“${written}”`;
  if (UNDECIDED.test(written)) return { amount: "", problem: `${shown} isn’t a price yet. Enter an amount` };
  if (FOREIGN.test(written)) {
    return { amount: "", problem: `${shown} isn’t in Singapore dollars. Enter the price in S$` };
  }
  if (FREE.test(written)) return { amount: "", problem: "Enter a price above $0" };
  const { rest, terms, isContradictory } = withoutTerms(written);
  if (isContradictory) {
    return { amount: "", problem: `${shown} says two things about GST. Enter the price with one of them` };
  }
  if (STARTING.test(rest)) {
    return { ...terms, amount: "", problem: `${shown} is where prices start. Enter the price of this one` };
  }
  const amount = bareAmount(rest);
  if (!/^\d+(?:\.\d+)?$/.test(amount) && RANGE.test(rest)) {
    return { ...terms, amount: "", problem: `${shown} is more than one price. Enter one, or split the row` };
  }
  return { ...terms, amount };
}

/** `$1,200.00`, `1.200,00`, `1 200`, `1'200` and `1.2k` become 1200. Returns anything else unchanged. */
export function bareAmount(written: string): string {
  const bare = written
    .replace(CURRENCY, "")
    .replace(/ ?sgd$/i, "")
    .trim();
  const [, thousands = ""] = /^(\d{1,4}(?:\.\d{1,2})?) ?k$/i.exec(bare) ?? [];
  if (thousands) return String(Math.round(Number(thousands) * 100_000) / 100);
  if (/^\d{1,3}(\.\d{3})*,\d{2}$/.test(bare)) return bare.replaceAll(".", "").replace(",", ".");
  return bare.replace(/[,' \u2019](?=\d{3}(?!\d))/g, "");
}
