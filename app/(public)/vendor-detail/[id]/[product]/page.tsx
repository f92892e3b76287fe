import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { productHref } from "@/components/catalogue/links/product-href";
import { ProductJsonLd } from "@/components/catalogue/structured-data/product-json-ld";
import { ProductPageView } from "@/components/catalogue/product/page/product-page-view";
import { ClosedVendorView } from "@/components/catalogue/vendor/closed-vendor-view";
import { ProductReviews } from "@/components/catalogue/review/product-reviews";
import { readDate, readMonth } from "@/components/catalogue/vendor/availability/months";
import type { AddressQuery } from "@/contracts/catalogue/search/search";
import { todayInSingapore } from "@/lib/dates";
import { readEnv } from "@/lib/env";
import { pageMetadata } from "@/lib/page/page-metadata";
import { formatMoneyShort, toCents } from "@/lib/money";
import { productBySlug, productOn, relatedProducts } from "@/server/modules/catalogue/product/public";
import { productReviews } from "@/server/modules/catalogue/review/public";
import { closedVendor, vendorDetail } from "@/server/modules/catalogue/vendor/public";
import { decodeSegment, readAvailability } from "../../read-availability";
import { t, td } from "@/lib/words/t";

type Props = { params: Promise<{ id: string; product: string }>; searchParams: Promise<AddressQuery> };

const RELATED = 20;

async function read(params: Props["params"]) {
  const { id, product: slug } = await params;
  const key = decodeSegment(id);
  const [vendor, product] = await Promise.all([vendorDetail(key), productBySlug(key, decodeSegment(slug))]);
  if (vendor && product) return { vendor, product };
  return { closed: (vendor ? null : await closedVendor(key)) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vendor, product, closed } = await read(params);
  if (!vendor) return { title: `${closed.vendorName} has closed`, robots: { index: false } };
  const { productTitle, productPrice } = product;
  const price = t("{price} per {unit}, all-in", {
    price: formatMoneyShort(toCents(productPrice.priceWithGST)),
    unit: td(productPrice.priceMetric),
  });
  const description = `${price}. ${product.productDescription}`.slice(0, 160);
  return pageMetadata(
    productHref(vendor, product),
    t("{product} by {vendor}", { product: productTitle, vendor: vendor.vendorName }),
    description,
    {
      picture: `product/${vendor.slug}/${product.slug}`,
    },
  );
}

export default async function ProductPage({ params, searchParams }: Props) {
  const [{ vendor, product, closed }, address] = await Promise.all([read(params), searchParams]);
  if (!vendor) return <ClosedVendorView vendor={closed} similar={closed.similar} />;
  const today = todayInSingapore();
  const date = readDate(address, today);
  const onDay = date ? productOn(product, date) : null;
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
        reviews={<ProductReviews reviews={reviews} vendor={vendor} />}
        related={related.docs}
        availability={availability}
        date={date}
        onDay={onDay && { price: onDay.product.productPrice, note: onDay.note }}
        today={today}
        origin={origin}
      />
      <ProductJsonLd product={product} vendor={vendor} reviews={reviews} origin={origin} today={today} />
    </>
  );
}
