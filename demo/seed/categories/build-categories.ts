import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import { type ReferenceCategory, referenceRows } from "@/server/modules/catalogue/category/public";

/** The position of a product type: ids from the master category down. */
export type TypePlace = {
  typeId: string;
  typeName: string;
  master: MasterCategorySlug;
  level1Id: string;
  level2Id: string;
  level3Id: string | null;
  /** From the master category down to the type. */
  names: string[];
};

export type CategoryPlaces = {
  placeOf: (typeSlug: string) => TypePlace;
  masterIdOf: (slug: MasterCategorySlug) => string;
  /** Returns a category of any level, or undefined when none has that slug. */
  find: (slug: string) => ReferenceCategory | undefined;
};

/** Returns the positions of the reference data's product types, by slug. */
export function buildCategories(): CategoryPlaces {
  const { categories, productTypes } = referenceRows();
  const bySlug = new Map(categories.map((row) => [row.slug, row]));
  const typeBySlug = new Map(productTypes.map((row) => [row.slug, row]));
  const categoryOf = (slug: string | undefined) => found(bySlug.get(slug ?? ""), `category ${slug}`);
  return {
    placeOf: (typeSlug) => {
      const type = found(typeBySlug.get(typeSlug), `product type ${typeSlug}`);
      const [level1, level2, level3] = type.above;
      return {
        typeId: type.id,
        typeName: type.name,
        master: type.master,
        level1Id: categoryOf(level1).id,
        level2Id: categoryOf(level2).id,
        level3Id: level3 === undefined ? null : categoryOf(level3).id,
        names: [...type.above.map((slug) => categoryOf(slug).name), type.name],
      };
    },
    masterIdOf: (slug) => categoryOf(slug).id,
    find: (slug) => bySlug.get(slug),
  };
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo data name an unknown ${what}`);
  return value;
}
