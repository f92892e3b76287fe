import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { PaymentPolicy, VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { stylesOf } from "@/contracts/catalogue/vendor/vendor-service";
import { neighbourhoodOf } from "@/lib/place/neighbourhood";
import { postalDistrict } from "@/lib/place/singapore-postcode";
import type { VendorProfile } from "./vendor/vendor-profile";
import type { VendorProfileBody } from "./vendor/vendor-profile.schema";

/** Object URLs of files that were chosen but not uploaded yet. Null removes a picture, undefined keeps it. */
export type ChosenPictures = {
  profileImage?: string | null | undefined;
  bannerImage?: string | null | undefined;
  /** In the order in which `previousGallery` refers to them. */
  gallery: readonly string[];
};

type Saved = { page: VendorDetail; profile: VendorProfile };
type Beside = { pictures: ChosenPictures; tree: readonly MasterCategoryNode[] };

/**
 * Returns the vendor's page as it would look once `change`, the body of PATCH /vendor/profile/{userId}, is saved.
 * Invalid fields are shown as they are.
 */
export function pageAfter(saved: Saved, change: VendorProfileBody, { pictures, tree }: Beside): VendorDetail {
  const { page } = saved;
  const { socialMedia, faq, paymentPolicy } = change;
  return {
    ...page,
    ...sellerPart(saved, change),
    ...placePart(saved, change),
    ...servicesPart(saved, change, tree),
    ...picturesPart(page, change, pictures),
    languages: change.languages ?? page.languages,
    ceremonies: change.ceremonies ?? page.ceremonies,
    styleTags: change.styleTags ? stylesOf(change.styleTags) : page.styleTags,
    ...(socialMedia && { socialMedia: filled({ ...page.socialMedia, ...trimmed(socialMedia) }) }),
    ...(faq && { faq: faq.map((entry) => ({ ...entry, ...trimmed(entry) })) }),
    ...(paymentPolicy && { paymentPolicy: paymentPolicy as PaymentPolicy }),
  };
}

/** Texts are saved without surrounding spaces. */
function trimmed<T extends object>(group: T): T {
  const entries = Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [[name, typeof value === "string" ? value.trim() : value] as const],
  );
  return Object.fromEntries(entries) as T;
}

const filled = (group: object) => Object.fromEntries(Object.entries(group).filter(([, value]) => value));

const OWN_LINES = ["vendorName", "tagline", "profileSummary", "companyName", "website"] as const;

function sellerPart({ page }: Saved, { sellerInfo }: VendorProfileBody): Partial<VendorDetail> {
  if (!sellerInfo) return {};
  const typed = trimmed(sellerInfo);
  const lines = OWN_LINES.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]]));
  const gstRegistered = typed.vatTaxNumber === undefined ? page.gstRegistered : typed.vatTaxNumber !== "";
  return {
    ...(Object.fromEntries(lines) as Partial<VendorDetail>),
    gstRegistered,
  };
}

/** A new postcode moves the pin to the centre of its sector, unless the pin was moved, too. */
function placePart(
  { page, profile }: Saved,
  { sellerInfo, location }: VendorProfileBody,
): Partial<VendorDetail> {
  if (!sellerInfo && !location) return {};
  const { blockNumber, streetAddress1, unitNo, buildingName, postCode } = {
    ...profile,
    ...trimmed(sellerInfo ?? {}),
  };
  const found = postalDistrict(postCode);
  const district = found?.district ?? page.district;
  const [longitude, latitude] = location?.coordinates ?? [];
  return {
    district,
    area: neighbourhoodOf(postCode, district),
    address: {
      ...page.address,
      buildingName,
      streetAddress: [blockNumber, streetAddress1].filter(Boolean).join(" "),
      unitNumber: unitNo,
      postalCode: postCode,
    },
    ...(latitude !== undefined && longitude !== undefined
      ? { location: { latitude, longitude } }
      : found &&
        postCode !== profile.postCode && {
          location: { latitude: found.latitude, longitude: found.longitude },
        }),
  };
}

/** The main service comes first. Removing a service also removes the categories ticked below it. */
function servicesPart(
  { page, profile }: Saved,
  { sellerOffering, categories }: VendorProfileBody,
  tree: readonly MasterCategoryNode[],
): Partial<VendorDetail> {
  if (!sellerOffering && !categories) return {};
  const services = sellerOffering?.services ?? profile.sellerOffering.services;
  const ticked = categories ?? page.categories.map(({ _id }) => _id);
  const masters = services.flatMap((id) => tree.find(({ _id }) => _id === id) ?? []);
  const kinds = masters.flatMap((master) => master.categories);
  const below = [...kinds, ...kinds.flatMap(({ subCategories }) => subCategories)];
  const [main] = masters;
  return {
    ...(main && { masterCategory: { _id: main._id, name: main.name, slug: main.slug } }),
    categories: [...masters, ...below.filter(({ _id }) => ticked.includes(_id))].map(({ _id, name }) => ({
      _id,
      name,
    })),
  };
}

const FRESH = /^new:(\d+)$/;

function picturesPart(
  page: VendorDetail,
  { previousGallery }: VendorProfileBody,
  { profileImage = page.profileImage, bannerImage = page.bannerImage, gallery }: ChosenPictures,
): Partial<VendorDetail> {
  return {
    profileImage,
    bannerImage,
    ...(previousGallery && {
      galleryImages: previousGallery.flatMap((name) => {
        const at = FRESH.exec(name)?.[1];
        return at === undefined ? name : (gallery[Number(at)] ?? []);
      }),
    }),
  };
}
