import { object } from "yup";
import type { CustomerProfile } from "@/contracts/identity/auth";
import { phoneNumber } from "@/contracts/identity/credential/phone.schema";
import { customerProfileBody } from "@/contracts/identity/account/profile.schema";
import { PICTURE_FIELDS, type PictureField } from "@/contracts/identity/account/profile";

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

/** A chosen file, or null to remove the picture. A missing key leaves the picture unchanged. */
export type Pictures = Partial<Record<PictureField, File | null>>;

/**
 * The server's own rules. Each page picks those of the fields it shows, because errors in other fields couldn't be fixed
 * there.
 */
export const DETAILS_SCHEMA = customerProfileBody
  .omit([...PICTURE_FIELDS])
  .concat(object({ phone: phoneNumber() }));

export function valuesOf(profile: CustomerProfile): DetailValues {
  const text = (name: DetailName) => String(profile[name] ?? "");
  return Object.fromEntries(NAMES.map((name) => [name, text(name)])) as DetailValues;
}

/** Returns form data with only the values that differ from the stored ones. */
export function changesOf(values: DetailValues, kept: DetailValues, pictures: Pictures): FormData {
  const form = new FormData();
  for (const name of NAMES) if (values[name] !== kept[name]) form.set(name, values[name]);
  // The API takes the phone number and its country code together.
  if (form.has("countryCode")) form.set("phone", values.phone);
  if (form.has("phone")) form.set("countryCode", values.countryCode);
  for (const name of PICTURE_FIELDS) {
    const picture = pictures[name];
    if (picture !== undefined) form.set(name, picture ?? "");
  }
  return form;
}
