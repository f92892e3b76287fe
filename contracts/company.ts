/**
 * The company behind the site, as its footer and its documents name it. These belong to the demonstration: put your own
 * registration number and telephone here before you open.
 */
export const COMPANY = {
  name: "Sayang Pte. Ltd.",
  /** ACRA unique entity number. */
  uen: "202600000A",
  phone: "+65 6000 0000",
  hours: "Monday to Friday, 10 am to 6 pm",
} as const;
