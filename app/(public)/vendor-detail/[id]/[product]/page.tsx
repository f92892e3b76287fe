import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { productHref } from "@/components/product/product-href";
import { ProductJsonLd } from "@/components/product/product-json-ld";
import { ProductPageView } from "@/components/product/product-page-view";
import { readDate, readMonth } from "@/components/vendor/availability/months";
import type { AddressQuery } from "@/contracts/search";
import { todayInSingapore } from "@/lib/dates";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page-metadata";
import { formatMoneyShort, toCents } from "@/lib/money";
import { productBySlug, relatedProducts } from "@/server/modules/product/service";
import { productReviews } from "@/server/modules/review/service";
import { vendorDetail } from "@/server/modules/vendor/service";
import { decodeSegment, readAvailability } from "../../read-availability";

type Props = { params: Promise<{ id: string; product: string }>; searchParams: Promise<AddressQuery> };

/** Spec vendor §9. */
const RELATED = 20;

async function read(params: Props["params"]) {
  const { id, product: slug } = await params;
  const key = decodeSegment(id);
  const [vendor, product] = await Promise.all([vendorDetail(key), productBySlug(key, decodeSegment(slug))]);
  if (!vendor || !product) notFound();
  return { vendor, product };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vendor, product } = await read(params);
  const { productTitle, productPrice } = product;
  const price = `${formatMoneyShort(toCents(productPrice.priceWithGST))} per ${productPrice.priceMetric}, all-in`;
  const description = `${price}. ${product.productDescription}`.slice(0, 160);
  return pageMetadata(productHref(vendor, product), `${productTitle} by ${vendor.vendorName}`, description, {
    picture: `product/${vendor.slug}/${product.slug}`,
  });
}

export default async function ProductPage({ params, searchParams }: Props) {
  const [{ vendor, product }, address] = await Promise.all([read(params), searchParams]);
  const today = todayInSingapore();
  const origin = readEnv().appOrigin;
  const productId = product.id;
  const [reviews, availability, related] = await Promise.all([
    productReviews(productId),
    readAvailability(vendor.id, { month: readMonth(address, today), productId }),
    relatedProducts({ productId, page: 1, limit: RELATED, sortBy: "asc", userId: "", type: "" }),
  ]);
  return (
    <>
      <ProductPageView
        product={product}
        vendor={vendor}
        reviews={reviews}
        related={related.docs}
        availability={availability}
        date={readDate(address, today)}
        today={today}
        origin={origin}
      />
      <ProductJsonLd product={product} vendor={vendor} reviews={reviews} origin={origin} today={today} />
    </>
  );
}
