import { PICTURE_SHAPES, type PictureShape, pictureFiles } from "@/contracts/picture-sizes";
import type { ArtworkRequest } from "@/demo/artwork/artwork";
import type { ArtworkPicture } from "@/demo/artwork/ensure";
import { referenceRows } from "@/server/modules/catalogue/category/public";
import { VENDOR_CATALOGUE } from "../vendors/vendor-catalogue";
import {
  CATALOGUE_OFFERS,
  galleryName,
  galleryOffers,
  mainOffers,
  pictureNames,
  tileOfType,
} from "./picture-names";
import { featuresOf, featuresOfType } from "./features/features-of";

/** A picture of the demo data, with the name that the data uses for it. */
export type DemoPicture = ArtworkPicture & { name: string };

type Wanted = Omit<ArtworkRequest, "width" | "height"> & { kind: PictureShape; name: string };

/** Other settings for pictures that would look too much like another beside them (`likeness.test.ts`). */
const RETAKES: Readonly<Record<string, number>> = {
  "artwork/venues/product-046.webp": 3,
  "artwork/bridal-wear/product-006.webp": 3,
  "artwork/bridal-wear/gallery-16-2.webp": 3,
  "artwork/bridal-wear/banner-18.webp": 1,
  "artwork/makeup-hair/banner-32.webp": 1,
  "artwork/catering-cakes/product-017.webp": 3,
  "artwork/catering-cakes/banner-49.webp": 1,
  "artwork/invitations-gifts/gallery-52-2.webp": 3,
  "artwork/invitations-gifts/product-027.webp": 3,
  "artwork/invitations-gifts/product-028.webp": 3,
  "artwork/jewellery/product-018.webp": 3,
};

/** The number of the vendor's offers from which the companions on its banner are chosen. */
const IN_A_BANNER = 5;

/** Returns every picture that the demo data names, starting with those that visitors see first. */
export function listPictures(): DemoPicture[] {
  return [...tiles(), ...vendors(), ...products(), ...gallery()].map(pictureOf);
}

/** Returns only the pictures of product types. */
export function listTiles(): DemoPicture[] {
  return tiles().map(pictureOf);
}

function pictureOf(wanted: Wanted): DemoPicture {
  const { width, height } = PICTURE_SHAPES[wanted.kind];
  const retake = RETAKES[wanted.name];
  const id = retake === undefined ? wanted.id : `${wanted.id.split("#")[0]}#${retake}`;
  return { ...wanted, id, width, height, files: pictureFiles(wanted.name) };
}

function tiles(): Wanted[] {
  return referenceRows().productTypes.flatMap((type) => {
    const { master: category, slug: id } = type;
    const name = tileOfType(category, type);
    if (!name) return [];
    return [{ category, kind: "tile" as const, id, features: featuresOfType(category, id, type.name), name }];
  });
}

function vendors(): Wanted[] {
  return VENDOR_CATALOGUE.flatMap((vendor, index) => {
    const { master: category, name } = vendor;
    const [lead, ...company] = mainOffers(index).flatMap((at) => {
      const offer = vendor.offers[at];
      return offer ? [featuresOf(vendor, offer)] : [];
    });
    return [
      {
        category,
        kind: "portrait" as const,
        id: name,
        label: initials(name),
        name: pictureNames.portraitOf(index),
      },
      {
        category,
        kind: "banner" as const,
        id: name,
        features: lead,
        company: company.slice(0, IN_A_BANNER),
        name: pictureNames.bannerOf(index),
      },
    ];
  });
}

function products(): Wanted[] {
  return CATALOGUE_OFFERS.map(({ vendor, vendorIndex, offer, offerIndex }) => ({
    category: vendor.master,
    kind: "product" as const,
    id: `${vendor.name}/${offer.title}`,
    features: featuresOf(vendor, offer),
    name: pictureNames.productOf(vendorIndex, offerIndex),
  }));
}

/** Further views of a vendor's best-known work: the product's features in another setting. */
function gallery(): Wanted[] {
  return VENDOR_CATALOGUE.flatMap((vendor, index) =>
    galleryOffers(index).flatMap((at, n) => {
      const offer = vendor.offers[at];
      if (!offer) return [];
      return {
        category: vendor.master,
        kind: "gallery" as const,
        id: `${vendor.name}/${offer.title}#${n + 1}`,
        features: featuresOf(vendor, offer),
        name: galleryName(index, n + 1),
      };
    }),
  );
}

/** `Kopi & Light Studio` is KL. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[A-Za-z]/.test(word) && !/^(the|by)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
