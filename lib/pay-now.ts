/** A data object of a QR code for payments: two digits of its name, two of its length, its value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, "0")}${value}`;

/** Cyclic redundancy check of 16 bits (polynomial 1021, start FFFF), as the EMV QR specification has it. */
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
 * Returns what a PayNow code of a Singapore mobile number says, by the SGQR specification (EMVCo merchant-presented QR):
 * a code that can be used again, with a sum that the payer chooses.
 */
export function payNowCode(mobile: string): string {
  const account = [
    field("00", "SG.PAYNOW"),
    field("01", "0"), // A mobile number; 2 would be a company.
    field("02", `+65${mobile}`),
    field("03", "1"), // The payer enters the sum.
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
  // The check covers its own name and length, too.
  return `${body}6304${crc16(`${body}6304`)}`;
}
