import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import { featuresOf } from "./features/features-of";
import type { PictureNames } from "@/demo/seed/base/picture-names";
import { OFFER_PROFILES } from "@/demo/seed/vendors/offer-kinds.data";
import { VENDOR_CATALOGUE } from "@/demo/seed/vendors/vendor-catalogue";

/** The number of pictures of each vendor's work, in addition to those of its products. */
export const GALLERY_PICTURES = 2;
/** The most pictures that a product has. */
const VIEWS = 4;
/** The number of its products that a vendor's gallery shows. */
const PRODUCTS_IN_GALLERY = 5;

const file = (master: MasterCategorySlug, rest: string) => `artwork/${master}/${rest}.webp`;
const twoDigits = (n: number) => String(n).padStart(2, "0");

/** All offers of the catalogue in sequence; each has its own picture. */
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

/** Product types without a picture, for which the menu shows the placeholder. */
const TYPES_WITHOUT_PICTURE: readonly string[] = [
  "Ballroom Upgrades",
  "Restaurant Buyout",
  "Gown Alterations",
  "Saree Blouse Tailoring",
  "Roving Polaroid",
  "Guest Styling",
  "Lash Extensions",
  "Entrance Toran",
  "Wine Package",
  "Video Invitation",
  "Table Cards",
  "Sound System",
  "Caricature Artist",
  "Maxi Cab",
  "Ring Engraving",
  "Crown & Tiara Rental",
  "Ang Bao Table Helpers",
  "ROM Filing Help",
  "Hui Li Set",
  "Sirih Junjung",
];

export const tileName = (master: MasterCategorySlug, typeSlug: string) => file(master, `tile-${typeSlug}`);

/** Returns the name of a product type's picture; null for the few that show the placeholder. */
export const tileOfType = (master: MasterCategorySlug, type: { slug: string; name: string }) =>
  TYPES_WITHOUT_PICTURE.includes(type.name) ? null : tileName(master, type.slug);
export const galleryName = (vendorIndex: number, n: number) =>
  file(masterOf(vendorIndex), `gallery-${twoDigits(vendorIndex + 1)}-${n}`);

/** Returns the vendor's main offers by their position, best known first and add-ons last. */
export function mainOffers(vendorIndex: number): number[] {
  const offers = VENDOR_CATALOGUE[vendorIndex]?.offers ?? [];
  const rank = ({ kind, options }: (typeof offers)[number]) =>
    OFFER_PROFILES[kind].addOn ? 2 : options.featured ? 0 : 1;
  return [...offers.entries()].toSorted(([, a], [, b]) => rank(a) - rank(b)).map(([at]) => at);
}

/** Returns the offers shown in the gallery's own pictures: the first main ones of different types, if there are any. */
export function galleryOffers(vendorIndex: number): number[] {
  const offers = VENDOR_CATALOGUE[vendorIndex]?.offers ?? [];
  const main = mainOffers(vendorIndex);
  const [lead = 0] = main;
  const second = main.find((at) => offers[at]?.type !== offers[lead]?.type) ?? main[1] ?? lead;
  return [lead, second].slice(0, GALLERY_PICTURES);
}

/** The names of stored pictures. Larger demo data sets share those of the catalogue. */
export const pictureNames: PictureNames = {
  portraitOf: (vendorIndex: number) => file(masterOf(vendorIndex), `portrait-${twoDigits(vendorIndex + 1)}`),
  bannerOf: (vendorIndex: number) => file(masterOf(vendorIndex), `banner-${twoDigits(vendorIndex + 1)}`),

  productOf(vendorIndex: number, offerIndex: number): string {
    const name = productNames.get(`${vendorIndex}/${offerIndex}`);
    if (!name) throw new RangeError(`no offer ${offerIndex} of vendor ${vendorIndex}`);
    return name;
  },

  imagesOfProduct(vendorIndex: number, offerIndex: number): string[] {
    const looks = looksOf(vendorIndex);
    const alike = [...looks.keys()].filter((at) => at !== offerIndex && looks[at] === looks[offerIndex]);
    const views = galleryOffers(vendorIndex).flatMap((at, n) =>
      looks[at] === looks[offerIndex] ? [galleryName(vendorIndex, n + 1)] : [],
    );
    const others = alike.map((at) => pictureNames.productOf(vendorIndex, at));
    return [pictureNames.productOf(vendorIndex, offerIndex), ...views, ...others].slice(0, VIEWS);
  },

  galleryOfVendor(vendorIndex: number): string[] {
    const own = galleryOffers(vendorIndex);
    const products = mainOffers(vendorIndex).filter((at) => !own.includes(at));
    return [
      ...own.map((_, n) => galleryName(vendorIndex, n + 1)),
      ...products.slice(0, PRODUCTS_IN_GALLERY).map((at) => pictureNames.productOf(vendorIndex, at)),
    ];
  },
};
function masterOf(vendorIndex: number): MasterCategorySlug {
  const vendor = VENDOR_CATALOGUE[vendorIndex];
  if (!vendor) throw new RangeError(`no vendor ${vendorIndex}`);
  return vendor.master;
}

const looks = new Map<number, string[]>();

/** Returns texts describing the pictures of a vendor's offers; equal texts mean equal pictures. */
function looksOf(vendorIndex: number): string[] {
  const known = looks.get(vendorIndex);
  if (known) return known;
  const vendor = VENDOR_CATALOGUE[vendorIndex];
  const all = vendor?.offers.map((offer) => JSON.stringify(featuresOf(vendor, offer))) ?? [];
  looks.set(vendorIndex, all);
  return all;
}
