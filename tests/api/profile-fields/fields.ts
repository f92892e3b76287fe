import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";

/** Top categories, and categories at least three levels down, by ids that the table can name. */
export const CATEGORIES = {
  main: "01900000-0000-7000-8000-000000000001",
  second: "01900000-0000-7000-8000-000000000002",
  other: "01900000-0000-7000-8000-000000000003",
  below: "01900000-0000-7000-8000-000000000004",
  below2: "01900000-0000-7000-8000-000000000005",
} as const;

export const PASSWORD = "Sayang#2026";

/** A complete profile. Each case starts from it and changes one field. */
export const BASE = {
  sellerInfo: {
    vendorName: "Kain",
    companyName: "Kain Pte. Ltd.",
    companyRegistrationNumber: "201912345K",
    vatTaxNumber: "",
    website: "https://kain.example",
    countryCode: "+65",
    phone: "67654321",
    countryCodeForMobile: "+65",
    mobileNumber: "91234567",
    blockNumber: "12",
    unitNo: "#02-14",
    buildingName: "Shophouse",
    streetAddress1: "Middle Road",
    streetAddress2: "Rear entrance",
    streetAddress3: "Second lane",
    city: "Bugis",
    state: "Central",
    postCode: "188065",
    profileSummary: "We sew.",
    tagline: "Made to measure",
    store1: "Bugis Junction",
    store2: "Tampines",
  },
  location: { type: "Point", coordinates: [103.855, 1.3] },
  businessOwner: {
    firstName: "Siti",
    lastName: "Rahman",
    email: "siti@kain.example",
    countryCode: "+65",
    phone: "91234567",
  },
  sellerOffering: {
    services: [CATEGORIES.main, CATEGORIES.second] as string[],
    areYouASocialChampion: false,
    price: 900,
    date: "2012-05-01",
  },
  categories: [CATEGORIES.below] as string[],
  socialMedia: {},
  bankInfo: {
    accountName: "Kain Pte. Ltd.",
    accountNumber: "123-456789-0",
    bankName: "Bank of the Straits",
    bankAddress: "1 Raffles Place",
    iban: "GB82 WEST 1234 5698 7654 32",
    routingNumber: "7171-001",
    swiftCode: "BOSTSGSG",
    uen: "201912345K",
  },
  faq: [{ id: "first", question: "Do you fit?", answer: "Twice." }],
  validationChecks: {
    fiveYearHistory: true,
    isDirectorOfbankrupt: true,
    isCaseReview: true,
    isBadPress: true,
    isBadReviews: true,
    comment: "All is well.",
  },
  settings: { enableSelling: true },
  paymentPolicy: {
    milestones: [
      { label: "Deposit", percent: 30, due: { kind: "booking" } },
      { label: "Fitting", percent: 40, due: { kind: "halfway" } },
      { label: "Rest", percent: 30, due: { kind: "before", days: 14 } },
    ],
    refundTiers: [{ daysBefore: 180, percent: 80 }],
    note: "Fittings are free.",
  },
};

export type Expectation = {
  /** The field's new value. Omitted for pictures, which are sent as files. */
  to?: unknown;
  /** Its place in the request, when that isn't the first entry of its list. */
  at?: string;
  /** Other fields that must change with it. */
  with?: Record<string, unknown>;
  /** The expected changes on the couple's page, by path; empty when only the vendor reads the field. */
  couple: Record<string, unknown>;
  /** The field in the vendor's own profile, when its name or value differs. */
  own?: [path: string, value: unknown];
  /** Why the page's text doesn't change: only search or a link uses the field. */
  unwritten?: string;
};

/** Read only by the vendor and Sayang. */
const own = (to: unknown, more: Partial<Expectation> = {}): Expectation => ({ to, couple: {}, ...more });
/** Shown to couples under that name. */
const seen = (to: unknown, path: string, shown: unknown = to): Expectation => ({
  to,
  couple: { [path]: shown },
});
const network = (name: string) => seen(`https://${name}.example/kain`, `socialMedia.${name}`);
const masked = (to: string, field: string, shown: string) =>
  own(to, { own: [`bankInfo.${field}`, shown], with: { password: PASSWORD } });
