import { vendorHref } from "@/components/catalogue/links/vendor-href";
import type { Review } from "@/contracts/catalogue/review";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { breadcrumbs, JsonLd } from "@/components/ui/page/json-ld";
import { businessNode, faqNode } from "./vendor-nodes";

type Props = { vendor: VendorDetail; reviews: readonly Review[]; origin: string };

/** Structured data of a vendor: the business, its ratings, its FAQ and breadcrumbs. */
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
