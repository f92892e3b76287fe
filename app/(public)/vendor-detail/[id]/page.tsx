import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readDate, readMonth } from "@/components/vendor/availability/months";
import { VendorJsonLd } from "@/components/vendor/structured-data/vendor-json-ld";
import { VendorDetailView } from "@/components/vendor/vendor-detail-view";
import { vendorHref } from "@/components/vendor/vendor-href";
import { readReviewsAddress, type VendorReviewsQuery } from "@/contracts/review";
import type { AddressQuery } from "@/contracts/search";
import { todayInSingapore } from "@/lib/dates";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page-metadata";
import { vendorProducts } from "@/server/modules/product/service";
import { vendorReviews } from "@/server/modules/review/service";
import { similarVendors, vendorDetail } from "@/server/modules/vendor/service";
import { decodeSegment, readAvailability } from "../read-availability";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<AddressQuery> };

async function read(params: Props["params"]) {
  return (await vendorDetail(decodeSegment((await params).id))) ?? notFound();
}

/** A page of reviews past the last shows the last. */
async function reviewsOf(vendorId: string, query: VendorReviewsQuery) {
  const reviews = await vendorReviews(vendorId, query);
  return query.page > reviews.totalPages
    ? vendorReviews(vendorId, { ...query, page: reviews.totalPages })
    : reviews;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const vendor = await read(params);
  const { slug, vendorName, masterCategory } = vendor;
  const description = vendor.tagline || vendor.profileSummary.slice(0, 160);
  return pageMetadata(vendorHref(vendor), `${vendorName}, ${masterCategory.name}`, description, {
    picture: `vendor/${slug}`,
  });
}

export default async function VendorDetailPage({ params, searchParams }: Props) {
  const [vendor, address] = await Promise.all([read(params), searchParams]);
  const { id } = vendor;
  const today = todayInSingapore();
  const origin = readEnv().appOrigin;
  const query = readReviewsAddress(address);
  const [families, reviews, availability, similar] = await Promise.all([
    vendorProducts(id),
    reviewsOf(id, query),
    readAvailability(id, { month: readMonth(address, today) }),
    similarVendors({ vendorId: id, userId: "", type: "" }),
  ]);
  return (
    <>
      <VendorDetailView
        vendor={vendor}
        families={families}
        reviews={reviews}
        availability={availability}
        similar={similar.docs}
        rating={query.rating}
        said={query.searchBy}
        date={readDate(address, today)}
        today={today}
        origin={origin}
      />
      <VendorJsonLd vendor={vendor} reviews={reviews.docs} origin={origin} />
    </>
  );
}
