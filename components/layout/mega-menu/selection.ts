import { loadStore } from "@/components/layout/session/load-store";
import type { SelectedCategory } from "@/store/selected-category-slice";

/** From the master category down. */
export type Trail = readonly { _id: string; name: string; slug: string }[];

/** The choice as the store keeps it (spec customer §3, selected category value). */
export function selectionOf([master, ...below]: Trail): SelectedCategory {
  if (!master) throw new RangeError("a selection begins at a master category");
  const [category, sub, subSub] = below.map(({ _id, name }) => ({ id: _id, name }));
  return {
    id: master._id,
    name: master.name,
    categories: category ?? null,
    subCategories: sub ?? null,
    subSubCategories: subSub ?? null,
  };
}

/** Remembers the choice. The way to its page is a link, which waits for nobody. */
export function chooseCategory(selection: SelectedCategory): void {
  const remember = async () => {
    const [store, { categorySelected }] = await Promise.all([
      loadStore(),
      import("@/store/selected-category-slice"),
    ]);
    store.dispatch(categorySelected(selection));
  };
  // Only a convenience of later pages: one that cannot be fetched now may be lost.
  remember().catch(() => undefined);
}
