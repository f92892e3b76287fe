import { object } from "yup";
import type { CustomerProfile } from "@/contracts/auth";
import { phoneNumber } from "@/contracts/phone";
import { customerProfileBody, PICTURE_FIELDS, type PictureField } from "@/contracts/profile";

const NAMES = [
  "firstName",
  "lastName",
  "brideFirstName",
  "brideLastName",
  "groomFirstName",
  "groomLastName",
  "countryCode",
  "phone",
  "weddingDate",
  "budget",
] as const;
export type DetailName = (typeof NAMES)[number];
export type DetailValues = Record<DetailName, string>;

/** A file that was chosen, null where the picture is taken away; missing where it stays. */
export type Pictures = Partial<Record<PictureField, File | null>>;

/** What is checked before it is sent: the server's own rules. */
const CHECKED = customerProfileBody.omit([...PICTURE_FIELDS]).concat(object({ phone: phoneNumber() }));
/** Each page's form checks what it shows, and nothing that could not be mended there. */
export const DETAILS_SCHEMA = {
  wedding: CHECKED.pick([
    "brideFirstName",
    "brideLastName",
    "groomFirstName",
    "groomLastName",
    "weddingDate",
    "budget",
  ]),
  account: CHECKED.pick(["firstName", "lastName", "countryCode", "phone"]),
};
export type DetailsPart = keyof typeof DETAILS_SCHEMA;

export function valuesOf(profile: CustomerProfile): DetailValues {
  const text = (name: DetailName) => String(profile[name] ?? "");
  return Object.fromEntries(NAMES.map((name) => [name, text(name)])) as DetailValues;
}

/** The form of what differs from what is kept. */
export function changesOf(values: DetailValues, kept: DetailValues, pictures: Pictures): FormData {
  const form = new FormData();
  for (const name of NAMES) if (values[name] !== kept[name]) form.set(name, values[name]);
  // A number goes with its country.
  if (form.has("countryCode")) form.set("phone", values.phone);
  if (form.has("phone")) form.set("countryCode", values.countryCode);
  for (const name of PICTURE_FIELDS) {
    const picture = pictures[name];
    if (picture !== undefined) form.set(name, picture ?? "");
  }
  return form;
}
