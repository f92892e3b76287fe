import {
  OFFERINGS_DIFFER,
  SELECT_MAIN_OFFERING,
  SELECT_SECONDARY_OFFERING,
} from "@/contracts/identity/registration/vendor-register";
import { vendorRegisterBody } from "@/contracts/identity/registration/vendor-register.schema";
import {
  type Application,
  BLANK,
  bodyOf,
  complaintsOf,
  fieldOf,
  STEPS,
  stepOf,
  usernameFor,
} from "./application";

const ID = "019b76da-a800-7dfb-9e36-f51298138cf7";
const OTHER = "019b76da-a818-74e1-8ecb-4de2834f7488";

const FILLED: Application = {
  ...BLANK,
  "sellerInfo.vendorName": "Kampong Florals",
  "sellerInfo.username": "kampong-florals",
  "sellerInfo.companyName": "Kampong Florals Pte. Ltd.",
  "sellerInfo.companyRegistrationNumber": "202112345K",
  "sellerInfo.email": "Hello@kampong.test",
  "sellerInfo.phone": "61234567",
  "sellerInfo.postCode": "018956",
  "sellerInfo.streetAddress1": "Marina Boulevard",
  "businessOwner.firstName": "Aisyah",
  "businessOwner.lastName": "Rahman",
  "businessOwner.email": "aisyah@kampong.test",
  "businessOwner.phone": "91234567",
  "sellerOffering.main": ID,
  "sellerOffering.secondary": OTHER,
  "sellerInfo.password": "Sayang#2026",
  "sellerInfo.repeat": "Sayang#2026",
  "businessOwner.isPrivacyAndTerms": true,
};

test("every field of the contract is in the form, in exactly one step", () => {
  const named = Object.entries(vendorRegisterBody.fields).flatMap(([part, schema]) => {
    const fields = Object.keys("fields" in schema ? (schema.fields as object) : {});
    return ["refCode", "campaign"].includes(part) ? [] : fields.map((name) => `${part}.${name}`);
  });
  for (const path of named.filter((each) => each !== "sellerOffering.services")) {
    expect(Object.keys(BLANK)).toContain(path);
  }
  const standing = STEPS.flatMap(({ fields }) => [...fields]);
  expect([...standing].sort()).toEqual(Object.keys(BLANK).sort());
});

test("a complete application satisfies the contract", async () => {
  expect(await complaintsOf(FILLED)).toEqual({});
  const body = bodyOf({ ...FILLED, "sellerOffering.price": "1280.50", "sellerOffering.date": "2019-04-01" });
  expect(body.sellerInfo).toMatchObject({
    email: "hello@kampong.test",
    country: "Singapore",
    postCode: "018956",
  });
  expect(body.sellerInfo).not.toHaveProperty("repeat");
  expect(body.sellerOffering).toEqual({
    services: [ID, OTHER],
    areYouASocialChampion: false,
    price: 1280.5,
    date: "2019-04-01",
  });
  expect(bodyOf(FILLED).sellerOffering).toMatchObject({ price: null, date: null });
});

test.each<[string, Partial<Application>, string, string]>([
  ["no main offering", { "sellerOffering.main": "" }, "sellerOffering.main", SELECT_MAIN_OFFERING],
  ["no secondary", { "sellerOffering.secondary": "" }, "sellerOffering.secondary", SELECT_SECONDARY_OFFERING],
  ["the same twice", { "sellerOffering.secondary": ID }, "sellerOffering.secondary", OFFERINGS_DIFFER],
  ["a short phone", { "sellerInfo.phone": "612" }, "sellerInfo.phone", "phone fill in at least 8 digits"],
  [
    "a wrong postcode",
    { "sellerInfo.postCode": "990000" },
    "sellerInfo.postCode",
    "Please select a correct postcode",
  ],
  [
    "an unticked declaration",
    { "validationChecks.isBadPress": false },
    "validationChecks.comment",
    "Please tell us more about what you could not declare",
  ],
  [
    "other repetition",
    { "sellerInfo.repeat": "Sayang#2027" },
    "sellerInfo.repeat",
    "Password does not match",
  ],
  [
    "no consent",
    { "businessOwner.isPrivacyAndTerms": false },
    "businessOwner.isPrivacyAndTerms",
    "Please agree to the Terms and Conditions",
  ],
])("%s", async (_what, change, path, message) => {
  expect(await complaintsOf({ ...FILLED, ...change })).toEqual({ [path]: message });
});

test("without any offering, both fields are required", async () => {
  const found = await complaintsOf({ ...FILLED, "sellerOffering.main": "", "sellerOffering.secondary": "" });
  expect(found).toEqual({
    "sellerOffering.main": SELECT_MAIN_OFFERING,
    "sellerOffering.secondary": SELECT_SECONDARY_OFFERING,
  });
});

test("a draft from abroad requires a Singapore postcode", async () => {
  const abroad: Application = { ...FILLED, "sellerInfo.country": "Malaysia", "sellerInfo.postCode": "80000" };
  expect(await complaintsOf(abroad)).toEqual({ "sellerInfo.postCode": "Please select a correct postcode" });
  const moved = bodyOf({ ...abroad, "sellerInfo.postCode": "238801", "sellerInfo.city": "Johor Bahru" });
  expect(moved.sellerInfo).toMatchObject({ country: "Singapore", city: "", postCode: "238801" });
});

test("server errors map to their field and step", () => {
  expect(fieldOf("sellerInfo.username", "taken")).toBe("sellerInfo.username");
  expect(fieldOf("sellerOffering.services", SELECT_SECONDARY_OFFERING)).toBe("sellerOffering.secondary");
  expect(fieldOf("sellerOffering.services[0]", "must be a uuid")).toBe("sellerOffering.main");
  expect(fieldOf("refCode", "too long")).toBeNull();
  expect(STEPS[stepOf("businessOwner.phone")]?.id).toBe("owner");
});

test.each([
  ["Kampong Flörals & Co.", "kampong-florals-and-co"],
  ["  D'Élan -- Bridal  ", "delan-bridal"],
  ["囍", ""],
  ["x".repeat(60), "x".repeat(40)],
])("the username for %s", (name, username) => {
  expect(usernameFor(name)).toBe(username);
});
