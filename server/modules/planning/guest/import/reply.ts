import { type RsvpAnswer, RSVP_LABELS } from "@/contracts/planning/guest/guest";
import { groupBy } from "@/lib/group-by";
import type { Reading } from "./cell";
import { REPLY_WORDS } from "./data/reply-words.data";
import { EVENT } from "./ticks";

/** What a row says of its people's answers. */
export type Reply = {
  /** The part of the wedding that the column names; "" for all of them. */
  event: string;
  answer: RsvpAnswer;
  /** How many of the row's people gave this answer; null for those whom no number covers. */
  people: number | null;
};

const EXACT = new Map<string, RsvpAnswer>();
const BEGINNINGS: (readonly [string, RsvpAnswer])[] = [];
for (const [answer, words] of REPLY_WORDS) {
  for (const word of words) {
    const bare = word.replace(/\.{3}$/, "");
    EXACT.set(bare, answer);
    // Chinese puts no space between words.
    if (bare !== word) BEGINNINGS.push([/\p{Script=Han}$/u.test(bare) ? bare : `${bare} `, answer]);
  }
}
const YES = /^(?:✓|✔|✅|☑|√|👍|🎉|🙋)/u;
const NO = /^(?:✗|✘|✖|❌|❎|🚫|👎|😢|😭)/u;
const COUNT = /^\d{1,2}$/;
const PEOPLE = "(?:pax|ppl|people|persons?|guests?|adults?|人|位|名|口|orang)";
/** `Yes (2)`, `Attending - 3 pax`, `出席 2位`, `Yes +1`. */
const PEOPLE_AFTER = new RegExp(`^(.*?\\D)[\\s(（x×–-]*?(\\+?)\\s*(\\d{1,2})\\s*${PEOPLE}?\\s*[)）]?$`, "iu");
/** `2 attending`. */
const PEOPLE_BEFORE = new RegExp(`^(\\d{1,2})\\s*${PEOPLE}?[\\s:-]+(\\D+)$`, "iu");

/** Longer texts are letters rather than replies. */
const LONGEST = 200;

