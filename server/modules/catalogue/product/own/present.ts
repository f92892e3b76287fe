import type { OwnProduct, OwnProductDetail, RevisedProduct } from "@/contracts/catalogue/product/own-product";
import { dollarsOrNull, presentAddOns, presentPrice, presentPriceRules } from "./price";
import type { OwnListRow, OwnRow } from "./repo";

/** Returns the part of a product's row that is subject to review. */
export function contentOf(row: OwnRow): RevisedProduct {
  const { title, slug, description, details, detailHtml, skuCode, level1Id, level2Id, level3Id } = row;
  const { productTypeId, productFamily, priceCents, gstType, plusPlus, allInCents, priceMetric } = row;
  const { costCents, taxStatus, taxClass, enableMinMaxRule, minQty, maxQty } = row;
  const { minPricingCents, maxPricingCents, tags, focusKeyword, attributes, addOns, priceRules } = row;
  const { filterId, filterValues, filters, custom } = row;
  const { featured, isVisibleOnProductPage, images, videoUrl } = row;
  return {
    title,
    slug,
    description,
    details,
    detailHtml,
    skuCode,
    level1Id,
    level2Id,
    level3Id,
    productTypeId,
    productFamily,
    priceCents,
    gstType,
    plusPlus,
    allInCents,
    priceMetric,
    costCents,
    taxStatus,
    taxClass,
    enableMinMaxRule,
    minQty,
    maxQty,
    minPricingCents,
    maxPricingCents,
    tags,
    focusKeyword,
    attributes,
    filterId,
    filterValues,
    filters,
    custom,
    addOns,
    priceRules,
    featured,
    isVisibleOnProductPage,
    images,
    videoUrl,
  };
}

/** Shows the pending edit, if there is one, because the vendor continues from it. */
export function presentOwn({ product, revision, type }: OwnListRow): OwnProduct {
  const content = revision?.content ?? contentOf(product);
  return {
    id: product.id,
    _id: product.id,
    slug: product.slug,
    productTitle: content.title,
    productSkuCode: content.skuCode,
    productFamily: content.productFamily,
    productPrice: presentPrice(content),
    productType: type?.id ? { _id: type.id, name: type.name } : null,
    image: content.images[0] ?? null,
    status: product.status,
    statusReason: revision?.reason || product.statusReason,
    revision: revision?.state ?? null,
    enableSelling: product.enableSelling,
    publishAt: product.publishAt?.toISOString() ?? null,
    updatedAt: product.updatedAt.toISOString(),
    version: product.version,
  };
}

export function presentOwnDetail(row: OwnListRow): Omit<OwnProductDetail, "hiddenPictures"> {
  const content = row.revision?.content ?? contentOf(row.product);
  const { customOffDays, openHours } = row.product;
  return {
    ...presentOwn(row),
    productDescription: content.description,
    productDetails: content.details,
    detailProductDescription: content.detailHtml,
    productGallery: content.images,
    productVideoUrl: content.videoUrl ?? "",
    productCategory: {
      level1: content.level1Id,
      level2: content.level2Id ?? "",
      level3: content.level3Id ?? "",
      level4: "",
    },
    productTypeId: content.productTypeId ?? "",
    costPerItem: dollarsOrNull(content.costCents),
    taxStatus: content.taxStatus,
    taxClass: content.taxClass,
    enableMinMaxRule: content.enableMinMaxRule,
    minQty: content.minQty,
    maxQty: content.maxQty,
    minPrice: dollarsOrNull(content.minPricingCents),
    maxPrice: dollarsOrNull(content.maxPricingCents),
    productTags: content.tags,
    focusKeyword: content.focusKeyword,
    attributes: content.attributes,
    filterId: content.filterId,
    filterValues: content.filterValues,
    filters: content.filters,
    custom: content.custom,
    addOns: presentAddOns(content.addOns, content),
    priceRules: presentPriceRules(content.priceRules, content),
    featuredProduct: content.featured,
    isVisibleOnProductPage: content.isVisibleOnProductPage,
    customOffDays,
    openHours,
  };
}
