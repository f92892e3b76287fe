import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import { CATEGORY_TREE } from "../categories/category-tree.data";
import { Random } from "@/demo/seed/base/random";
import { slugify } from "@/demo/seed/base/slug";
import { VENDOR_CATALOGUE } from "./vendor-catalogue";

/** The number of gallery pictures that each branch of the menu shares. */
export const GALLERY_PICTURES_PER_BRANCH = 3;

const file = (master: MasterCategorySlug, rest: string) => `artwork/${master}/${rest}.webp`;
const twoDigits = (n: number) => String(n).padStart(2, "0");

export type Branch = { master: MasterCategorySlug; slug: string; typeNames: string[] };

/** The second level of the menu, with the names of all product types below. */
export const BRANCHES: readonly Branch[] = CATEGORY_TREE.flatMap((master) =>
  master.categories.map((category) => ({
    master: master.slug,
    slug: slugify(category.name),
    typeNames: "types" in category ? category.types : category.subCategories.flatMap((sub) => sub.types),
  })),
);

const branchOfType = new Map(
  BRANCHES.flatMap((branch) => branch.typeNames.map((name) => [slugify(name), branch] as const)),
);

/** The offers of the catalogue in one row: each has a picture of its own. */
export const CATALOGUE_OFFERS = VENDOR_CATALOGUE.flatMap((vendor, vendorIndex) =>
  vendor.offers.map((offer, offerIndex) => ({ vendor, vendorIndex, offer, offerIndex })),
);

const productNames = nameProducts();

function nameProducts(): Map<string, string> {
  const counts = new Map<MasterCategorySlug, number>();
  return new Map(
    CATALOGUE_OFFERS.map(({ vendor: { master }, vendorIndex, offerIndex }) => {
      const count = (counts.get(master) ?? 0) + 1;
      counts.set(master, count);
      return [`${vendorIndex}/${offerIndex}`, file(master, `product-${String(count).padStart(3, "0")}`)];
    }),
  );
}

export const tileName = (master: MasterCategorySlug, typeSlug: string) => file(master, `tile-${typeSlug}`);
export const galleryName = ({ master, slug }: Branch, n: number) => file(master, `gallery-${slug}-${n}`);

/** The names under which pictures are kept. Larger demo data share those of the catalogue. */
export const pictureNames = {
  portraitOf: (vendorIndex: number) => file(masterOf(vendorIndex), `portrait-${twoDigits(vendorIndex + 1)}`),
  bannerOf: (vendorIndex: number) => file(masterOf(vendorIndex), `banner-${twoDigits(vendorIndex + 1)}`),

  productOf(vendorIndex: number, offerIndex: number): string {
    const name = productNames.get(`${vendorIndex}/${offerIndex}`);
    if (!name) throw new RangeError(`no offer ${offerIndex} of vendor ${vendorIndex}`);
    return name;
  },

  /** Its own picture first, then two or three of the pool that its branch of the menu shares. */
  imagesOfProduct(vendorIndex: number, offerIndex: number, typeSlug: string): string[] {
    const random = new Random(`images/${vendorIndex}/${offerIndex}`);
    const pool = poolOf(typeSlug);
    return [pictureNames.productOf(vendorIndex, offerIndex), ...random.sample(pool, random.int(2, 3))];
  },

  galleryOfVendor(vendorIndex: number): string[] {
    const random = new Random(`gallery/${vendorIndex}`);
    const offers = VENDOR_CATALOGUE[vendorIndex]?.offers ?? [];
    const own = random.sample([...offers.keys()], 3).map((at) => pictureNames.productOf(vendorIndex, at));
    const pool = [...new Set(offers.flatMap((offer) => poolOf(offer.type)))];
    return [...own, ...random.sample(pool, 4)];
  },
};
export type PictureNames = typeof pictureNames;

function masterOf(vendorIndex: number): MasterCategorySlug {
  const vendor = VENDOR_CATALOGUE[vendorIndex];
  if (!vendor) throw new RangeError(`no vendor ${vendorIndex}`);
  return vendor.master;
}

function poolOf(typeSlug: string): string[] {
  const branch = branchOfType.get(typeSlug);
  if (!branch) throw new RangeError(`no product type ${typeSlug}`);
  return Array.from({ length: GALLERY_PICTURES_PER_BRANCH }, (_, n) => galleryName(branch, n + 1));
}
