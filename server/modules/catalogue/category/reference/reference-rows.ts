import { v5 } from "uuid";
import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import { slugify } from "@/lib/text/slug";
import { type BranchSeed, CATEGORY_TREE } from "./category-tree.data";

/** Ids derive from slugs within this namespace, so that a category has the same id in every market. */
const NAMESPACE = "6f0a3c52-5d0e-4b6e-9a53-2f6f1c0b7e11";

/** A category of the tree. `above` is the slug of its parent, null for a master category. */
export type ReferenceCategory = {
  id: string;
  level: 1 | 2 | 3;
  slug: string;
  name: string;
  position: number;
  above: string | null;
};

/** A product type of the tree, with the slugs of the categories above it, master category first. */
export type ReferenceType = {
  id: string;
  slug: string;
  name: string;
  position: number;
  master: MasterCategorySlug;
  above: readonly string[];
};

/** Returns the tree as rows, parents first. */
export function referenceRows(): { categories: ReferenceCategory[]; productTypes: ReferenceType[] } {
  const categories: ReferenceCategory[] = [];
  const productTypes: ReferenceType[] = [];

  function addCategory(level: 1 | 2 | 3, slug: string, name: string, position: number, above: string | null) {
    const id = v5(`category ${slug}`, NAMESPACE);
    categories.push({ id, level, slug, name, position, above });
  }

  function addTypes({ types }: BranchSeed, master: MasterCategorySlug, above: readonly string[]) {
    for (const [position, name] of types.entries()) {
      const slug = slugify(name);
      const id = v5(`product type ${slug}`, NAMESPACE);
      productTypes.push({ id, slug, name, position, master, above });
    }
  }

  for (const [at, { slug: master, name, categories: branches }] of CATEGORY_TREE.entries()) {
    addCategory(1, master, name, at, null);
    for (const [position, branch] of branches.entries()) {
      const slug = slugify(branch.name);
      addCategory(2, slug, branch.name, position, master);
      if ("types" in branch) {
        addTypes(branch, master, [master, slug]);
        continue;
      }
      for (const [subPosition, sub] of branch.subCategories.entries()) {
        const subSlug = slugify(sub.name);
        addCategory(3, subSlug, sub.name, subPosition, slug);
        addTypes(sub, master, [master, slug, subSlug]);
      }
    }
  }
  return { categories, productTypes };
}
