import { pictureToShare } from "@/contracts/picture-sizes";
import type { RatingHistogram, Review } from "@/contracts/catalogue/review";
import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { isWebAddress } from "@/components/catalogue/links/web-address";
import type { JsonLdNode } from "@/components/ui/page/json-ld";

/** The closest schema.org types. A venue is not a business there, so it needs two. */
const KINDS: Readonly<Partial<Record<string, string | string[]>>> = {
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
} satisfies Partial<Record<MasterCategorySlug, string | string[]>>;

export const mediaAddress = (origin: string, name: string) => `${origin}/media/${pictureToShare(name)}`;

/** Returns the aggregate rating and the latest reviews; empty before the first review. */
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

/** Returns the business node. `reviews` are the ones shown on the page. */
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
