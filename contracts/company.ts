/**
 * The company behind the site, as named in footer and documents. Placeholders for the demo: replace registration number
 * and telephone before going live.
 */
export const COMPANY = {
  name: "Sayang Pte. Ltd.",
  /** ACRA unique entity number. */
  uen: "202600000A",
  phone: "+65 6000 0000",
  hours: "Monday to Friday, 10 am to 6 pm",
} as const;
