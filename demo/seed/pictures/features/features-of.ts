import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { OFFER_PROFILES } from "@/demo/seed/vendors/offer-kinds.data";
import type { OfferSeed, VendorSeed } from "@/demo/seed/vendors/vendor-seed";
import { BRIDAL_WEAR } from "./bridal-wear";
import { CATERING_CAKES } from "./catering-cakes";
import { FLOWERS_DECOR } from "./flowers-decor";
import { INVITATIONS_GIFTS } from "./invitations-gifts";
import { JEWELLERY } from "./jewellery";
import { MAKEUP_HAIR } from "./makeup-hair";
import { MUSIC_ENTERTAINMENT } from "./music-entertainment";
import { PHOTOGRAPHY } from "./photography";
import { PLANNERS_SOLEMNISERS, TRADITIONAL_CUSTOMS } from "./planners-customs";
import { VENUES } from "./venues";
import { WEDDING_CARS } from "./wedding-cars";
import { featuresBy, type Offered, type Rule } from "./words";

const RULES: Readonly<Record<MasterCategorySlug, readonly Rule[]>> = {
  venues: VENUES,
  "bridal-wear": BRIDAL_WEAR,
  photography: PHOTOGRAPHY,
  "makeup-hair": MAKEUP_HAIR,
  "flowers-decor": FLOWERS_DECOR,
  "catering-cakes": CATERING_CAKES,
  "invitations-gifts": INVITATIONS_GIFTS,
  "music-entertainment": MUSIC_ENTERTAINMENT,
  "wedding-cars": WEDDING_CARS,
  jewellery: JEWELLERY,
  "planners-solemnisers": PLANNERS_SOLEMNISERS,
  "traditional-customs": TRADITIONAL_CUSTOMS,
};

type Customs = Exclude<OfferSeed["options"]["for"], undefined>;

const CEREMONY: Readonly<Record<Customs, DrawnFeatures["ceremony"]>> = {
  chinese: "chinese",
  malay: "malay",
  indian: "indian",
  eurasian: "civil",
};

/** Claims of an offer that a picture could contradict. */
export function offeredBy(vendor: VendorSeed, { kind, type, title, options }: OfferSeed): Offered {
  const usual = Object.entries(OFFER_PROFILES[kind].attributes ?? {}).filter(
    ([, values]) => values.length === 1,
  );
  const own = Object.entries(options.attributes ?? {});
  return {
    type,
    title,
    attributes: Object.fromEntries(
      [...usual, ...own].map(([name, values]) => [name, [values].flat().join(", ")]),
    ),
    ceremony: options.for && CEREMONY[options.for],
    capacity: vendor.tables ?? 0,
    house: `${vendor.name} ${vendor.place.building} ${vendor.styles.join(" ")}`,
  };
}

/** Returns the features of an offer's picture. */
export function featuresOf(vendor: VendorSeed, offer: OfferSeed): DrawnFeatures {
  return featuresBy(RULES[vendor.master], offeredBy(vendor, offer));
}

/** Returns the features of a product type's picture. */
export function featuresOfType(master: MasterCategorySlug, slug: string, name: string): DrawnFeatures {
  const offered = { type: slug, title: name, attributes: {}, ceremony: undefined, capacity: 20, house: "" };
  return featuresBy(RULES[master], offered);
}
