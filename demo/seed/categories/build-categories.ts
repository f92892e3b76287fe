import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { category, productType } from "@/server/db/schema/catalogue/category";
import { seedId } from "@/demo/seed/base/seed-id";
import { slugify } from "@/demo/seed/base/slug";
import { type BranchSeed, CATEGORY_TREE, TYPES_WITHOUT_PICTURE } from "./category-tree.data";

export type CategoryRow = Required<typeof category.$inferInsert>;
export type ProductTypeRow = Required<typeof productType.$inferInsert>;

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

export type CategoryRows = {
  categories: CategoryRow[];
  productTypes: ProductTypeRow[];
  placeOf: (typeSlug: string) => TypePlace;
  masterIdOf: (slug: MasterCategorySlug) => string;
};

/** The id of the first master category: present in every database that this seed has filled. */
export const FIRST_CATEGORY_ID = seedId("category", 0);

/** The menu, with the picture of a product type as `pictureOf` names it. */
export function buildCategories(
  pictureOf: (master: MasterCategorySlug, typeSlug: string) => string,
): CategoryRows {
  const categories: CategoryRow[] = [];
  const productTypes: ProductTypeRow[] = [];
  const places = new Map<string, TypePlace>();

  function addCategory(parentId: string | null, level: number, slug: string, name: string, position: number) {
    const id = seedId("category", categories.length);
    categories.push({ id, parentId, level, slug, name, position });
    return id;
  }

  for (const [at, master] of CATEGORY_TREE.entries()) {
    const level1Id = addCategory(null, 1, master.slug, master.name, at);

    const addTypes = (branch: BranchSeed, level2Id: string, level3Id: string | null, names: string[]) => {
      for (const [position, name] of branch.types.entries()) {
        const id = seedId("product_type", productTypes.length);
        const slug = slugify(name);
        const image = TYPES_WITHOUT_PICTURE.includes(name) ? null : pictureOf(master.slug, slug);
        productTypes.push({ id, categoryId: level3Id ?? level2Id, slug, name, image, position });
        const place = { typeId: id, typeName: name, master: master.slug, level1Id, level2Id, level3Id };
        places.set(slug, { ...place, names: [...names, name] });
      }
    };

    for (const [position, branch] of master.categories.entries()) {
      const level2Id = addCategory(level1Id, 2, slugify(branch.name), branch.name, position);
      const names = [master.name, branch.name];
      if ("types" in branch) addTypes(branch, level2Id, null, names);
      else {
        for (const [subPosition, sub] of branch.subCategories.entries()) {
          const level3Id = addCategory(level2Id, 3, slugify(sub.name), sub.name, subPosition);
          addTypes(sub, level2Id, level3Id, [...names, sub.name]);
        }
      }
    }
  }

  return {
    categories,
    productTypes,
    placeOf: (slug) => found(places.get(slug), `product type ${slug}`),
    masterIdOf: (slug) =>
      found(
        categories.find((row) => row.level === 1 && row.slug === slug),
        slug,
      ).id,
  };
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the demo data name an unknown ${what}`);
  return value;
}
