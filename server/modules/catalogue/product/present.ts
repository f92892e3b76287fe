import { priceListOf, priceOn } from "@/contracts/catalogue/price/day-price";
import type { ProductDetail } from "@/contracts/catalogue/product/product";
import type { ProductHit } from "@/contracts/catalogue/search/search";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import { flagsOf } from "@/contracts/catalogue/vendor/vendor-flag";
import { toDollars } from "@/lib/money";
import { dollarsOrNull, presentAddOns, presentPrice, presentPriceRules } from "./own/price";
import type { ProductRow } from "./repo";

export function presentProduct({ product, vendor, productType }: ProductRow): ProductDetail {
  const ruled = product.enableMinMaxRule;
  return {
    id: product.id,
    _id: product.id,
    slug: product.slug,
    productTitle: product.title,
    productDescription: product.description,
    vendor: { id: vendor.id, _id: vendor.id, slug: vendor.slug, vendorName: vendor.vendorName },
    productFamily: product.productFamily,
    productPrice: presentPrice({ ...product, ...priceOn(priceListOf(product), null) }),
    listPrice: toDollars(product.priceCents),
    image: product.images[0] ?? null,
    featuredProduct: product.featured,
    forSale: product.enableSelling && vendor.enableSelling,
    minQty: ruled ? product.minQty : null,
    maxQty: ruled ? product.maxQty : null,
    productDetails: product.details,
    detailProductDescription: product.detailHtml,
    productSkuCode: product.skuCode,
    productGallery: product.images,
    productVideoUrl: product.videoUrl,
    productTags: product.tags,
    attributes: product.attributes,
    addOns: presentAddOns(product.addOns, product),
    priceRules: presentPriceRules(product.priceRules, product),
    productType: productType ? { _id: productType.id, name: productType.name } : null,
    enableMinMaxRule: ruled,
    minPrice: ruled ? dollarsOrNull(product.minPricingCents) : null,
    maxPrice: ruled ? dollarsOrNull(product.maxPricingCents) : null,
    customOffDays: product.customOffDays,
    openHours: product.openHours,
  };
}

export function presentHit(row: ProductRow, seller: VendorCard): ProductHit {
  const { id, slug, productTitle, productDescription, productPrice, productType, ...rest } =
    presentProduct(row);
  const { vendorName, area, rating, reviewCount } = seller;
  return {
    id,
    _id: id,
    slug,
    productTitle,
    productDescription,
    productPrice,
    productType,
    image: rest.image,
    featuredProduct: rest.featuredProduct,
    forSale: rest.forSale,
    vendor: {
      id: seller.id,
      _id: seller.id,
      slug: seller.slug,
      vendorName,
      area,
      rating,
      reviewCount,
      ...flagsOf(seller),
    },
  };
}
