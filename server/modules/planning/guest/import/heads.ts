import { MAX_ROW_HEADS } from "@/contracts/planning/guest/guest-import";

/** A name as somebody wrote it in a list, taken apart. */
export type ReadName = {
  /** The people it names, at least one. */
  names: string[];
  /** How many it stands for, where it says so: `Tan family (4)`, `Mei Tan +1`. */
  heads: number | null;
  /** What the household is called, where the name says more than one person. */
  household: string;
};

const TITLES = "mr|mrs|ms|mdm|madam|miss|dr|prof|encik|puan|datin|datuk|dato|tan sri";
const COUPLE = new RegExp(`^(${TITLES})\\.?\\s*(?:&|and|\\+|/)\\s*(${TITLES})\\.?\\s+(.+)$`, "i");
/** `Mei & Jun Tan`: two given names and one family name. */
const AND = /\s+(?:&|and)\s+/i;
const FAMILY = /\b(?:family|families|fam|household|keluarga|kids|children)\b|一家|全家|குடும்பம்/iu;

/** Returns the people and the number that a cell such as `Mr & Mrs Tan`, `Tan family (4)` or `Mei +1` stands for. */
export function readName(written: string): ReadName {
  const { rest, heads } = countIn(written.trim());
  const couple = COUPLE.exec(rest);
  if (couple) {
    const [, his = "", hers = "", name = ""] = couple;
    return { names: [`${his} ${name}`, `${hers} ${name}`], heads, household: rest };
  }
  const pair = /^(.+?)\s*(夫妇|夫婦|伉俪|伉儷)$/u.exec(rest);
  if (pair) return { names: [rest], heads: heads ?? 2, household: rest };
  if (FAMILY.test(rest)) return { names: [rest], heads, household: rest };
  const parts = rest.split(AND);
  // A list, or a company: only two are a couple.
  if (parts.length !== 2) return { names: [rest], heads, household: heads && heads > 1 ? rest : "" };
  const [first = "", second = ""] = parts;
  return { names: [withFamilyName(first, second), second], heads, household: rest };
}

function withFamilyName(first: string, second: string): string {
  const family = second.trim().split(/\s+/).slice(1).join(" ");
  return first.trim().includes(" ") || !family ? first.trim() : `${first.trim()} ${family}`;
}

/** `(4)`, `(4 pax)`, `x2`, `- 3 pax`, `+1`, `+ 1`, `+2 kids`, `and guest`. */
function countIn(written: string): { rest: string; heads: number | null } {
  const total =
    /\s*[([（]\s*(\d{1,2})\s*(?:pax|persons?|people|heads?|人|位|orang)?\s*[)\]）]\s*$/iu.exec(written) ??
    /\s*[-–,x×]\s*(\d{1,2})\s*(?:pax|persons?|people|人|位|orang)\s*$/iu.exec(written) ??
    /\s+(\d{1,2})\s*(?:pax|人|位|orang)\s*$/iu.exec(written) ??
    /\s+[x×]\s*(\d{1,2})\s*$/iu.exec(written);
  if (total) return counted(written, total, Number(total[1]));
  const more =
    /\s*[([（]?\s*\+\s*(\d{1,2})\s*(?:kids?|child(?:ren)?|guests?)?\s*[)\]）]?\s*$/iu.exec(written) ??
    /\s*(?:\+|&|and)\s*(?:guest|partner|plus one|1)\s*$/iu.exec(written);
  if (more) return counted(written, more, Number(more[1] ?? 1) + 1);
  return { rest: written, heads: null };
}

function counted(written: string, found: RegExpExecArray, heads: number) {
  const rest = written.slice(0, found.index).trim();
  return rest && heads >= 1 && heads <= MAX_ROW_HEADS ? { rest, heads } : { rest: written, heads: null };
}

/**
 * Returns how many come with a row: what its columns say, else its name, else those whom it names. `pax` counts the
 * guest, `plusOnes` those beside the guest, and adults and children are summed up.
 */
export function headsOf(
  name: Pick<ReadName, "names" | "heads">,
  counts: { pax: number | null; plusOnes: number | null; adults: number | null; children: number | null },
): number {
  const { pax, plusOnes, adults, children } = counts;
  const parts = adults !== null || children !== null ? (adults ?? 0) + (children ?? 0) : null;
  // A column of adults that is empty in this row still counts the guest.
  const summed = parts === null ? null : Math.max(parts + (adults === null ? 1 : 0), 1);
  const stated = pax ?? summed ?? (plusOnes === null ? name.heads : name.names.length + plusOnes);
  return Math.max(name.names.length, Math.min(stated ?? 1, MAX_ROW_HEADS));
}
