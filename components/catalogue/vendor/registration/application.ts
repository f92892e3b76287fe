import { PASSWORD_MISMATCH } from "@/contracts/identity/credential/password";
import {
  SELECT_MAIN_OFFERING,
  SELECT_SECONDARY_OFFERING,
} from "@/contracts/identity/registration/vendor-register";
import {
  type VendorRegisterBody,
  vendorRegisterBody,
} from "@/contracts/identity/registration/vendor-register.schema";
import { readReferral } from "@/lib/promo/referral";

const SINGAPORE = "Singapore";

/** Form values by the contract's paths; `main`, `secondary` and `repeat` exist only in the form. */
export const BLANK = {
  "sellerInfo.vendorName": "",
  "sellerInfo.username": "",
  "sellerInfo.companyName": "",
  "sellerInfo.companyRegistrationNumber": "",
  "sellerInfo.vatTaxNumber": "",
  "sellerInfo.website": "",
  "sellerInfo.email": "",
  "sellerInfo.countryCode": "+65",
  "sellerInfo.phone": "",
  "sellerInfo.countryCodeForMobile": "+65",
  "sellerInfo.mobileNumber": "",
  "sellerInfo.country": SINGAPORE,
  "sellerInfo.postCode": "",
  "sellerInfo.blockNumber": "",
  "sellerInfo.streetAddress1": "",
  "sellerInfo.unitNo": "",
  "sellerInfo.buildingName": "",
  "sellerInfo.streetAddress2": "",
  "sellerInfo.streetAddress3": "",
  "sellerInfo.city": "",
  "sellerInfo.state": "",
  "businessOwner.firstName": "",
  "businessOwner.lastName": "",
  "businessOwner.email": "",
  "businessOwner.countryCode": "+65",
  "businessOwner.phone": "",
  "sellerOffering.main": "",
  "sellerOffering.secondary": "",
  "sellerOffering.price": "",
  "sellerOffering.date": "",
  "sellerInfo.profileSummary": "",
  "sellerOffering.areYouASocialChampion": false,
  "validationChecks.fiveYearHistory": true,
  "validationChecks.isDirectorOfbankrupt": true,
  "validationChecks.isCaseReview": true,
  "validationChecks.isBadPress": true,
  "validationChecks.isBadReviews": true,
  "validationChecks.comment": "",
  "sellerInfo.password": "",
  "sellerInfo.repeat": "",
  "businessOwner.isPrivacyAndTerms": false,
};
export type Application = typeof BLANK;
export type FieldPath = keyof Application;
export type Complaints = Partial<Record<FieldPath, string>>;

const FIELD_PATHS = Object.keys(BLANK) as FieldPath[];
const between = (first: FieldPath, last: FieldPath) =>
  FIELD_PATHS.slice(FIELD_PATHS.indexOf(first), FIELD_PATHS.indexOf(last) + 1);

/** The steps and their fields. The password comes last, because it is never saved in a draft. */
export const STEPS = [
  {
    id: "business",
    title: "Your business",
    lead: "What couples will call you, and how the business is registered.",
    fields: between("sellerInfo.vendorName", "sellerInfo.email"),
  },
  {
    id: "contact",
    title: "Where to find you",
    lead: "Your phone numbers and the address of the business.",
    fields: between("sellerInfo.countryCode", "sellerInfo.state"),
  },
  {
    id: "owner",
    title: "The business owner",
    lead: "The person we may ask about the registration.",
    fields: between("businessOwner.firstName", "businessOwner.phone"),
  },
  {
    id: "offering",
    title: "What you offer",
    lead: "Couples look for vendors by what they do first.",
    fields: between("sellerOffering.main", "sellerOffering.areYouASocialChampion"),
  },
  {
    id: "declarations",
    title: "Your declarations",
    lead: "Couples trust who is on Sayang. Untick what you cannot confirm, and tell us why: it does not rule you out.",
    fields: between("validationChecks.fiveYearHistory", "validationChecks.comment"),
  },
  {
    id: "review",
    title: "Check and send",
    lead: "Have a last look, choose a password and send it to us.",
    fields: between("sellerInfo.password", "businessOwner.isPrivacyAndTerms"),
  },
] as const;

export function stepOf(path: FieldPath): number {
  return STEPS.findIndex(({ fields }) => fields.includes(path));
}

/** Returns the request body. */
export function bodyOf(values: Application): VendorRegisterBody {
  const raw = rawBody(values);
  return vendorRegisterBody.cast({ ...raw, ...readReferral() }, { stripUnknown: true });
}

function rawBody(values: Application): Record<string, Record<string, unknown>> {
  const body: Record<string, Record<string, unknown>> = {};
  for (const path of FIELD_PATHS) {
    const [part = "", name = ""] = path.split(".");
    (body[part] ??= {})[name] = values[path];
  }
  // Only Singapore addresses are accepted, but an old draft may still hold another country.
  Object.assign(body.sellerInfo ?? {}, { country: SINGAPORE, city: "", state: "" });
  const { main, secondary, price, ...offering } = body.sellerOffering ?? {};
  body.sellerOffering = {
    ...offering,
    price: price === "" ? null : Number(price),
    services: [main, ...(secondary ? [secondary] : [])].filter((id) => id !== ""),
  };
  // A secondary offering on its own must not become the main one.
  if (!main) body.sellerOffering.services = [];
  return body;
}

/** Returns all validation errors, by field. */
export async function complaintsOf(values: Application): Promise<Complaints> {
  const found: Complaints = {};
  const add = (path: FieldPath, message: string) => {
    found[path] ??= message;
  };
  try {
    await vendorRegisterBody.validate(rawBody(values), { abortEarly: false });
  } catch (error) {
    for (const { path, message } of innerErrors(error)) {
      const field = fieldOf(path, message);
      if (field) add(field, message);
    }
  }
  if (!values["sellerOffering.secondary"]) add("sellerOffering.secondary", SELECT_SECONDARY_OFFERING);
  if (!values["sellerInfo.repeat"]) add("sellerInfo.repeat", "Please repeat the password");
  else if (values["sellerInfo.repeat"] !== values["sellerInfo.password"]) {
    add("sellerInfo.repeat", PASSWORD_MISMATCH);
  }
  return found;
}

/** Returns the field of an error from its path and message, or null when it belongs to no field. */
export function fieldOf(path: string, message: string): FieldPath | null {
  if (path.startsWith("sellerOffering.services")) {
    const main = message === SELECT_MAIN_OFFERING || path.endsWith("[0]");
    return main ? "sellerOffering.main" : "sellerOffering.secondary";
  }
  return Object.hasOwn(BLANK, path) ? (path as FieldPath) : null;
}

function innerErrors(error: unknown): { path: string; message: string }[] {
  const { inner } = error as { inner?: { path?: string; message: string }[] };
  if (!inner) throw error;
  return inner.map(({ path = "", message }) => ({ path, message }));
}

/** Suggests a username for the shop: lower-case letters and digits, separated by single hyphens. */
export function usernameFor(vendorName: string): string {
  return vendorName
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
}