const plain = (typed: string) =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\p{Extended_Pictographic}\uFE0F\u200D]/gu, "")
    .replace(/[.,!;:?？。，！*_()（）/–—-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Returns the answer that words, a tick or a cross state; null for other texts. */
export function answerIn(typed: string): RsvpAnswer | null {
  if (YES.test(typed)) return "yes";
  if (NO.test(typed)) return "no";
  if (/^[?？🤔❓❔]+\uFE0F?$/u.test(typed)) return "maybe";
  const words = plain(typed);
  const first = plain(typed.split(/[(（,，;!.–—\n]| - /)[0] ?? "");
  // `Joyfully accepts`
  const bare = words.replace(/^\S+ly (?=\S)/, "");
  const exact = EXACT.get(words) ?? EXACT.get(first) ?? beginning(words);
  return exact ?? EXACT.get(bare) ?? beginning(bare) ?? null;
}

const beginning = (words: string) => BEGINNINGS.find(([start]) => words.startsWith(start))?.[1];

/** The answer and the number of people of `Yes (2)` and `2 attending`. */
function countedAnswer(typed: string): { answer: RsvpAnswer; people: number | null } | null {
  if (typed.length > LONGEST) return null;
  const [, words = "", more = "", count = ""] = PEOPLE_AFTER.exec(typed) ?? [];
  const after = words && answerIn(words.trim());
  if (after) return { answer: after, people: Number(count) + (more ? 1 : 0) };
  const [, number = "", rest = ""] = PEOPLE_BEFORE.exec(typed) ?? [];
  const before = rest && answerIn(rest);
  if (before) return { answer: before, people: Number(number) };
  const answer = answerIn(typed);
  return answer && { answer, people: null };
}

/** Returns what a line of a pasted list says of its guest, `Mei Tan ✅` or `Jun Lim - not coming`; null for others. */
export function replyBesideName(written: string): { name: string; answer: RsvpAnswer } | null {
  if (written.length > LONGEST) return null;
  const [, before = "", lead = ""] = /^([✅✔✓❌✗✘]\uFE0F?)\s*(.+)$/u.exec(written) ?? [];
  const [, name = "", mark = ""] = /^(.*[^\s([（-])\s*(?:([✅✔✓❌✗✘👍👎❓]\uFE0F?))$/u.exec(written) ?? [];
  const [, person = "", words = ""] =
    /^(.*?[^\s-])\s*(?:\s[-–:]\s|[(（])\s*(\p{L}[^()（）\d]+)[)）]?$/u.exec(written) ?? [];
  const found = before
    ? { name: lead, said: before }
    : mark
      ? { name, said: mark }
      : { name: person, said: words };
  const answer = found.said ? answerIn(found.said) : null;
  return answer && { name: found.name, answer };
}

/** How many cells tell what a column is about. */
const SAMPLE = 200;

const isBlank = (cell: string) => /^[\s–—-]*$/.test(cell);
const isMark = (cell: string) => /^(?:[x×/*•●o]|\d{1,2})$/i.test(cell);

/** True for a column whose cells mostly state answers, by words, marks or numbers. */
export function areReplies(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell)).slice(0, SAMPLE);
  const stated = filled.filter((cell) => isMark(cell) || countedAnswer(cell) !== null);
  // `Sent` and `Not sent` are about the invitation.
  const isAnswered = stated.some((cell) => isMark(cell) || countedAnswer(cell)?.answer !== "waiting");
  return stated.length > 0 && stated.length * (isAnswered ? 2 : 1) >= filled.length;
}

/** True for a column of words such as `Attending` and `Declined`, which no column of ticks has. */
export const areWordsOfReplies = (cells: readonly string[]): boolean =>
  areReplies(cells) &&
  cells.some((cell) => /\p{L}{3}/u.test(cell) && !/^(?:yes|no|true|false|nil)$/i.test(cell));

/** Returns the answer that a header such as `Declined` or `Number attending` stands for; null for `RSVP`. */
export function answerOfHeader(header: string): RsvpAnswer | null {
  const words = header
    .replace(
      /^\s*(?:(?:total|number|no|nos|count|qty|bilangan|bil|jumlah|jml)\b\.?|#)\s*(?:of\s+)?(?=\p{L})/iu,
      "",
    )
    .replace(/^\s*(?:guests?|people)\s+(?=\p{L})|\s+(?:guests?|count|pax|total)\s*$/giu, "")
    .replace(/[?？]\s*$|人数|人數/u, "");
  const answer = /\p{L}{2}|\p{Script=Han}/u.test(words) ? answerIn(words) : null;
  return answer === "waiting" ? null : answer;
}

/**
 * True for a header such as `Yes` or `Confirmed` above nothing but marks and numbers, where a list without a header
 * would go on with more such words.
 */
export function isHeaderOfReplies(header: string, below: () => string[]): boolean {
  if (answerOfHeader(header) === null) return false;
  const filled = below().filter((cell) => !isBlank(cell));
  const mayBeFlags = !FLAG.test(header);
  return (
    filled.length > 0 &&
    filled.every((cell) => isMark(cell) || YES.test(cell) || NO.test(cell) || (mayBeFlags && FLAG.test(cell)))
  );
}
const FLAG = /^(?:y|yes|n|no|true|false)$/i;

/**
 * Returns how to read a column of replies into lines that `readReplies` reads. `isAlone` says that no other column has
 * replies, so that a zero below `Attending` is a no.
 */
export function replyReader(
  header: string,
  cells: readonly string[],
  isAlone: boolean,
): (cell: string) => string {
  const own = answerOfHeader(header);
  const event = EVENT.test(header) ? `${header.replace(/[:\n]/g, " ")}: ` : "";
  const filled = cells.filter((cell) => !isBlank(cell));
  const areFlags = filled.every((cell) => !COUNT.test(cell) || Number(cell) <= 1);
  const isCrossNo = filled.some((cell) => !/^[x×]$/i.test(cell) && answerIn(cell) === "yes");
  const stated = (cell: string): string => {
    if (COUNT.test(cell)) {
      if (Number(cell) === 0) return own && !isAlone ? "" : own && own !== "yes" ? "" : "no";
      return areFlags && !own ? "yes" : `${cell} ${own ?? "yes"}`;
    }
    if (/^[x×]$/i.test(cell)) return isCrossNo ? (own && own !== "yes" ? "" : "no") : (own ?? "yes");
    if (isMark(cell)) return own ?? "yes";
    const found = countedAnswer(cell);
    if (!found) return cell.replace(/\s*\n\s*/g, " ");
    // Below `Declined`, a yes declines, and a no says nothing.
    if (own && own !== "yes" && found.answer === "no") return "";
    if (own && own !== "yes" && found.answer === "yes") return own;
    return `${found.people ?? ""} ${found.answer}`.trim();
  };
  // A column has few different replies.
  const known = new Map<string, string>();
  return (cell) => {
    const said = known.get(cell) ?? (isBlank(cell) ? "" : stated(cell));
    known.set(cell, said);
    return said && event + said;
  };
}

/** Reads the lines that `replyReader` wrote. */
export function readReplies(typed: string): Reading<Reply[]> {
  const replies: Reply[] = [];
  let reason: string | undefined;
  for (const line of typed.split("\n").filter(Boolean)) {
    const [, event = "", people, answer] = /^(?:(.*): )?(?:(\d+) )?(yes|no|maybe|waiting)$/.exec(line) ?? [];
    if (answer) replies.push({ event, answer: answer as RsvpAnswer, people: people ? Number(people) : null });
    else reason = `“${line}” is not a reply: Yes, No or Maybe`;
  }
  return reason ? { value: replies, reason } : { value: replies };
}

/** How many people the replies of a row add up to; null where none has a number. */
export function peopleIn(replies: readonly Reply[]): number | null {
  const sums = byEvent(replies).map(([, own]) => own.reduce((sum, { people }) => sum + (people ?? 0), 0));
  return Math.max(0, ...sums) || null;
}

/** Returns the replies of a row as one of each person for each part of the wedding. */
export const repliesByPerson = (replies: readonly Reply[], heads: number): Reply[] =>
  byEvent(replies).flatMap(([event, own]) =>
    answersOf(own, heads).map((answer) => ({ event, answer, people: 1 })),
  );

const byEvent = (replies: readonly Reply[]): [string, Reply[]][] => [
  ...groupBy(replies, ({ event }) => event),
];

/**
 * Returns each person's answer. Of a party that accepted with a number, the others aren't coming; a number of people
 * beside `Maybe` are those who may come.
 */
function answersOf(replies: readonly Reply[], heads: number): RsvpAnswer[] {
  const whole = replies.filter(({ people }) => people === null).map(({ answer }) => answer);
  const said = whole.find((answer) => answer !== "waiting") ?? "waiting";
  const own = (answer: RsvpAnswer) => (answer === "yes" && said !== "waiting" ? said : answer);
  const counted = replies.flatMap(({ answer, people }) =>
    Array.from({ length: people ?? 0 }, () => own(answer)),
  );
  const others = said === "yes" && counted.length > 0 ? "no" : said;
  return Array.from({ length: heads }, (_, at) => counted[at] ?? others);
}

/**
 * Returns the answers of a row's people for an event: what was said of it, else what was said of all. `isFor` tells
 * whether a column's words mean the event.
 */
export function answersFor(
  replies: readonly Reply[],
  heads: number,
  isFor: (event: string) => boolean,
): RsvpAnswer[] {
  const own = replies.filter(({ event }) => event !== "" && isFor(event));
  return answersOf(own.length > 0 ? own : replies.filter(({ event }) => event === ""), heads);
}

/** Returns each person's answers to all parts of the wedding taken together: who comes to one of them is coming. */
export function overallAnswers(replies: readonly Reply[], heads: number): RsvpAnswer[] {
  const all = byEvent(replies).map(([, own]) => answersOf(own, heads));
  return Array.from({ length: heads }, (_, at) => {
    const own = all.map((answers) => answers[at]);
    const [answer] = (["yes", "maybe", "waiting", "no"] as const).filter((each) => own.includes(each));
    return answer ?? "waiting";
  });
}

/** `Attending`, `3 attending, 1 declined`; "" where nobody has answered. */
export function replyInWords(replies: readonly Reply[], heads: number): string {
  const answers = overallAnswers(replies, heads);
  const said = (["yes", "maybe", "no"] as const).filter((answer) => answers.includes(answer));
  const [only] = said;
  if (only && answers.every((answer) => answer === only)) return RSVP_LABELS[only];
  return said
    .map((each) => `${answers.filter((answer) => answer === each).length} ${RSVP_LABELS[each].toLowerCase()}`)
    .join(", ");
}