const bank = (to: string) => own(to, { with: { password: PASSWORD } });
const picture = (path: string, couple = path): Expectation => {
  const file = expect.stringMatching(/^vendor\/.+\.webp$/);
  return { couple: { [couple]: file }, own: [path, file] };
};

const MILESTONES = "paymentPolicy.milestones";
const TIERS = "paymentPolicy.refundTiers";

/** How couples see each field of the profile. `[]` stands for each entry of a list. */
export const FIELDS: Record<string, Expectation> = {
  "sellerInfo.vendorName": seen("Kebaya House", "vendorName"),
  "sellerInfo.companyName": seen("Kebaya House Pte. Ltd.", "companyName"),
  "sellerInfo.companyRegistrationNumber": own("202054321Z"),
  "sellerInfo.vatTaxNumber": {
    to: "M90367123X",
    couple: { gstRegistered: true },
  },
  "sellerInfo.website": seen("https://kebaya.example", "website"),
  "sellerInfo.countryCode": own("+60", { with: { "sellerInfo.phone": "123456789" } }),
  "sellerInfo.phone": own("67650000"),
  "sellerInfo.countryCodeForMobile": own("+60", { with: { "sellerInfo.mobileNumber": "123456789" } }),
  "sellerInfo.mobileNumber": own("98765432"),
  "sellerInfo.blockNumber": seen("14A", "address.streetAddress", "14A Middle Road"),
  "sellerInfo.unitNo": seen("#03-01", "address.unitNumber"),
  "sellerInfo.buildingName": seen("Textile Centre", "address.buildingName"),
  "sellerInfo.streetAddress1": seen("Jalan Sultan", "address.streetAddress", "12 Jalan Sultan"),
  "sellerInfo.streetAddress2": own("Side entrance"),
  "sellerInfo.streetAddress3": own("Third lane"),
  "sellerInfo.city": own("Kampong Glam"),
  "sellerInfo.state": own("East"),
  "sellerInfo.country": seen("Singapore", "address.country"),
  "sellerInfo.postCode": {
    to: "427508",
    couple: {
      "address.postalCode": "427508",
      area: "Katong",
      district: 15,
      "location.latitude": 1.312,
      "location.longitude": 103.902,
    },
  },
  "sellerInfo.profileSummary": seen("We sew and embroider.", "profileSummary"),
  "sellerInfo.tagline": seen("Sewn here", "tagline"),
  "sellerInfo.store1": own("Joo Chiat"),
  "sellerInfo.store2": own("Jurong"),
  "location.coordinates": {
    to: [103.86, 1.305],
    couple: { "location.longitude": 103.86, "location.latitude": 1.305 },
  },
  "businessOwner.firstName": own("Nur"),
  "businessOwner.lastName": own("Aziz"),
  "businessOwner.email": own("nur@kain.example"),
  "businessOwner.countryCode": own("+60", { with: { "businessOwner.phone": "123456789" } }),
  "businessOwner.phone": own("98765432"),
  "sellerOffering.services": {
    to: [CATEGORIES.other, CATEGORIES.second],
    couple: {
      "masterCategory._id": CATEGORIES.other,
      "categories.0._id": CATEGORIES.other,
      "masterCategory.name": "Other",
      "categories.0.name": "Other",
      "masterCategory.slug": "other",
    },
  },
  "sellerOffering.areYouASocialChampion": own(true),
  "sellerOffering.price": own(1200),
  "sellerOffering.date": own("2015-08-09"),
  languages: {
    to: ["english", "tamil"],
    couple: { "languages.0": "english", "languages.1": "tamil" },
  },
  ceremonies: {
    to: ["tea-ceremony", "hindu"],
    couple: { "ceremonies.0": "tea-ceremony", "ceremonies.1": "hindu" },
  },
  styleTags: {
    to: ["Garden", "Heritage"],
    couple: { "styleTags.0": "Garden", "styleTags.1": "Heritage" },
  },
  categories: {
    to: [CATEGORIES.below2],
    own: ["categories.2._id", CATEGORIES.below2],
    unwritten: "search finds the shop by them; the page names its main category",
    couple: { "categories.2._id": CATEGORIES.below2, "categories.2.name": "Below2" },
  },
  "socialMedia.facebook": network("facebook"),
  "socialMedia.flickr": network("flickr"),
  "socialMedia.instagram": network("instagram"),
  "socialMedia.linkedIn": network("linkedIn"),
  "socialMedia.pinterest": network("pinterest"),
  "socialMedia.twitter": network("twitter"),
  "socialMedia.youtube": network("youtube"),
  "bankInfo.accountName": bank("Siti Rahman"),
  "bankInfo.accountNumber": masked("555-444333-2", "accountNumber", "•••• 3332"),
  "bankInfo.bankName": bank("Bank of the Hills"),
  "bankInfo.bankAddress": bank("2 Shenton Way"),
  "bankInfo.iban": masked("DE89 3704 0044 0532 0130 00", "iban", "•••• 3000"),
  "bankInfo.routingNumber": masked("7171-999", "routingNumber", "•••• 1999"),
  "bankInfo.swiftCode": bank("BOHLSGSG"),
  "bankInfo.uen": bank("202054321Z"),
  "faq[].id": { ...seen("renamed", "faq.0.id"), unwritten: "tells the entries apart" },
  "faq[].question": seen("Do you alter?", "faq.0.question"),
  "faq[].answer": seen("Three times.", "faq.0.answer"),
  "validationChecks.fiveYearHistory": own(false),
  "validationChecks.isDirectorOfbankrupt": own(false),
  "validationChecks.isCaseReview": own(false),
  "validationChecks.isBadPress": own(false),
  "validationChecks.isBadReviews": own(false),
  "validationChecks.comment": own("One article, since corrected."),
  "settings.enableSelling": seen(false, "takesBookings"),
  [`${MILESTONES}[].label`]: seen("Booking fee", `${MILESTONES}.0.label`),
  [`${MILESTONES}[].percent`]: {
    to: 20,
    with: { [`${MILESTONES}.1.percent`]: 50 },
    couple: { [`${MILESTONES}.0.percent`]: 20, [`${MILESTONES}.1.percent`]: 50 },
  },
  [`${MILESTONES}[].due.kind`]: {
    at: `${MILESTONES}.1.due.kind`,
    to: "before",
    with: { [`${MILESTONES}.1.due.days`]: 60 },
    couple: { [`${MILESTONES}.1.due.kind`]: "before", [`${MILESTONES}.1.due.days`]: 60 },
  },
  [`${MILESTONES}[].due.days`]: {
    at: `${MILESTONES}.2.due.days`,
    to: 21,
    couple: { [`${MILESTONES}.2.due.days`]: 21 },
  },
  [`${TIERS}[].daysBefore`]: seen(200, `${TIERS}.0.daysBefore`),
  [`${TIERS}[].percent`]: seen(90, `${TIERS}.0.percent`),
  "paymentPolicy.note": seen("Tastings are free.", "paymentPolicy.note"),
  profileImage: picture("profileImage"),
  bannerImage: picture("bannerImage"),
  gallery: picture("galleryImages.1"),
  previousGallery: { to: [], couple: { "galleryImages.0": undefined }, own: ["galleryImages.0", undefined] },
};

/** Fields of the call that don't describe the shop, and why. */
export const NOT_THE_SHOPS: Record<string, string> = {
  version: "tells two tabs apart",
  password: "proves who changes the bank details",
  "businessOwner.isPrivacyAndTerms": "a consent, recorded where it is given",
  "location.type": "a point is the only place",
  "faq[].isEdit": "the state of a client's form",
  "sellerInfo.username": "stays as it is",
  "sellerInfo.email": "stays as it is",
  "sellerInfo.password": "stays as it is",
};

/** Returns the path of a field in the vendor's own profile, which has the seller's info at the top level. */
export function ownPath(field: string): keyof VendorProfile | string {
  return field.replace(/^sellerInfo\./, "").replaceAll("[]", ".0");
}
