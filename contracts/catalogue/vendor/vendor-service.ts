/** The languages in which a vendor works with couples and guests. */
export const VENDOR_LANGUAGES = [
  "english",
  "mandarin",
  "malay",
  "tamil",
  "cantonese",
  "hokkien",
  "teochew",
  "hindi",
] as const;
export type VendorLanguage = (typeof VENDOR_LANGUAGES)[number];

export const LANGUAGE_LABELS: Readonly<Record<VendorLanguage, string>> = {
  english: "English",
  mandarin: "Mandarin",
  malay: "Malay",
  tamil: "Tamil",
  cantonese: "Cantonese",
  hokkien: "Hokkien",
  teochew: "Teochew",
  hindi: "Hindi",
};

/** The ceremonies that a vendor serves. */
export const VENDOR_CEREMONIES = [
  "solemnisation",
  "tea-ceremony",
  "nikah",
  "church",
  "hindu",
  "sikh",
  "peranakan",
] as const;
export type VendorCeremony = (typeof VENDOR_CEREMONIES)[number];

export const CEREMONY_LABELS: Readonly<Record<VendorCeremony, string>> = {
  solemnisation: "Solemnisation",
  "tea-ceremony": "Chinese tea ceremony",
  nikah: "Nikah and sanding",
  church: "Church wedding",
  hindu: "Hindu ceremony",
  sikh: "Sikh ceremony",
  peranakan: "Peranakan ceremony",
};

/** The attribute of a product that says for which meal it is, and its values. */
export const MEAL_ATTRIBUTE = "Meal";
export const MEALS = ["lunch", "dinner"] as const;
export type Meal = (typeof MEALS)[number];
export const MEAL_LABELS: Readonly<Record<Meal, string>> = { lunch: "Lunch", dinner: "Dinner" };
