import { randomInt } from "node:crypto";
import { slugify } from "@/lib/text/slug";
import type { Transaction } from "@/server/db/client";
import { coupleOf } from "./repo";

/** Without letters and digits that look alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
/** 49 random bits, so that nobody can guess a page. */
const RANDOM = 10;
const NAMES_MAX = 40;

/**
 * Returns the last part of a wedding page's address: `mei-lin-and-arjun-x7k2m9qd4t`. Names in other scripts are
 * omitted.
 */
export function pageSlug(couple: string): string {
  const random = Array.from({ length: RANDOM }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const names = slugify(couple.replaceAll("&", " and "))
    .slice(0, NAMES_MAX)
    .replace(/^and-|-and$|-$/g, "");
  return [names, random].filter((part) => part && part !== "and").join("-");
}

/** Returns the slug for a new wedding, with the couple's names as given so far. */
export async function firstPageSlug(tx: Transaction, customerId: string): Promise<string> {
  const { firstName, bride, groom } = await coupleOf(tx, customerId);
  return pageSlug(bride && groom ? `${bride} & ${groom}` : firstName);
}
