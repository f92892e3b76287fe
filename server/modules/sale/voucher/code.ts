import { createHash, randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH, normalizeCode } from "@/contracts/sale/promotion/voucher";
import { openSealedText, sealText } from "@/lib/secret/sealed-text";
import { sessionSecret } from "@/server/core/secrets";

const SEAL = "voucher-code";

type Code = { code: string; codeHash: string; codeSealed: string };

/** Returns a new code of 78 random bits. Store only the hash and the sealed text. */
export function newCode(): Code {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]);
  const code = normalizeCode(letters.join(""));
  if (!code) throw new Error("a code must be made of the alphabet's letters");
  return { code, codeHash: hashCode(code), codeSealed: sealText(code, sessionSecret(), SEAL) };
}

/**
 * Returns the hash by which a code is found. Unkeyed, so that codes survive a change of SESSION_SECRET; they are too
 * random to be guessed.
 */
export function hashCode(code: string): string {
  return createHash("sha256").update(`voucher:${code}`).digest("base64url");
}

/** Returns the code, or null when there is none or it was sealed under another SESSION_SECRET. */
export function openCode(codeSealed: string | null): string | null {
  return codeSealed && openSealedText(codeSealed, sessionSecret(), SEAL);
}
