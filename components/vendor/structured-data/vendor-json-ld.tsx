import { vendorHref } from "@/components/vendor/vendor-href";
import type { Review } from "@/contracts/review";
import type { VendorDetail } from "@/contracts/vendor";
import { breadcrumbs, JsonLd } from "./json-ld";
import { businessNode, faqNode } from "./vendor-nodes";

type Props = { vendor: VendorDetail; reviews: readonly Review[]; origin: string };

/** The business, its ratings, its questions, and where it stands in the catalogue. */
export function VendorJsonLd({ vendor, reviews, origin }: Props) {
  const { masterCategory } = vendor;
  const trail = [
    { name: "Vendors", path: "/vendor" },
    { name: masterCategory.name, path: `/vendor?category=${masterCategory.slug}` },
    { name: vendor.vendorName, path: vendorHref(vendor) },
  ];
  return (
    <JsonLd nodes={[businessNode(vendor, origin, reviews), ...faqNode(vendor), breadcrumbs(origin, trail)]} />
  );
}
