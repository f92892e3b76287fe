import type { AnyObject, ObjectSchema } from "yup";
import type { FieldError } from "@/contracts/errors";
import type {
  BusinessOwner,
  SellerOffering,
  ValidationChecks,
  OwnFaq,
} from "@/contracts/catalogue/vendor/vendor";
import { PIN_TOO_FAR } from "@/contracts/catalogue/vendor/vendor-profile";
import {
  businessOwnerFields,
  type VendorProfileBody,
} from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { stylesOf } from "@/contracts/catalogue/vendor/vendor-service";
import { WRONG_POSTCODE } from "@/contracts/identity/registration/vendor-register";
import { validationChecks } from "@/contracts/identity/registration/vendor-register.schema";
import { phoneProblem } from "@/lib/phone/phone";
import { isNearPostcode, postalDistrict } from "@/lib/place/singapore-postcode";
import { randomUUID } from "node:crypto";
import { AppError } from "@/server/core/errors";
import { validate } from "@/server/http/request/validate";
import type { ProfileColumns, ProfileRow } from "../repo/profile";

/**
 * Returns the columns that a profile change writes. Throws `bad_request` naming the fields that contradict each other
 * once the change is applied.
 */
export function profileColumns(before: ProfileRow, body: VendorProfileBody): ProfileColumns {
  const { businessOwner, validationChecks: checks, sellerOffering, settings } = body;
  return {
    ...sellerColumns(before, body),
    ...(businessOwner && {
      businessOwner: whole("businessOwner", businessOwnerFields, {
        ...before.businessOwner,
        ...given(businessOwner),
      }) as BusinessOwner,
    }),
    ...(checks && {
      validationChecks: whole("validationChecks", validationChecks, {
        ...before.validationChecks,
        ...given(checks),
      }) as ValidationChecks,
    }),
    ...(sellerOffering && { sellerOffering: withoutServices(sellerOffering) }),
    ...(body.socialMedia && { socialMedia: filled({ ...before.socialMedia, ...given(body.socialMedia) }) }),
    ...(body.languages && { languages: [...new Set(body.languages)] }),
    ...(body.ceremonies && { ceremonies: [...new Set(body.ceremonies)] }),
    ...(body.styleTags && { styleTags: stylesOf(body.styleTags) }),
    ...(body.faq && { faq: withIds(body.faq) }),
    ...(body.paymentPolicy && { paymentPolicy: body.paymentPolicy as ProfileRow["paymentPolicy"] }),
    ...(settings?.enableSelling !== undefined && { enableSelling: settings.enableSelling }),
  };
}

/** Leaves out the consent, which is recorded separately. */
function given(group: object): AnyObject {
  const entries = Object.entries(group).filter(
    ([name, value]) => value !== undefined && name !== "isPrivacyAndTerms",
  );
  return Object.fromEntries(entries);
}

const filled = (group: AnyObject) => Object.fromEntries(Object.entries(group).filter(([, value]) => value));

function withoutServices({
  services: _services,
  ...offering
}: NonNullable<VendorProfileBody["sellerOffering"]>): SellerOffering {
  return offering as SellerOffering;
}

/** Entries keep their ids, so that links to a question keep working. */
function withIds(faq: NonNullable<VendorProfileBody["faq"]>): OwnFaq[] {
  const seen = new Set<string>();
  return faq.map(({ id, question, answer, isEdit }) => {
    const own = id && !seen.has(id) ? id : randomUUID();
    seen.add(own);
    return { id: own, question, answer, isEdit };
  });
}

function sellerColumns(before: ProfileRow, { sellerInfo, location }: VendorProfileBody): ProfileColumns {
  if (!sellerInfo && !location) return {};
  const { username: _username, email: _email, password: _password, ...named } = sellerInfo ?? {};
  const columns = given(named) as ProfileColumns;
  const after = { ...before, ...columns };
  refuseWrongPhones(after, columns);
  const vat = columns.vatTaxNumber;
  return {
    ...columns,
    ...(vat !== undefined && vat !== before.vatTaxNumber ? { gstRegistered: vat !== "" } : {}),
    ...placeOf(before, after.postCode, location),
  };
}

function refuseWrongPhones(after: ProfileRow, changed: ProfileColumns): void {
  const pairs = [
    ["countryCode", "phone"],
    ["countryCodeForMobile", "mobileNumber"],
  ] as const;
  for (const [code, number] of pairs) {
    const touched = changed[code] !== undefined || changed[number] !== undefined;
    const problem = touched && after[number] ? phoneProblem(after[code], after[number]) : null;
    if (problem) throw fieldErrors([{ field: `sellerInfo.${number}`, message: problem }]);
  }
}

/** A new postcode moves the vendor to the centre of its sector, unless the change includes a location. */
function placeOf(
  before: ProfileRow,
  postCode: string,
  location: VendorProfileBody["location"],
): ProfileColumns {
  const district = postalDistrict(postCode);
  const [longitude = 0, latitude = 0] = location?.coordinates ?? [];
  const pin = location ? { longitude, latitude } : null;
  if (pin && district && !isNearPostcode(postCode, pin)) {
    throw fieldErrors([{ field: "location", message: PIN_TOO_FAR }]);
  }
  const moved = postCode !== before.postCode || before.latitude === 0 || before.longitude === 0;
  const place =
    pin ?? (moved && district ? { longitude: district.longitude, latitude: district.latitude } : before);
  if (place.latitude === 0 || place.longitude === 0) {
    throw fieldErrors([{ field: "sellerInfo.postCode", message: WRONG_POSTCODE }]);
  }
  return {
    latitude: place.latitude,
    longitude: place.longitude,
    ...(district && { district: district.district }),
  };
}

/** Validates a complete group, naming its fields by their path in the request. */
function whole(group: string, schema: unknown, value: AnyObject): AnyObject {
  try {
    return validate(schema as ObjectSchema<AnyObject>, value);
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    throw fieldErrors(error.errors.map(({ field, message }) => ({ field: `${group}.${field}`, message })));
  }
}

export function fieldErrors(errors: FieldError[]): AppError {
  return new AppError("bad_request", errors[0]?.message ?? "", errors);
}
