import type { ArtworkFile } from "@/server/artwork/ensure";
import { CATEGORY_TREE, TYPES_WITHOUT_PICTURE } from "../categories/category-tree.data";
import { slugify } from "../slug";
import { VENDOR_CATALOGUE } from "../vendors/vendor-catalogue";
import {
  BRANCHES,
  CATALOGUE_OFFERS,
  GALLERY_PICTURES_PER_BRANCH,
  galleryName,
  pictureNames,
  tileName,
} from "./picture-names";
import { SUBJECTS } from "./subjects.data";

const SIZES = {
  product: { width: 960, height: 720 },
  gallery: { width: 960, height: 640 },
  banner: { width: 1200, height: 480 },
  portrait: { width: 400, height: 400 },
  tile: { width: 320, height: 320 },
} as const;

/** Every picture that the demo data name, those first that a visitor sees first. */
export function listPictures(): ArtworkFile[] {
  return [...tiles(), ...vendors(), ...products(), ...gallery()];
}

function tiles(): ArtworkFile[] {
  return CATEGORY_TREE.flatMap(({ slug: category, categories }) =>
    categories
      .flatMap((branch) =>
        "types" in branch ? branch.types : branch.subCategories.flatMap((sub) => sub.types),
      )
      .filter((type) => !TYPES_WITHOUT_PICTURE.includes(type))
      .map((type) => {
        const id = slugify(type);
        const subject = subjectOf(id);
        return { category, kind: "tile" as const, id, subject, name: tileName(category, id), ...SIZES.tile };
      }),
  );
}

function vendors(): ArtworkFile[] {
  return VENDOR_CATALOGUE.flatMap(({ master: category, name }, index) => [
    {
      category,
      kind: "portrait" as const,
      id: name,
      label: initials(name),
      name: pictureNames.portraitOf(index),
      ...SIZES.portrait,
    },
    { category, kind: "banner" as const, id: name, name: pictureNames.bannerOf(index), ...SIZES.banner },
  ]);
}

function products(): ArtworkFile[] {
  return CATALOGUE_OFFERS.map(({ vendor, vendorIndex, offer, offerIndex }) => ({
    category: vendor.master,
    kind: "product" as const,
    id: `${vendor.name}/${offer.title}`,
    subject: subjectOf(offer.type, offer.title),
    name: pictureNames.productOf(vendorIndex, offerIndex),
    ...SIZES.product,
  }));
}

function gallery(): ArtworkFile[] {
  return BRANCHES.flatMap((branch) =>
    Array.from({ length: GALLERY_PICTURES_PER_BRANCH }, (_, at) => ({
      category: branch.master,
      kind: "gallery" as const,
      id: `${branch.slug}#${at}`,
      subject: subjectOf(slugify(branch.typeNames[at % branch.typeNames.length] ?? branch.slug)),
      name: galleryName(branch, at + 1),
      ...SIZES.gallery,
    })),
  );
}

const subjectOf = (typeSlug: string, title = "") => SUBJECTS[typeSlug] ?? `${typeSlug} ${title}`;

/** `Kopi & Light Studio` is KL. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[A-Za-z]/.test(word) && !/^(the|by)$/i.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");
}
