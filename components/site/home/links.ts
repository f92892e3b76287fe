import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import type { PopularSlug } from "./messages/popular";

/** A link with the catalogue's English name. */
export type CategoryLink<Slug extends string = string> = { name: string; slug: Slug };

export type PopularLink = CategoryLink<PopularSlug>;

/** Returns those of the requested links that exist in the catalogue, with the catalogue's names. */
export function existingLinks<Slug extends string>(
  tree: MasterCategoryNode[],
  slugs: readonly Slug[],
): CategoryLink<Slug>[] {
  const names = new Map<string, string>();
  for (const master of tree) {
    const branches = [
      master,
      ...master.categories,
      ...master.categories.flatMap((node) => node.subCategories),
    ];
    for (const branch of branches) {
      for (const { name, slug } of [branch, ...branch.productTypes]) names.set(slug, name);
    }
  }
  return slugs.flatMap((slug) => {
    const name = names.get(slug);
    return name ? [{ name, slug }] : [];
  });
}

/** Returns the number of product types. */
export function countProductTypes(tree: MasterCategoryNode[]): number {
  return tree
    .flatMap((master) => [
      master,
      ...master.categories,
      ...master.categories.flatMap((node) => node.subCategories),
    ])
    .reduce((sum, node) => sum + node.productTypes.length, 0);
}
