import { array, boolean, type InferType, number, object, type ObjectSchema, string } from "yup";
import { PASSWORD_MAX } from "@/contracts/identity/credential/password";
import { WRONG_POSTCODE } from "@/contracts/identity/registration/vendor-register";
import {
  businessOwner,
  sellerInfo,
  sellerOffering,
  validationChecks,
} from "@/contracts/identity/registration/vendor-register.schema";
import { isIban, isSwiftCode, isUen } from "@/lib/business-number";
import { postalDistrict } from "@/lib/place/singapore-postcode";
import { text, uuid, VERSION_MAX } from "@/contracts/fields.schema";
import {
  STYLE_MAX,
  STYLE_NEEDS_CERTIFICATE,
  STYLES_MAX,
  TOO_MANY_STYLES,
  VENDOR_CEREMONIES,
  VENDOR_LANGUAGES,
  type VendorCeremony,
  type VendorLanguage,
} from "@/contracts/catalogue/vendor/vendor-service";
import type { MilestoneDue } from "@/contracts/catalogue/vendor/vendor";
import {
  CATEGORIES_MAX,
  FAQ_ANSWER_MAX,
  FAQ_MAX,
  FAQ_QUESTION_MAX,
  GALLERY_MAX,
  POLICY_DAYS_MAX,
  policyProblem,
} from "@/contracts/catalogue/vendor/vendor-profile";

const line = (label: string, max = 120) => text().max(max, `${label} must be at most ${max} characters`);

/** Makes all fields of a schema optional: what is left out stays unchanged. */
function partly<S extends ObjectSchema<object>>(schema: S): S {
  const fields = Object.entries(schema.fields).map(([name, field]) => {
    const plain = field as { default?: (value: undefined) => { optional?: () => unknown } };
    const bare = plain.default?.(undefined) ?? plain;
    return [name, (bare as { optional?: () => unknown }).optional?.() ?? bare];
  });
  return object(Object.fromEntries(fields) as never).default(undefined) as unknown as S;
}

const SINGAPORE = "Singapore";

/** As on the application, without the login fields. */
export const sellerInfoFields = sellerInfo.omit(["email", "username", "password"]).shape({
  country: line("Country", 80).oneOf([SINGAPORE], WRONG_POSTCODE),
  postCode: text()
    .required("Postcode is required")
    .test("district", WRONG_POSTCODE, (value) => !value || postalDistrict(value) !== null),
  tagline: line("Tagline", 140),
  store1: line("Branch", 200),
  store2: line("Second branch", 200),
});
export const businessOwnerFields = businessOwner.omit(["isPrivacyAndTerms"]);

const webAddress = (network: string) =>
  line(`${network} address`, 200).matches(/^https:\/\/[^\s.]+\.\S+$/, {
    message: `${network} address must start with https://`,
    excludeEmptyString: true,
  });

export const socialMediaFields = object({
  facebook: webAddress("Facebook"),
  flickr: webAddress("Flickr"),
  instagram: webAddress("Instagram"),
  linkedIn: webAddress("LinkedIn"),
  pinterest: webAddress("Pinterest"),
  twitter: webAddress("Twitter"),
  youtube: webAddress("YouTube"),
});

const account = (label: string, max = 34) =>
  line(label, max)
    .matches(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, {
      message: `${label} has letters, digits, spaces and hyphens only`,
      excludeEmptyString: true,
    })
    .default("");

/** A text that may be empty and otherwise must have the given form. */
const formed = (message: string, is: (value: string) => boolean) =>
  ["formed", message, (value?: string) => !value || is(value)] as const;

const ACCOUNT_DIGITS = 6;

/** Replaced as a whole. */
export const bankInfoFields = object({
  accountName: line("Account name").required("Account name is required"),
  accountNumber: account("Account number")
    .required("Account number is required")
    .test(
      ...formed(
        `Account number must have at least ${ACCOUNT_DIGITS} digits`,
        (value) => value.replace(/\D/g, "").length >= ACCOUNT_DIGITS,
      ),
    ),
  bankName: line("Bank name").required("Bank name is required"),
  bankAddress: line("Bank address", 200).default(""),
  iban: account("IBAN", 42).test(...formed("This IBAN isn't right: please check its digits", isIban)),
  routingNumber: account("Bank and branch code", 20),
  swiftCode: account("SWIFT code", 11).test(
    ...formed("A SWIFT code has 8 or 11 characters, such as DBSSSGSG", isSwiftCode),
  ),
  uen: account("UEN", 10).test(...formed("A UEN looks like 201912345K", isUen)),
});

export const faqEntry = object({
  id: text().max(60).default(""),
  question: line("Question", FAQ_QUESTION_MAX).required("Question is required"),
  answer: line("Answer", FAQ_ANSWER_MAX).required("Answer is required"),
  isEdit: boolean().typeError("isEdit must be true or false").default(false),
});

const percent = () =>
  number()
    .typeError("Percentages are whole numbers")
    .integer("Percentages are whole numbers")
    .max(100, "A percentage is at most 100");
const days = () =>
  number()
    .typeError("Days are whole numbers")
    .integer("Days are whole numbers")
    .max(POLICY_DAYS_MAX, `At most ${POLICY_DAYS_MAX} days before`);

export const milestoneRule = object({
  label: line("Payment name", 60).required("Each payment needs a name"),
  percent: percent().min(1, "A payment is at least 1%").required("Each payment needs a percentage"),
  due: object({
    kind: string()
      .oneOf(["booking", "halfway", "before"], "due.kind is unknown")
      .required("due.kind is required"),
    days: days()
      .min(1, "At least 1 day before")
      .when("kind", { is: "before", then: (schema) => schema.required("Say how many days before") }),
  }).required(),
}).transform((value: { due?: MilestoneDue & { days?: unknown } } | null) =>
  value?.due && ["booking", "halfway"].includes(value.due.kind)
    ? { ...value, due: { kind: value.due.kind } }
    : value,
);

