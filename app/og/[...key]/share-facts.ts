import { MASTER_CATEGORIES } from "@/contracts/catalogue/category";
import { formatMoney, toCents } from "@/lib/money";
import { pictureToShare } from "@/contracts/picture-sizes";
import type { ShareFacts } from "@/components/catalogue/share/share-picture";
import { categoryTree, findBySlug } from "@/server/modules/catalogue/category/public";
import { productBySlug } from "@/server/modules/catalogue/product/public";
import { findStory } from "@/server/modules/catalogue/story/public";
import { vendorDetail } from "@/server/modules/catalogue/vendor/public";

/** The text to draw, and the media name of the picture beside it. */
export type Share = { facts: ShareFacts; picture: string | null };

/** Pages with a fixed path. */
const PAGES: Readonly<Record<string, { title: string; kind: string }>> = {
  home: { title: "Plan your wedding, and book it", kind: "Weddings in Singapore" },
  vendor: { title: "Wedding vendors, at all-in prices", kind: "Singapore" },
  evoucher: { title: "A gift towards their day", kind: "Sayang vouchers" },
  "guest-list": { title: "Every guest, every table", kind: "The guest list" },
  "our-story": { title: "Why we built Sayang", kind: "Our story" },
  "contact-us": { title: "We are here to help", kind: "Contact us" },
  stories: { title: "Weddings that happened here", kind: "Real weddings" },
  inspiration: { title: "Weddings the way families hold them", kind: "Inspiration" },
  "helpful-tips": { title: "Short answers for planning a wedding", kind: "Helpful tips" },
  "vendors-operation": { title: "Running your shop on Sayang", kind: "A short course for vendors" },
};

/**
 * Resolves `vendor/{slug}`, `product/{vendor}/{slug}`, `category/{slug}` or `page/{name}`. Returns null when it doesn't
 * exist.
 */
export async function shareOf([kind = "", ...key]: readonly string[]): Promise<Share | null> {
  const [first = "", second = ""] = key;
  switch (kind) {
    case "vendor":
      return key.length === 1 ? ofVendor(first) : null;
    case "product":
      return key.length === 2 ? ofProduct(first, second) : null;
    case "category":
      return key.length === 1 ? ofCategory(first) : null;
    case "story":
      return key.length === 1 ? ofStory(first) : null;
    case "page":
      return key.length === 1 ? ofPage(first) : null;
    default:
      return null;
  }
}

async function ofStory(slug: string): Promise<Share | null> {
  const story = await findStory(slug);
  if (!story) return null;
  const [cover] = story.pictures;
  return {
    facts: { title: story.title, kind: `Real weddings: ${story.names}` },
    picture: cover ? pictureToShare(cover) : null,
  };
}

function ofPage(name: string): Share | null {
  // `constructor` is inherited.
  const facts = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return facts ? { facts, picture: null } : null;
}

async function ofVendor(slug: string): Promise<Share | null> {
  const vendor = await vendorDetail(slug);
  if (!vendor) return null;
  const [main = vendor.masterCategory] = vendor.categories;
  const picture = vendor.galleryImages[0] ?? vendor.bannerImage ?? vendor.profileImage;
  return {
    facts: {
      title: vendor.vendorName,
      kind: `${main.name} in ${vendor.area}`,
      rating: ratingOf(vendor.rating, vendor.reviewCount),
      price: vendor.priceFrom === null ? undefined : `from ${priceOf(vendor.priceFrom, vendor.priceMetric)}`,
    },
    picture: picture && pictureToShare(picture),
  };
}

async function ofProduct(vendorSlug: string, slug: string): Promise<Share | null> {
  const [vendor, product] = await Promise.all([vendorDetail(vendorSlug), productBySlug(vendorSlug, slug)]);
  if (!vendor || !product) return null;
  return {
    facts: {
      title: product.productTitle,
      kind: vendor.vendorName,
      rating: ratingOf(vendor.rating, vendor.reviewCount),
      price: priceOf(product.productPrice.priceWithGST, product.productPrice.priceMetric),
    },
    picture: product.image && pictureToShare(product.image),
  };
}

async function ofCategory(slug: string): Promise<Share | null> {
  const found = await findBySlug(slug);
  if (!found) return null;
  const [master] = found.trail;
  const root = (await categoryTree()).find(({ _id }) => _id === (master?.id ?? found.id));
  const known = MASTER_CATEGORIES.some((known) => known === root?.slug);
  return {
    facts: { title: found.name, kind: "Weddings in Singapore, at all-in prices" },
    picture: known && root ? (root.productTypes[0]?.image ?? null) : null,
  };
}

const ratingOf = (rating: number, count: number) =>
  count > 0 ? `${rating.toFixed(1)} from ${count} ${count === 1 ? "review" : "reviews"}` : undefined;

const priceOf = (dollars: number, metric: string | null) =>
  `${formatMoney(toCents(dollars))}${metric ? ` per ${metric}` : ""}, all-in`;
