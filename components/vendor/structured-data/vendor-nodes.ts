import { pictureToShare } from "@/contracts/picture-sizes";
import type { RatingHistogram, Review } from "@/contracts/review";
import type { MasterCategorySlug } from "@/contracts/category";
import type { VendorDetail } from "@/contracts/vendor";
import { vendorHref } from "@/components/vendor/vendor-href";
import { isWebAddress } from "@/components/vendor/web-address";
import type { JsonLdNode } from "./json-ld";

/** The closest kinds that schema.org knows. A venue is no business there, hence two. */
const KINDS: Partial<Record<MasterCategorySlug, string | string[]>> = {
  venues: ["LocalBusiness", "EventVenue"],
  "bridal-wear": "ClothingStore",
  photography: "ProfessionalService",
  "makeup-hair": "BeautySalon",
  "flowers-decor": "Florist",
  "catering-cakes": "FoodEstablishment",
  "invitations-gifts": "Store",
  "music-entertainment": "EntertainmentBusiness",
  "wedding-cars": "AutoRental",
  jewellery: "JewelryStore",
  "planners-solemnisers": "ProfessionalService",
};

export const mediaAddress = (origin: string, name: string) => `${origin}/media/${pictureToShare(name)}`;

/** Ratings and the latest reviews, for whatever was rated; nothing before the first. */
export function ratingProperties(
  { average, count }: Pick<RatingHistogram, "average" | "count">,
  reviews: readonly Review[] = [],
): object {
  if (count === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 ? { review: reviews.map(reviewNode) } : {}),
  };
}

function reviewNode({ rating, title, comment, customerName, createdAt }: Review): JsonLdNode {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: customerName },
    datePublished: createdAt.slice(0, 10),
    ...(title ? { name: title } : {}),
    reviewBody: comment,
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

/** The business itself. `reviews` are those that the page shows. */
export function businessNode(vendor: VendorDetail, origin: string, reviews: readonly Review[]): JsonLdNode {
  const url = origin + vendorHref(vendor);
  const { address, location } = vendor;
  const pictures = [vendor.bannerImage, ...vendor.galleryImages, vendor.profileImage];
  const images = [...new Set(pictures.filter((name) => name !== null))].slice(0, 6);
  const street = [address.buildingName, address.streetAddress, address.unitNumber];
  return {
    "@type": KINDS[vendor.masterCategory.slug] ?? "LocalBusiness",
    "@id": url,
    url,
    name: vendor.vendorName,
    description: vendor.tagline || vendor.profileSummary,
    ...(images.length > 0 ? { image: images.map((name) => mediaAddress(origin, name)) } : {}),
    address: {
      "@type": "PostalAddress",
      streetAddress: street.filter(Boolean).join(", "),
      postalCode: address.postalCode,
      addressLocality: "Singapore",
      addressCountry: "SG",
    },
    ...(location.latitude === 0
      ? {}
      : { geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude } }),
    ...(vendor.priceFrom === null ? {} : { priceRange: `From S$${vendor.priceFrom}` }),
    currenciesAccepted: "SGD",
    ...ratingProperties({ average: vendor.rating, count: vendor.reviewCount }, reviews),
    sameAs: [vendor.website, ...Object.values(vendor.socialMedia)].filter(isWebAddress),
  };
}

export function faqNode({ faq }: VendorDetail): JsonLdNode[] {
  if (faq.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: faq.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