/** Replaced as a whole. */
export const paymentPolicyFields = object({
  milestones: array()
    .of(milestoneRule)
    .min(1, "Add at least two payments")
    .max(20)
    .required("Add at least two payments"),
  refundTiers: array()
    .of(
      object({
        daysBefore: days().min(0).required("Say how many days before"),
        percent: percent().min(0).required("Each refund step needs a percentage"),
      }),
    )
    .max(20)
    .required("refundTiers is required"),
  note: line("Note", 1000).default(""),
})
  .test("policy", function (value) {
    const problem = value?.milestones && value.refundTiers ? policyProblem(value as never) : null;
    return problem === null || this.createError({ message: problem });
  })
  .default(undefined);

/** Singapore lies at 104° east and 1° north; a coordinate of 0 means that no place is set. */
const within = (value: number, least: number, most: number) => value >= least && value <= most;

const location = object({
  type: string().oneOf(["Point"]).default("Point"),
  coordinates: array()
    .of(
      number()
        .typeError(WRONG_POSTCODE)
        .min(1, WRONG_POSTCODE)
        .max(105, WRONG_POSTCODE)
        .required(WRONG_POSTCODE),
    )
    .test("place", WRONG_POSTCODE, ([longitude = 0, latitude = 0, ...rest] = []) => {
      return rest.length === 0 && within(longitude, 103.5, 104.2) && within(latitude, 1.1, 1.5);
    })
    .required(WRONG_POSTCODE),
});

/** The value of a picture's field when no file is sent; an empty one removes the picture. */
const noPicture = () => text().nullable().oneOf(["", null], "${path} must be a picture file, or empty");

const severalOf = <T extends string>(field: string, known: readonly T[]) =>
  array()
    .of(
      string<T>()
        .oneOf(known, `${field} must be any of ${known.join(", ")}`)
        .required(),
    )
    .max(known.length, `${field} has each choice once at most`);

/** Styles are separated by commas in the address of a search, so none may contain one. */
const styleField = () =>
  line("A style", STYLE_MAX)
    .required("A style must not be empty")
    .matches(/^[^,]*$/, "A style can’t contain a comma")
    .test("halal", STYLE_NEEDS_CERTIFICATE, (value) => !/\bhalal\b/i.test(value));

/**
 * PATCH /vendor/profile/{userId}: a form whose groups are JSON, or plain JSON; changes only the given fields. Pictures
 * are sent as files: `profileImage`, `bannerImage`, and new pictures of the gallery as `gallery`.
 */
export const vendorProfileBody = object({
  version: number().typeError("version must be a number").integer().min(0).max(VERSION_MAX),
  /** The login fields may be sent along unchanged; they can't be changed here. */
  sellerInfo: partly(sellerInfoFields)
    .shape({
      username: line("Username", 40),
      email: line("Email", 254),
      password: string().max(PASSWORD_MAX),
    })
    .default(undefined)
    .optional(),
  location: location.default(undefined).optional(),
  businessOwner: partly(businessOwner).optional(),
  /** Replaced as a whole. */
  sellerOffering: sellerOffering.default(undefined).optional(),
  /** The vendor's categories below its services, by id. */
  categories: array()
    .of(uuid().required())
    .max(CATEGORIES_MAX, `Choose at most ${CATEGORIES_MAX} categories`),
  /** Replaced as a whole, as are ceremonies and styles. */
  languages: severalOf<VendorLanguage>("languages", VENDOR_LANGUAGES),
  ceremonies: severalOf<VendorCeremony>("ceremonies", VENDOR_CEREMONIES),
  styleTags: array().of(styleField()).max(STYLES_MAX, TOO_MANY_STYLES),
  socialMedia: socialMediaFields.default(undefined).optional(),
  bankInfo: bankInfoFields.default(undefined).optional(),
  /** The account's password, required with `bankInfo`. */
  password: string().max(PASSWORD_MAX),
  faq: array().of(faqEntry.required()).max(FAQ_MAX, `Add at most ${FAQ_MAX} questions`),
  validationChecks: partly(
    validationChecks.shape({ comment: line("Comment", 2000) }) as unknown as typeof validationChecks,
  ).optional(),
  settings: object({ enableSelling: boolean().typeError("enableSelling must be true or false") })
    .default(undefined)
    .optional(),
  paymentPolicy: paymentPolicyFields.optional(),
  profileImage: noPicture(),
  bannerImage: noPicture(),
  /**
   * The gallery as it should be: names of pictures to keep, and `new:0`, `new:1` ... for the uploaded ones. Unlisted
   * pictures are removed; an unlisted new one is appended.
   */
  previousGallery: array()
    .of(text().max(200).required())
    .max(GALLERY_MAX, `Show at most ${GALLERY_MAX} pictures`),
});
export type VendorProfileBody = InferType<typeof vendorProfileBody>;

/** Form fields that contain JSON. */
export const VENDOR_PROFILE_JSON = [
  "sellerInfo",
  "location",
  "businessOwner",
  "sellerOffering",
  "categories",
  "languages",
  "ceremonies",
  "styleTags",
  "socialMedia",
  "bankInfo",
  "faq",
  "validationChecks",
  "settings",
  "paymentPolicy",
  "previousGallery",
] as const satisfies readonly (keyof VendorProfileBody)[];
