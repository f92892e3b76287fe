import type { MasterCategoryNode } from "@/contracts/catalogue/category";

export type CategoryLink = { name: string; slug: string };

/** Searches that couples begin with. */
export const POPULAR = [
  "hotel-ballrooms",
  "gown-rental",
  "actual-day-photography",
  "kompang-troupe",
  "bridal-mehndi",
  "lion-dance",
] as const;

/** Returns the wanted links that exist in the catalogue, with the catalogue's names. */
export function existingLinks(tree: MasterCategoryNode[], slugs: readonly string[]): CategoryLink[] {
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
