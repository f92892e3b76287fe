import { analyse } from "chardet";
import iconv from "iconv-lite";
import { type Encoding, ENCODINGS } from "@/contracts/sheet";

/** How much a guess reads: enough for thousands of names. */
const SAMPLE_BYTES = 64 * 1024;

/**
 * Guesses the encoding of a text file: by its byte order mark, by zeros in every second byte, by being valid UTF-8 or
 * having cells that can be nothing else, and otherwise by which reading of the non-ASCII characters looks most like
 * names. Files with few names are too short for statistics alone, so these are only one factor.
 */
export function guessEncoding(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const zeroes = zeroesAt(bytes);
  if (zeroes) return zeroes;
  if (isUtf8(bytes)) return "utf-8";
  const single = guessSingle(bytes);
  const inUtf8 = wideFields(bytes).filter(isUtf8);
  const text = decode(Buffer.concat(inUtf8), single);
  return inUtf8.length > 0 && plausibility(text, single) < LEAST_OF_WORDS ? "utf-8" : single;
}

/** Words read in their own encoding score above this, those in another hardly ever. */
const LEAST_OF_WORDS = 0.6;

/** A cell, from its first non-ASCII character on. In our encodings, no character contains a byte that ends a cell. */
const WIDE_FIELD = /[\x80-\xff][^,;\t\r\n]*/g;
const MOST_FIELDS = 5_000;

function wideFields(bytes: Buffer): Buffer[] {
  const found = bytes.toString("latin1").match(WIDE_FIELD) ?? [];
  return found.slice(0, MOST_FIELDS).map((field) => Buffer.from(field, "latin1"));
}

/** Marks a letter that was decoded with another encoding than the rest of its file. Does not occur in any text. */
export const DOUBT = "\uFDD0";

/**
 * Returns the text of a file in which some cells have another encoding among those in UTF-8, as when lists were copied
 * together. The encoding of such cells is guessed separately, and they are marked with `DOUBT`.
 */
export function decodeFields(bytes: Buffer, encoding: Encoding): string {
  if (encoding !== "utf-8" || isUtf8(bytes)) return decode(bytes, encoding);
  const other = guessSingle(Buffer.concat(wideFields(bytes).filter((field) => !isUtf8(field))));
  return bytes.toString("latin1").replace(WIDE_FIELD, (written) => {
    const field = Buffer.from(written, "latin1");
    return isUtf8(field) ? field.toString("utf8") : decode(field, other).replace(/^.|$/u, `$&${DOUBT}`);
  });
}

/** Guesses among the non-Unicode encodings. */
function guessSingle(bytes: Buffer): Encoding {
  // Cutting in the middle of a character costs one misread at the end.
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const voices = new Map(analyse(sample).map(({ name, confidence }) => [name.toLowerCase(), confidence]));
  let best: { encoding: Encoding; score: number } = { encoding: "windows-1252", score: -Infinity };
  for (const encoding of ENCODINGS) {
    if (encoding.startsWith("utf-")) continue;
    const text = decode(sample, encoding);
    const score = plausibility(text, encoding) + voiceFor(encoding, voices) + (HEADER.test(text) ? 1 : 0);
    if (score > best.score) best = { encoding, score };
  }
  // Among related encodings with the same result, chooses the usual one.
  const isUsual = decode(sample, best.encoding) === decode(sample, "windows-1252");
  return isUsual ? "windows-1252" : best.encoding;
}

/**
 * Returns the text without byte order mark and control characters, which no name needs; line breaks and tabs are kept.
 */
