import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VendorDetailView } from "@/components/vendor/vendor-detail-view";
import { vendorHref } from "@/components/vendor/vendor-href";
import { VendorJsonLd } from "@/components/vendor/vendor-json-ld";
import { pictureToShare } from "@/contracts/picture-sizes";
import { readReviewsAddress, type VendorReviewsQuery } from "@/contracts/review";
import type { AddressQuery } from "@/contracts/search";
import { todayInSingapore } from "@/lib/dates";
import { readEnv } from "@/lib/env";
import { vendorProducts } from "@/server/modules/product/service";
import { vendorReviews } from "@/server/modules/review/service";
import { vendorDetail } from "@/server/modules/vendor/service";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<AddressQuery> };

async function read(params: Props["params"]) {
  return (await vendorDetail(decode((await params).id))) ?? notFound();
}

/** Next hands the segment over as it stands in the address. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
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
  const picture = vendor.bannerImage ?? vendor.profileImage;
  return {
    metadataBase: new URL(readEnv().appOrigin),
    title: `${vendor.vendorName}, ${vendor.masterCategory.name}`,
    description: vendor.tagline || vendor.profileSummary.slice(0, 160),
    alternates: { canonical: vendorHref(vendor) },
    openGraph: {
      title: vendor.vendorName,
      url: vendorHref(vendor),
      ...(picture ? { images: [`/media/${pictureToShare(picture)}`] } : {}),
    },
  };
}

export default async function VendorDetailPage({ params, searchParams }: Props) {
  const [vendor, address] = await Promise.all([read(params), searchParams]);
  const query = readReviewsAddress(address);
  const [families, reviews] = await Promise.all([vendorProducts(vendor.id), reviewsOf(vendor.id, query)]);
  return (
    <>
      <VendorDetailView
        vendor={vendor}
        families={families}
        reviews={reviews}
        rating={query.rating}
        openProduct={typeof address.product === "string" ? address.product : ""}
        today={todayInSingapore()}
      />
      <VendorJsonLd vendor={vendor} origin={readEnv().appOrigin} />
    </>
  );
}
