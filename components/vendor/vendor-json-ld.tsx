import type { VendorDetail } from "@/contracts/vendor";
import { pictureToShare } from "@/contracts/picture-sizes";
import { isWebAddress } from "./web-address";
import { vendorHref } from "./vendor-href";

/** What search engines are told: the business, its rating and where it stands in the catalogue. */
export function VendorJsonLd({ vendor, origin }: { vendor: VendorDetail; origin: string }) {
  const url = origin + vendorHref(vendor);
  const picture = vendor.bannerImage ?? vendor.galleryImages[0] ?? vendor.profileImage;
  const { address, location, masterCategory: master } = vendor;
  const crumb = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item,
  });
  const graph = [
    {
      "@type": "LocalBusiness",
      "@id": url,
      url,
      name: vendor.vendorName,
      description: vendor.tagline || vendor.profileSummary,
      ...(picture ? { image: `${origin}/media/${pictureToShare(picture)}` } : {}),
      address: {
        "@type": "PostalAddress",
        streetAddress: [address.streetAddress, address.unitNumber].filter(Boolean).join(" "),
        postalCode: address.postalCode,
        addressLocality: vendor.area,
        addressCountry: "SG",
      },
      ...(location.latitude === 0
        ? {}
        : { geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude } }),
      ...(vendor.priceFrom === null ? {} : { priceRange: `From S$${vendor.priceFrom}` }),
      ...(vendor.reviewCount === 0
        ? {}
        : {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: vendor.rating,
              reviewCount: vendor.reviewCount,
            },
          }),
      sameAs: [vendor.website, ...Object.values(vendor.socialMedia)].filter(isWebAddress),
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        crumb(1, "Vendors", `${origin}/vendor`),
        crumb(2, master.name, `${origin}/vendor?category=${master.slug}`),
        crumb(3, vendor.vendorName, url),
      ],
    },
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // A vendor's text must not be able to close the element that it stands in.
  const safe = json.replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}
