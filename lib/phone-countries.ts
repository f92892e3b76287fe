/** One row of the phone table (spec vendor §3): lengths count the digits after the dialling code. */
export type PhoneCountry = { code: string; name: string; minLength: number; maxLength: number };

export const PHONE_COUNTRIES: readonly PhoneCountry[] = [
  { code: "+65", name: "Singapore", minLength: 8, maxLength: 8 },
  { code: "+1", name: "Canada, United States", minLength: 10, maxLength: 10 },
  { code: "+7", name: "Kazakhstan, Russia", minLength: 10, maxLength: 10 },
  { code: "+43", name: "Austria", minLength: 11, maxLength: 13 },
  { code: "+44", name: "United Kingdom", minLength: 10, maxLength: 10 },
  { code: "+49", name: "Germany", minLength: 8, maxLength: 13 },
  { code: "+55", name: "Brazil", minLength: 10, maxLength: 11 },
  { code: "+61", name: "Australia", minLength: 9, maxLength: 10 },
  { code: "+86", name: "China", minLength: 11, maxLength: 11 },
  { code: "+91", name: "India", minLength: 10, maxLength: 10 },
  { code: "+358", name: "Finland", minLength: 5, maxLength: 12 },
  { code: "+379", name: "Vatican City", minLength: 6, maxLength: 12 },
];
