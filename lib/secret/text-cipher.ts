import AES from "crypto-js/aes.js";
import Utf8 from "crypto-js/enc-utf8.js";

/**
 * Encrypts with AES under a key that ships with the page. This hides tokens from casual view and from naive scripts
 * that scrape storage; it is no protection against code that runs in the page.
 */
export function encryptText(text: string, key: string): string {
  return AES.encrypt(text, key).toString();
}

/** Returns the text, or null when it is damaged or was encrypted under another key. */
export function decryptText(cipher: string, key: string): string | null {
  try {
    return AES.decrypt(cipher, key).toString(Utf8) || null;
  } catch {
    return null;
  }
}
