const plain = (text: string) => text.replace(/[\s-]/g, "").toUpperCase();

/** A Unique Entity Number, as issued by ACRA and other agencies: `53123456X`, `201912345K`, `T08LL1234A`. */
export function isUen(text: string): boolean {
  return /^(\d{8,9}[A-Z]|[RST]\d{2}[A-Z]{2}\d{4}[A-Z])$/.test(plain(text));
}

/** A GST registration number as issued by IRAS: the UEN, or one like `M90367123X` or `MR-2345678-A`. */
export function isGstNumber(text: string): boolean {
  return isUen(text) || /^M[A-Z\d]\d{7}[A-Z\d]$/.test(plain(text));
}

/** A SWIFT code (ISO 9362): bank, country, location and optionally the branch. */
export function isSwiftCode(text: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(plain(text));
}

/** An IBAN (ISO 13616): with its check digits, it is 1 modulo 97. */
export function isIban(text: string): boolean {
  const iban = plain(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