export function decode(bytes: Buffer, encoding: Encoding): string {
  return iconv.decode(bytes, encoding, { stripBOM: true });
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 without a byte order mark has a zero in every second byte of its commas, line ends and Latin letters. */
function zeroesAt(bytes: Buffer): Encoding | null {
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const many = length / 2 / 5;
  if (length < 4 || Math.max(even, odd) < Math.max(2, many) || Math.min(even, odd) > many / 4) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** Common headers of columns of names, phones and addresses, which no misreading produces. */
const HEADER =
  /姓名|名字|名前|氏名|宾客|賓客|电话|電話|手机|手機|邮箱|電郵|メール|이름|성명|전화|연락처|휴대폰|ชื่อ|โทร|имя|фио|телефон|الاسم|الهاتف|שם|טלפון|điện thoại|họ tên/i;

/**
 * Returns the vote of `chardet`'s statistics, from 0 to 0.5. It knows the Chinese, Japanese and Korean encodings best.
 */
function voiceFor(encoding: Encoding, voices: ReadonlyMap<string, number>): number {
  const relatives = RELATIVES[encoding] ?? [];
  return Math.max(...[encoding, ...relatives].map((name) => voices.get(name) ?? 0)) / 200;
}

/** The standards of which Windows has its own variant. */
const RELATIVES: Partial<Record<Encoding, readonly string[]>> = {
  "windows-1250": ["iso-8859-2"],
  "windows-1251": ["iso-8859-5"],
  "windows-1253": ["iso-8859-7"],
  "windows-1254": ["iso-8859-9"],
};

/** Where readings are equally likely, prefers what offices here use. */
const HABIT: Partial<Record<Encoding, number>> = {
  "windows-1252": 0.1,
  gb18030: 0.08,
  big5: 0.04,
  macintosh: 0.03,
  "windows-1257": -0.05,
};

const EAST_ASIAN = new Set<Encoding>(["gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"]);

/** Returns how much the non-ASCII characters look like real words, on average from about -1 to 1 per character. */
function plausibility(text: string, encoding: Encoding): number {
  let sum = 0;
  let count = 0;
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    if (character <= "\x7f") continue;
    count++;
    const before = characters[at - 1] ?? "\n";
    const after = characters[at + 1] ?? "\n";
    sum += EAST_ASIAN.has(encoding)
      ? eastAsian(character, before, after, encoding)
      : encoding === "windows-874"
        ? thai(character, before)
        : alphabetic(character, before, after);
  }
  return count === 0 ? 0 : sum / count + (HABIT[encoding] ?? 0);
}

/** Characters in everyday use are in the first level of each standard; hardly any name needs others. */
const FIRST_LEVEL: Partial<Record<Encoding, (lead: number, trail: number) => boolean>> = {
  gb18030: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
  big5: (lead) => lead >= 0xa4 && lead <= 0xc6,
  shift_jis: (lead) => lead >= 0x88 && lead <= 0x98,
  "euc-jp": (lead) => lead >= 0xb0 && lead <= 0xcf,
};

/** Typical characters in guest lists: surnames, given names, words in headers. */
const USUAL_HAN = new Set(
  "姓名电話话邮箱邮件男女方新郎娘备注備註宾客賓家庭人数數陈陳林黄黃张張李王吴吳刘劉蔡杨楊许許郑鄭谢謝洪郭邱曾廖赖賴周叶葉苏蘇庄莊江何吕呂罗羅高萧蕭简簡朱钟鐘游詹沈彭胡余谭譚卢盧梁欧歐阳陽翁温溫魏冯馮方颜顏伟偉明志美玲文华華慧婷嘉怡颖穎欣佳思雅俊杰傑强強国國建平安丽麗芳秀英小大玉梅兰蘭珍珠春秋燕凤鳳宝寶金永福生成德义義信和光辉輝",
);
const USUAL_KANJI = new Set(
  "佐藤鈴木高橋田中伊渡辺山本村小加吉松井林斎清水崎森池阿部石原坂野上島谷川口前岡長後近青西福太三武宮美子恵由香奈優花愛真理直樹翔健大介拓也陽葵結衣蓮悠人一郎二男之々姓名氏電話番号備考様",
);
const USUAL_HANGUL = new Set(
  "이름성명전화번호메일연락처주소비고신랑부하객김박최정강조윤장임한오서신권황안송류홍민수지은준현우영진경희미선혜연유승재동상원태규철기호훈석용순옥숙자인아나라윤예채시도건주",
);

function eastAsian(character: string, before: string, after: string, encoding: Encoding): number {
  if (character === "\uFFFD" || /\p{Co}|\p{Cc}/u.test(character)) return -2;
  if (/[\uFF61-\uFF9F]/.test(character)) return -0.6;
  if (/\p{Script=Hangul}/u.test(character))
    return encoding === "euc-kr" ? (USUAL_HANGUL.has(character) ? 1 : 0.6) : -1;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character))
    return encoding === "shift_jis" || encoding === "euc-jp" ? 1 : -0.8;
  if (/\p{Script=Han}/u.test(character)) {
    // Latin letters on both sides: an accented letter and its neighbour, misread as one character.
    if (/[A-Za-z]/.test(before) && /[A-Za-z]/.test(after)) return -1;
    const [lead = 0, trail = 0] = iconv.encode(character, encoding);
    if (encoding === "euc-kr") return 0.2;
    if (!FIRST_LEVEL[encoding]?.(lead, trail)) return /[A-Za-z]/.test(before) ? -1 : 0.3;
    const usual = encoding === "shift_jis" || encoding === "euc-jp" ? USUAL_KANJI : USUAL_HAN;
    return usual.has(character) ? 1 : 0.75;
  }
  // Full-width punctuation and forms, and Chinese quotation marks.
  if (/[\u3000-\u303F\uFF01-\uFF5E·—…‘’“”]/.test(character)) return 0.6;
  return -0.8;
}

