import type { GuestImportField } from "@/contracts/planning/guest/guest-import";
import { readSide } from "./choices";
import { readDietary } from "./dietary";

const TICK = /^(?:x|×|y|yes|true|checked|1|v|√|✓|✔️?|✅|☑️?|☒|●|•|○|\*|\/|\+|o|是|有|ya)$/iu;
const NO_TICK = /^(?:n|no|false|unchecked|0|-|–|—|✗|✘|✖️?|❌|☐|否|没有|沒有|tidak|n\/?a)?$/iu;
/** Where every cell has a tick or a cross, a cross says no. */
const CROSS = /^[x×]$/i;
/** A cell of a column that counts: vegetarian meals, or people at lunch. */
const NUMBER = /^\d{1,2}$/;

/** Headers of columns about parts of a wedding. */
export const EVENT =
  /\b(?:ceremony|solemni[sz]ation|rom|church|mass|nikah|akad|sanding|bersanding|tea|gate ?crash\w*|lunch|brunch|dinner|banquet|reception|cocktails?|after ?party|sangeet|mehndi|mehendi|haldi|muhurtham|yum seng|rehearsal|welcome|drinks|farewell|walima)\b|午宴|晚宴|婚宴|证婚|證婚|敬茶|接亲|迎亲|教堂/iu;
const GROUP =
  /^(?:immediate |extended )?(?:family|families|relatives?|friends?|colleagues?|cousins?|classmates?|vips?|neighbou?rs?|schoolmates?|work|office|亲戚|親戚|朋友|同事|同学|同學|家人)$/iu;

/** Chairs that a family asks for, which don't count as people. */
export const CHAIR =
  /\b(?:bab(?:y|ies)|infants?|toddlers?|high|kids?|childs?|children|childrens)[ -]?(?:chairs?|seats? needed)\b|(?:婴儿|嬰兒|宝宝|寶寶|儿童|兒童|高脚|高腳)(?:椅|座椅)|\bkerusi (?:bayi|kanak)|குழந்தை நாற்காலி/iu;

/** `Vegetarian (Y/N)`, `Dinner (7pm)?` */
const wordOf = (header: string) => header.replace(/\s*[(（][^()（）]*[)）]|\s*[?？:：*]+\s*$/gu, "").trim();

/** Returns the number in a cell; 0 for any other text. */
export const countIn = (cell: string): number => (NUMBER.test(cell) ? Number(cell) : 0);

const filled = (cells: readonly string[]) => cells.filter((cell) => !NO_TICK.test(cell));

/** True if the cells contain only ticks and blanks or noes, and at least one tick. */
export function areTicks(cells: readonly string[]): boolean {
  const said = filled(cells);
  return said.length > 0 && said.every((cell) => TICK.test(cell));
}

const areCounts = (cells: readonly string[]) => {
  const said = filled(cells);
  return said.length > 0 && said.every((cell) => TICK.test(cell) || NUMBER.test(cell));
};

/**
 * Returns the field of a column of ticks whose header is the value: `Bride`, `Vegetarian`, `No beef`, `Dinner`. Null
 * for other headers and for cells that aren't ticks; a column of meals or events may also count them.
 */
export function tickedField(header: string, cells: readonly string[]): GuestImportField | null {
  const word = wordOf(header);
  if (word === "" || word.length > 40 || !areCounts(cells)) return null;
  if (EVENT.test(word)) return "events";
  // `Table No.` has numbers, and `No beef` avoids beef.
  const { dietary, avoided } = readDietary(word.replace(/\s+no\.?$/i, ""));
  if (dietary.length > 0) return word.toLowerCase() === "child" ? null : "dietary";
  if (avoided.length > 0) return "allergies";
  if (!areTicks(cells)) return null;
  if (readSide(word).reason === undefined) return "side";
  return GROUP.test(word) ? "group" : null;
}

/** Fields whose value a tick takes from its header. */
const WORDED: ReadonlySet<GuestImportField> = new Set([
  "side",
  "dietary",
  "allergies",
  "tags",
  "group",
  "events",
  "notes",
]);

/** Returns a function from a ticked cell to its field's value; null if the column isn't one of ticks. */
export function tickReader(
  header: string,
  field: GuestImportField | null,
  cells: readonly string[],
): ((cell: string) => string) | null {
  const word = wordOf(header);
  if (!field || !WORDED.has(field) || !/\p{L}/u.test(word)) return null;
  if (field === "notes" && CHAIR.test(word)) return (cell) => chairs(word, cell);
  if (!areCounts(cells)) return null;
  if (!areTicks(cells) && tickedField(word, cells) !== field) return null;
  const isMeal = field === "dietary" || field === "allergies";
  const areCrossesNo = cells.every(Boolean) && cells.some((cell) => /^[✓✔√✅]/u.test(cell));
  return (cell) => {
    if (NO_TICK.test(cell) || (areCrossesNo && CROSS.test(cell))) return "";
    return isMeal && NUMBER.test(cell) && Number(cell) > 1 ? `${cell} × ${word}` : word;
  };
}

/** Returns `Baby chair`, `2 × Baby chair`, or the word with the cell's text. */
function chairs(word: string, cell: string): string {
  if (NO_TICK.test(cell)) return "";
  if (NUMBER.test(cell) && Number(cell) > 1) return `${cell} × ${word}`;
  return TICK.test(cell) ? word : `${word}: ${cell}`;
}
