/** A data object of a payment QR code: two digits of id, two of length, then the value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, "0")}${value}`;

/** Computes the 16-bit cyclic redundancy check (polynomial 0x1021, start 0xFFFF) of the EMV QR specification. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const char of text) {
    crc ^= (char.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/**
 * Returns the content of a PayNow QR code for a Singapore mobile number, by the SGQR specification (EMVCo
 * merchant-presented QR): a reusable code for an amount that the payer enters.
 */
export function payNowCode(mobile: string): string {
  const account = [
    field("00", "SG.PAYNOW"),
    field("01", "0"), // 0 is a mobile number; 2 would be a company.
    field("02", `+65${mobile}`),
    field("03", "1"), // The payer enters the amount.
  ];
  const body = [
    field("00", "01"),
    field("01", "11"),
    field("26", account.join("")),
    field("52", "0000"),
    field("53", "702"),
    field("58", "SG"),
    field("59", "NA"),
    field("60", "Singapore"),
  ].join("");
  // The checksum also covers its own id and length.
  return `${body}6304${crc16(`${body}6304`)}`;
}
