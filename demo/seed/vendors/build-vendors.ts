import {
  type BusinessOwner,
  DEFAULT_PAYMENT_POLICY,
  type PaymentPolicy,
  type VendorSocial,
} from "@/contracts/catalogue/vendor/vendor";
import type { vendor } from "@/server/db/schema/catalogue/vendor";
import type { PictureNames } from "@/demo/seed/base/picture-names";
import { Random } from "@/demo/seed/base/random";
import { type SeedClock, instantOf } from "@/demo/seed/base/seed-clock";
import { seedId } from "@/demo/seed/base/seed-id";
import { slugify } from "@/lib/text/slug";
import { offDaysOf } from "./off-days";
import { ceremoniesOf, languagesOf } from "./services-of";
import { TOWNS } from "./towns.data";
import { VENDOR_CATALOGUE } from "./vendor-catalogue";
import type { PlaceSeed, VendorSeed } from "./vendor-seed";
import { postalDistrict } from "@/lib/place/singapore-postcode";

export type VendorRow = Required<Omit<typeof vendor.$inferInsert, "priceFromCents">> & {
  priceFromCents: number | null;
};
export type SeedVendor = { seed: VendorSeed; index: number; ordinal: number; email: string; row: VendorRow };

const NETWORKS: Record<keyof VendorSocial, (handle: string) => string> = {
  facebook: (handle) => `https://facebook.com/${handle}`,
  flickr: (handle) => `https://flickr.com/people/${handle}`,
  instagram: (handle) => `https://instagram.com/${handle}`,
  linkedIn: (handle) => `https://linkedin.com/company/${handle}`,
  pinterest: (handle) => `https://pinterest.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
};

/** Present in every database that this seed has filled. */
export const FIRST_VENDOR_ID = seedId("vendor", 0);

/**
 * Returns the vendors of a block. Block 0 is the catalogue as written; in the others, each vendor is a branch in
 * another town, so that demo data of any size is alike.
 */
export function buildVendors(
  block: number,
  clock: SeedClock,
  pictures: PictureNames,
  masterIdOf: (slug: VendorSeed["master"]) => string,
): SeedVendor[] {
  return VENDOR_CATALOGUE.map((seed, index) => {
    const ordinal = block * VENDOR_CATALOGUE.length + index;
    const random = new Random(`vendor/${ordinal}`);
    const name = block === 0 ? seed.name : branchName(seed.name, block);
    const slug = slugify(name);
    const place = block === 0 ? seed.place : placeOfBranch(random);
    const since = block === 0 ? seed.since : Math.max(20, seed.since + random.int(-200, 0));
    const isBranch = block > 0;
    const isFeatured = !isBranch && (seed.featured ?? false);
    const email = isBranch ? `hello@${slug}.example` : (seed.email ?? `hello@${slug}.example`);
    const uen = uenOf(seed, random);
    const phone = phoneOf(random, seed.master === "venues" || seed.gst);
    const row: VendorRow = {
      id: seedId("vendor", ordinal),
      accountId: seedId("vendor_account", ordinal),
      slug,
      vendorName: name,
      companyName: seed.company ?? seed.name,
      companyRegistrationNumber: uen,
      vatTaxNumber: seed.gst ? uen : "",
      countryCodeForMobile: "+65",
      mobileNumber: "",
      streetAddress2: "",
      streetAddress3: "",
      city: "",
      state: "",
      businessOwner: ownerOf(seed, email, phone),
      sellerOffering: null,
      validationChecks: null,
      status: seed.status ?? "approved",
      statusReason: seed.statusReason ?? "",
      tagline: seed.tagline,
      profileSummary: seed.summary.join("\n\n"),
      website: `https://${slug}.example`,
      countryCode: "+65",
      phone,
      blockNumber: place.block,
      unitNo: place.unit,
      buildingName: place.building,
      streetAddress1: place.street,
      country: "Singapore",
      postCode: place.postal,
      district: districtOf(place.postal),
      latitude: place.latitude,
      longitude: place.longitude,
      profileImage: pictures.portraitOf(index),
      bannerImage: pictures.bannerOf(index),
      galleryImages: pictures.galleryOfVendor(index),
      socialMedia: socialOf(seed, slug),
      faq: seed.faq.map(([question, answer], at) => ({ id: `faq-${at + 1}`, question, answer })),
      paymentPolicy: policyOf(seed),
      gstRegistered: seed.gst,
      halalUntil: seed.halal ? clock.day(300) : null,
      halls: seed.tables ? [{ name: "Ballroom", tables: seed.tables }] : [],
      capacityTables: seed.tables ?? null,
      styleTags: seed.styles,
      languages: languagesOf(seed),
      ceremonies: ceremoniesOf(seed),
      enableSelling: true,
      publishProductDirectly: seed.direct ?? false,
      featuredFrom: isFeatured ? clock.day(0) : null,
      featuredUntil: isFeatured ? clock.day(365) : null,
      dailyCapacity: seed.dailyCapacity ?? 1,
      offDays: offDaysOf(clock, random),
      commissionBps: seed.commissionBps ?? (seed.master === "venues" ? 600 : 1000),
      masterCategoryId: masterIdOf(seed.master),
      ratingSum: 0,
      ratingCount: 0,
      ordersCompleted: 0,
      priceFromCents: null,
      priceFromMetric: null,
      profileVersion: 0,
      store1: "",
      store2: "",
      createdAt: instantOf(clock.day(-since), random.int(9 * 60, 18 * 60)),
    };
    return { seed, index, ordinal, email, row };
  });
}