const THAI_MARK = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/;

/** Vowels and tones above and below the line belong to a consonant. */
function thai(character: string, before: string): number {
  if (!/\p{Script=Thai}/u.test(character)) return -1;
  if (THAI_MARK.test(character)) return THAI_MARK.test(before) || /[\u0E01-\u0E2E]/.test(before) ? 1 : -2;
  // Leading vowels are followed by a consonant, never by another vowel.
  return /[\u0E40-\u0E44]/.test(character) && /[\u0E40-\u0E44]/.test(before) ? -2 : 0.7;
}

const isAccented = (character: string) => character > "\x7f" && /\p{Script=Latin}/u.test(character);

function alphabetic(character: string, before: string, after: string): number {
  if (/[’‘“”–—…€•]/.test(character)) return quotation(character, before, after);
  if (/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(character)) {
    return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(before + after) ? 0.95 : -0.5;
  }
  if (/\p{Script=Cyrillic}|\p{Script=Greek}/u.test(character)) {
    const script = /\p{Script=Cyrillic}/u.test(character) ? /\p{Script=Cyrillic}/u : /\p{Script=Greek}/u;
    const isWord = script.test(before) || script.test(after);
    return caseFits(character, before) && isWord ? 0.95 : -0.8;
  }
  if (isAccented(character)) {
    if (!caseFits(character, before)) return -0.8;
    // A capital within a name, such as a misread apostrophe in D’Souza.
    if (isCapital(character) && isCapital(before) && isCapital(after)) return 0.3;
    // None of these languages has three in a row, unlike another script misread as Latin.
    if (isAccented(before) && isAccented(after)) return -1;
    const touches = /\p{Script=Latin}/u.test(before) || /\p{Script=Latin}/u.test(after);
    return touches ? (/[þðÞÐýÝ]/.test(character) ? 0.4 : 1) : -0.3;
  }
  // The combining accents of Vietnamese.
  if (/\p{M}/u.test(character)) return /\p{L}/u.test(before) ? 0.8 : -1;
  if (/[°²³º½¼¾£¥©®×·«»\u00a0]/.test(character))
    return /\p{L}/u.test(before) && /\p{L}/u.test(after) ? -1 : 0.2;
  return -1;
}

/** An apostrophe is between letters or after one, an opening quotation mark before one. */
function quotation(character: string, before: string, after: string): number {
  const letterBefore = /[\p{L}\p{N}.]/u.test(before);
  const letterAfter = /[\p{L}\p{N}]/u.test(after);
  if (character === "’") return letterBefore || letterAfter ? 1 : 0.2;
  if (character === "‘" || character === "“") return letterAfter && !letterBefore ? 0.8 : -0.8;
  if (character === "”") return letterBefore ? 0.8 : -0.5;
  if (character === "–" || character === "—") return letterBefore === letterAfter ? 0.7 : 0;
  return letterBefore && letterAfter ? -0.5 : 0.4;
}

/** A capital begins a word, or the word is all capitals. */
function caseFits(character: string, before: string): boolean {
  return !(isCapital(character) && /\p{Ll}/u.test(before));
}

const isCapital = (character: string) => /\p{Lu}/u.test(character);
