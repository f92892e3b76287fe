import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductFamilies } from "@/components/catalogue/product/page/product-families";
import { ReviewSection } from "@/components/catalogue/review/review-section";
import { readDate, readMonth } from "@/components/catalogue/vendor/availability/months";
import { VendorStories } from "@/components/catalogue/story/vendor-stories";
import { VendorJsonLd } from "@/components/catalogue/structured-data/vendor-json-ld";
import { ClosedVendorView } from "@/components/catalogue/vendor/closed-vendor-view";
import { VendorDetailView } from "@/components/catalogue/vendor/vendor-detail-view";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import { readReviewsAddress, type VendorReviewsQuery } from "@/contracts/catalogue/review.schema";
import { roomFacts } from "@/contracts/catalogue/vendor/room-facts";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { todayInSingapore } from "@/lib/dates";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page/page-metadata";
import { vendorProducts } from "@/server/modules/catalogue/product/public";
import { vendorReviews } from "@/server/modules/catalogue/review/public";
import { storiesOfVendor } from "@/server/modules/catalogue/story/public";
import { closedVendor, similarVendors, vendorDetail } from "@/server/modules/catalogue/vendor/public";
import { decodeSegment, readAvailability } from "../read-availability";
import { td } from "@/lib/words/t";

const STORIES = 3;

type Props = { params: Promise<{ id: string }>; searchParams: Promise<AddressQuery> };

/** Returns the vendor, or its category and name if it has closed. Unknown ids end in a 404. */
async function read(params: Props["params"]) {
  const id = decodeSegment((await params).id);
  const vendor = await vendorDetail(id);
  return vendor ? { vendor } : { closed: (await closedVendor(id)) ?? notFound() };
}

/** A review page past the end shows the last one. */
async function reviewsOf(vendorId: string, query: VendorReviewsQuery) {
  const reviews = await vendorReviews(vendorId, query);
  return query.page > reviews.totalPages
    ? vendorReviews(vendorId, { ...query, page: reviews.totalPages })
    : reviews;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vendor, closed } = await read(params);
  if (!vendor) return { title: `${closed.vendorName} has closed`, robots: { index: false } };
  const { slug, vendorName, masterCategory } = vendor;
  const description = vendor.tagline || vendor.profileSummary.slice(0, 160);
  return pageMetadata(vendorHref(vendor), `${vendorName}, ${td(masterCategory.name)}`, description, {
    picture: `vendor/${slug}`,
  });
}

export default async function VendorDetailPage({ params, searchParams }: Props) {
  const [{ vendor, closed }, address] = await Promise.all([read(params), searchParams]);
  if (!vendor) return <ClosedVendorView vendor={closed} similar={closed.similar} />;
  const { id } = vendor;
  const today = todayInSingapore();
  const origin = readEnv().appOrigin;
  const query = readReviewsAddress(address);
  const [families, reviews, availability, similar, stories] = await Promise.all([
    vendorProducts(id),
    reviewsOf(id, query),
    readAvailability(id, { month: readMonth(address, today) }),
    similarVendors({ vendorId: id, userId: "", type: "" }),
    storiesOfVendor(id, STORIES),
  ]);
  return (
    <VendorDetailView
      vendor={vendor}
      products={
        families.length === 0 ? null : (
          <ProductFamilies
            families={families}
            vendor={vendor}
            today={today}
            date={readDate(address, today)}
          />
        )
      }
      room={roomFacts(families.flatMap(({ docs }) => docs))}
      reviews={
        <ReviewSection
          reviews={reviews}
          rating={query.rating}
          said={query.searchBy}
          vendorName={vendor.vendorName}
          vendorHref={vendorHref(vendor)}
        />
      }
      structuredData={<VendorJsonLd vendor={vendor} reviews={reviews.docs} origin={origin} />}
      stories={stories.length > 0 ? <VendorStories stories={stories} /> : null}
      availability={availability}
      similar={similar.docs}
      today={today}
      origin={origin}
    />
  );
}
