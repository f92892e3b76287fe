import { array, boolean, type InferType, number, object } from "yup";
import { isGstNumber } from "@/lib/business-number";
import { todayInSingapore } from "@/lib/dates";
import { postalDistrict } from "@/lib/place/singapore-postcode";
import { emailAddress, isoDate, text, uuid } from "@/contracts/fields.schema";
import { newPassword } from "../credential/password.schema";
import { countryCode, phoneNumber } from "../credential/phone.schema";
import { AGREE_TO_TERMS } from "./register";
import { campaign, refCode } from "./register.schema";
import {
  OFFERINGS_DIFFER,
  SELECT_MAIN_OFFERING,
  SELECT_SECONDARY_OFFERING,
  WRONG_POSTCODE,
} from "./vendor-register";

const LOOKS_LIKE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const line = (label: string, max = 120) => text().max(max, `${label} must be at most ${max} characters`);

/** `username` becomes the shop's own address. */
export const sellerInfo = object({
  vendorName: line("Vendor name").required("Vendor name is required"),
  companyName: line("Company name").required("Company name is required"),
  companyRegistrationNumber: line("Company registration number", 20)
    .matches(/^[0-9A-Za-z]{9,10}$/, {
      message: "Company registration number (UEN) has 9 or 10 letters and digits",
      excludeEmptyString: true,
    })
    .required("Company registration number is required"),
  vatTaxNumber: line("GST registration number", 20)
    .test(
      "gst",
      "A GST registration number looks like 201912345K or M90367123X",
      (value) => !value || isGstNumber(value),
    )
    .default(""),
  email: emailAddress().required("Email is required"),
  username: line("Username", 40)
    .matches(/^[a-z0-9](?:-?[a-z0-9]){2,39}$/, {
      message: "Username has 3 to 40 lower-case letters and digits, and single hyphens between them",
      excludeEmptyString: true,
    })
    .test("id", "Username must not look like an id", (value) => !value || !LOOKS_LIKE_ID.test(value))
    .required("Username is required"),
  password: newPassword(),
  website: line("Website", 200)
    // Unambiguous on purpose: two groups that both match a dot would backtrack for hours on a long run of dots.
    .matches(/^https?:\/\/[^\s.]+\.\S+$/, {
      message: "Website must start with http:// or https://",
      excludeEmptyString: true,
    })
    .default(""),
  countryCode: countryCode(),
  phone: phoneNumber().required("Phone number is required"),
  countryCodeForMobile: countryCode(),
  mobileNumber: phoneNumber("countryCodeForMobile").default(""),
  blockNumber: line("Block number", 10).default(""),
  unitNo: line("Unit number", 20).default(""),
  buildingName: line("Building name").default(""),
  streetAddress1: line("Street address").required("Street address is required"),
  streetAddress2: line("Street address 2").default(""),
  streetAddress3: line("Street address 3").default(""),
  city: line("City", 80).default(""),
  state: line("State", 80).default(""),
  country: line("Country", 80).default("Singapore"),
  /** Places the shop on the map, so an address outside Singapore is refused. */
  postCode: text()
    .required("Postcode is required")
    .when("country", {
      is: "Singapore",
      then: (schema) =>
        schema.test("district", WRONG_POSTCODE, (value) => !value || postalDistrict(value) !== null),
      otherwise: (schema) => schema.test("abroad", WRONG_POSTCODE, (value) => !value),
    }),
  profileSummary: line("Profile summary", 2000).default(""),
});

export const businessOwner = object({
  firstName: line("First name", 80).required("First name is required"),
  /** Many people have a single name. */
  lastName: line("Last name", 80).default(""),
  email: emailAddress().required("Email is required"),
  countryCode: countryCode(),
  phone: phoneNumber().required("Phone number is required"),
  isPrivacyAndTerms: boolean()
    .typeError(AGREE_TO_TERMS)
    .oneOf([true], AGREE_TO_TERMS)
    .required(AGREE_TO_TERMS),
});

/** `services`: the main offering first, then the secondary; top categories by id. */
export const sellerOffering = object({
  services: array()
    .of(uuid().required())
    .test("main", SELECT_MAIN_OFFERING, (value) => Boolean(value?.[0]))
    .test("secondary", SELECT_SECONDARY_OFFERING, (value) => !value?.[0] || Boolean(value[1]))
    .test("differ", OFFERINGS_DIFFER, (value) => !value?.[1] || value[0] !== value[1])
    .max(2)
    .required(SELECT_MAIN_OFFERING),
  areYouASocialChampion: boolean().typeError("areYouASocialChampion must be true or false").default(false),
  /** The lowest price, in dollars. */
  price: number()
    .typeError("Prices from must be an amount")
    .min(0, "Prices from can't be negative")
    .max(10_000_000, "Prices from can be at most $10,000,000")
    .nullable()
    .default(null),
  date: isoDate()
    .label("In business since")
    .test(
      "past",
      "In business since can't be in the future",
      (value) => !value || value <= todayInSingapore(),
    )
    .nullable()
    .default(null),
});

const declared = () => boolean().typeError("must be true or false").default(true);

/** True by default; a vendor who answers otherwise explains why. */
export const validationChecks = object({
  fiveYearHistory: declared(),
  isDirectorOfbankrupt: declared(),
  isCaseReview: declared(),
  isBadPress: declared(),
  isBadReviews: declared(),
  comment: line("Comment", 2000)
    .default("")
    .test("explain", "Please tell us more about what you could not declare", function (value) {
      const { comment, ...checks } = this.parent as Record<string, unknown>;
      void comment;
      return Boolean(value) || Object.values(checks).every(Boolean);
    }),
});

/** POST /vendor/auth/register. A known address gets the same response, and its owner a mail that says so. */
export const vendorRegisterBody = object({
  sellerInfo: sellerInfo.required(),
  businessOwner: businessOwner.required(),
  sellerOffering: sellerOffering.required(),
  validationChecks: validationChecks.required(),
  refCode: refCode().default(""),
  campaign: campaign(),
});
export type VendorRegisterBody = InferType<typeof vendorRegisterBody>;
