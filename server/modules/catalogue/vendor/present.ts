import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { VendorCard, VendorDetail, VendorTrackRecord } from "@/contracts/catalogue/vendor/vendor";
import { flagsOf } from "@/contracts/catalogue/vendor/vendor-flag";
import type { VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import { todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import { neighbourhoodOf } from "@/lib/place/neighbourhood";
import type { CardRow, DetailRow, ServedRow } from "./repo/vendor";
import type { TrackRecordRow } from "./repo/track-record";

export function presentCard(row: CardRow, served: readonly ServedRow[]): VendorCard {
  const { id, masterCategory: master } = row;
  return {
    id,
    _id: id,
    slug: row.slug,
    vendorName: row.vendorName,
    tagline: row.tagline,
    categories: served.map((node) => ({ _id: node.id, name: node.name })),
    // The master categories are created from MASTER_CATEGORIES, with the same slugs.
    masterCategory: { _id: master.id, name: master.name, slug: master.slug as MasterCategorySlug },
    profileImage: row.profileImage,
    bannerImage: row.bannerImage,
    area: neighbourhoodOf(row.postCode, row.district),
    district: row.district,
    rating: row.ratingCount === 0 ? 0 : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
    reviewCount: row.ratingCount,
    priceFrom: row.priceFromCents === null ? null : toDollars(row.priceFromCents),
    priceMetric: row.priceFromMetric,
    featured: row.featured,
    ...flagsOf(row),
    capacityTables: row.capacityTables,
  };
}

type Beside = {
  served: readonly ServedRow[];
  trackRecord: TrackRecordRow;
  terms: VendorTermsRef | null;
};

export function presentDetail(row: DetailRow, { served, trackRecord, terms }: Beside): VendorDetail {
  return {
    ...presentCard(row, served),
    companyName: row.companyName,
    profileSummary: row.profileSummary,
    website: row.website,
    galleryImages: row.galleryImages,
    address: {
      buildingName: row.buildingName,
      streetAddress: [row.blockNumber, row.streetAddress1].filter(Boolean).join(" "),
      unitNumber: row.unitNo,
      postalCode: row.postCode,
      country: row.country,
    },
    location: { latitude: row.latitude, longitude: row.longitude },
    socialMedia: row.socialMedia,
    faq: row.faq.map(({ id, question, answer }) => ({ id, question, answer })),
    paymentPolicy: row.paymentPolicy,
    gstRegistered: row.gstRegistered,
    halls: row.halls,
    styleTags: row.styleTags,
    languages: row.languages,
    ceremonies: row.ceremonies,
    ordersCompleted: bookingsDone(row),
    memberSince: todayInSingapore(row.createdAt),
    videoUrl: row.videoUrl,
    trackRecord: presentTrackRecord(row, trackRecord),
    terms,
  };
}

/** With fewer answers, figures would reveal single orders. */
const FEWEST_ANSWERS = 3;
const FEWEST_ORDERS = 5;

/**
 * Returns the number of bookings that a vendor has fulfilled. Orders complete a week after delivery but can be reviewed
 * at once, so there may be more reviews than completed orders, each for a different delivered order.
 */
function bookingsDone({ ordersCompleted, ratingCount }: DetailRow): number {
  return Math.max(ordersCompleted, ratingCount);
}

function presentTrackRecord(row: DetailRow, measured: TrackRecordRow): VendorTrackRecord {
  const { answers, medianMinutes, decided, accepted, returning } = measured;
  return {
    answersWithinMinutes:
      medianMinutes === null || answers < FEWEST_ANSWERS ? null : Math.max(1, Math.round(medianMinutes)),
    ordersDone: bookingsDone(row),
    acceptedShare: decided < FEWEST_ORDERS ? null : Math.round((accepted / decided) * 100) / 100,
    returningCouples: returning,
    memberSince: todayInSingapore(row.createdAt),
  };
}
