import { breadcrumbs, JsonLd, type JsonLdNode } from "@/components/ui/page/json-ld";
import { mediaAddress, ratingProperties } from "@/components/catalogue/structured-data/vendor-nodes";
import { vendorHref } from "@/components/catalogue/links/vendor-href";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { VendorReviews } from "@/contracts/catalogue/review";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { addDays } from "@/lib/dates";
import { productHref } from "@/components/catalogue/links/product-href";

type Props = {
  product: ProductDetail;
  vendor: VendorDetail;
  /** Reviews by couples who booked this product. */
  reviews: VendorReviews;
  origin: string;
  today: string;
};

/** Search engines treat a price without an end date as stale, and re-read the page well before this one. */
const PRICE_DAYS = 90;

function offerNode({ product, vendor, origin, today }: Props): JsonLdNode {
  const { productPrice, minQty, maxQty, forSale } = product;
  const price = productPrice.priceWithGST;
  return {
    "@type": "Offer",
    url: origin + productHref(vendor, product),
    price,
    priceCurrency: productPrice.priceCurrency,
    priceValidUntil: addDays(today, PRICE_DAYS),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: productPrice.priceCurrency,
      unitText: productPrice.priceMetric,
      valueAddedTaxIncluded: true,
    },
    availability: `https://schema.org/${forSale ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    ...(minQty === null && maxQty === null
      ? {}
      : {
          eligibleQuantity: {
            "@type": "QuantitativeValue",
            ...(minQty === null ? {} : { minValue: minQty }),
            ...(maxQty === null ? {} : { maxValue: maxQty }),
          },
        }),
    seller: { "@type": "Organization", name: vendor.vendorName, url: origin + vendorHref(vendor) },
  };
}

/** Structured data of a product: all-in price, reviews by couples who booked it, and breadcrumbs. */
export function ProductJsonLd(props: Props) {
  const { product, vendor, reviews, origin } = props;
  const { masterCategory } = vendor;
  const href = productHref(vendor, product);
  const node: JsonLdNode = {
    "@type": "Product",
    "@id": origin + href,
    url: origin + href,
    name: product.productTitle,
    description: product.productDescription || product.productTitle,
    ...(product.productGallery.length > 0
      ? { image: product.productGallery.slice(0, 6).map((name) => mediaAddress(origin, name)) }
      : {}),
    sku: product.productSkuCode || product.id,
    brand: { "@type": "Brand", name: vendor.vendorName },
    ...(product.productType ? { category: product.productType.name } : {}),
    ...(product.attributes.length > 0
      ? {
          additionalProperty: product.attributes.map(({ name, values }) => ({
            "@type": "PropertyValue",
            name,
            value: values.join(", "),
          })),
        }
      : {}),
    offers: offerNode(props),
    ...ratingProperties(reviews.histogram, reviews.docs),
  };
  const trail = [
    { name: "Vendors", path: "/vendor" },
    { name: masterCategory.name, path: `/vendor?category=${masterCategory.slug}` },
    { name: vendor.vendorName, path: vendorHref(vendor) },
    { name: product.productTitle, path: href },
  ];
  return <JsonLd nodes={[node, breadcrumbs(origin, trail)]} />;
}
