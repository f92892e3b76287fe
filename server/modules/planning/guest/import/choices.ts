import { type GuestSide, MAX_TAGS } from "@/contracts/planning/guest/guest";
import type { Reading } from "./cell";

const WORDS_OF_SIDES: Readonly<Record<GuestSide, string>> = {
  bride:
    "bride b her hers she wife 女方 新娘 女 perempuan pengantin_perempuan மணமகள் bride's cpw mempelai_wanita pengantin_wanita 신부 신부측 新婦 新婦側 nhà_gái เจ้าสาว wanita",
  groom:
    "groom g his he him husband 男方 新郎 男 lelaki pengantin_lelaki மணமகன் bridegroom cpp mempelai_pria pengantin_pria mempelai_laki_laki 신랑 신랑측 新郎側 nhà_trai เจ้าบ่าว pria",
  both: "both mutual shared common bride_groom groom_bride bride_and_groom groom_and_bride 双方 雙方 共同 两方 kedua kedua_dua இருவரும்",
};
const SIDES = new Map(
  (Object.entries(WORDS_OF_SIDES) as [GuestSide, string][]).flatMap(([side, words]) =>
    words.split(" ").map((word) => [word.replace(/_/g, " "), side] as const),
  ),
);

export function readSide(typed: string): Reading<GuestSide> {
  if (!typed) return { value: "both" };
  const plain = typed
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .replace(/\b(side|family|friends?|pihak|belah|keluarga)\b/g, "")
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
  const side = SIDES.get(plain) ?? SIDES.get(plain.replace(/(家|亲友|親友)$/u, "")) ?? sideWithin(plain);
  return side ? { value: side } : { value: "both", reason: `“${typed}” is not a side: Bride, Groom or Both` };
}

/** `bride's mum's friends` are on the bride's side; a text that names both sides is ambiguous. */
function sideWithin(plain: string): GuestSide | undefined {
  const isBride = /\bbride\b|\bpengantin (?:perempuan|wanita)\b|女方|新娘|மணமகள்/u.test(plain);
  const isGroom = /\bgroom\b|\bpengantin (?:lelaki|pria)\b|男方|新郎|மணமகன்/u.test(plain);
  return isBride === isGroom ? undefined : isBride ? "bride" : "groom";
}

export function readTags(typed: string): Reading<string[]> {
  const all = [...new Set(typed.split(/:::|[,;]/).map((tag) => tag.trim().replace(/^\*\s*/, "")))];
  // Google's own groups.
  const tags = all
    .filter((tag) => tag && !/^(?:my ?contacts|starred)$/i.test(tag))
    .map((tag) => tag.slice(0, 30));
  return tags.length <= MAX_TAGS
    ? { value: tags }
    : { value: tags.slice(0, MAX_TAGS), reason: `A guest has at most ${MAX_TAGS} tags` };
}

export function readChild(typed: string): Reading<boolean> {
  if (/^(y|yes|true|checked|1|x|child|kid|✓|✔|是|ya|儿童|兒童|小孩|kanak-kanak|ஆம்)$/i.test(typed))
    return { value: true };
  if (/^(n|no|false|unchecked|0|-|adult|否|不是|tidak|大人|成人|dewasa|இல்லை)?$/i.test(typed))
    return { value: false };
  return { value: false, reason: `“${typed}”: write Yes or No for a child` };
}

export function readTeaOrder(typed: string): Reading<number | null> {
  if (!typed) return { value: null };
  const number = Number(typed);
  return Number.isInteger(number) && number >= 1 && number <= 500
    ? { value: number }
    : { value: null, reason: `“${typed}”: tea ceremony order must be a number from 1 to 500` };
}