function branchName(name: string, block: number): string {
  const town = TOWNS[(block - 1) % TOWNS.length] ?? "Central";
  const round = Math.floor((block - 1) / TOWNS.length);
  return `${name} ${town}${round === 0 ? "" : ` ${round + 1}`}`;
}

/** Returns another vendor's address, a few doors down, so that the postal sector and district stay valid. */
function placeOfBranch(random: Random): PlaceSeed {
  const { place } = random.pick(VENDOR_CATALOGUE);
  const wander = () => random.int(-40, 40) / 10_000;
  return {
    ...place,
    block: String(random.int(1, 280)),
    building: "",
    unit: random.chance(0.5) ? `#0${random.int(1, 8)}-${random.int(10, 99)}` : "",
    postal: place.postal.slice(0, 2) + String(random.int(0, 9999)).padStart(4, "0"),
    latitude: place.latitude + wander(),
    longitude: place.longitude + wander(),
  };
}

/** The format of ACRA's numbers for companies, partnerships and businesses. */
function uenOf({ company = "", founded }: VendorSeed, random: Random): string {
  const letter = random.pick([..."ABCDEFGHKMNRWZ"]);
  if (company.includes("Pte. Ltd.")) return `${founded}${random.int(10_000, 99_999)}${letter}`;
  if (company.includes("LLP")) return `T${String(founded).slice(2)}LL${random.int(1000, 9999)}${letter}`;
  return `5${random.int(1_000_000, 9_999_999)}${letter}`;
}

function ownerOf({ owner }: VendorSeed, email: string, phone: string): BusinessOwner | null {
  if (!owner) return null;
  const [firstName, lastName] = owner;
  return { firstName, lastName, email, countryCode: "+65", phone };
}

export function phoneOf(random: Random, landline: boolean): string {
  return `${landline ? "6" : random.pick(["8", "9"])}${random.int(1_000_000, 9_999_999)}`;
}

function socialOf({ networks = [] }: VendorSeed, slug: string): VendorSocial {
  const handle = slug.replaceAll("-", "");
  return Object.fromEntries(networks.map((network) => [network, NETWORKS[network](handle)]));
}

function policyOf({ policy }: VendorSeed): PaymentPolicy {
  return { ...DEFAULT_PAYMENT_POLICY, ...policy };
}

/** Returns the postal district of a six-digit postal code. Throws RangeError for an unknown sector. */
function districtOf(postalCode: string): number {
  const found = postalDistrict(postalCode);
  if (!found) throw new RangeError(`not a postal code of Singapore: ${postalCode}`);
  return found.district;
}
