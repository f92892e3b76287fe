import { onStoreLoaded } from "@/components/session/load-store";
import { rememberCategory } from "@/store/storage/selected-category-storage";
import type { SelectedCategory } from "@/store/slices/selected-category-slice";

/** Categories from the master category downwards. */
export type Trail = readonly { _id: string; name: string; slug: string }[];

/** Returns the selection in the store's format. */
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

/**
 * Remembers a choice in the category menu for this visit, so that the search can offer it again: the last category of
 * the trail, or the product type below it. Saves it at once, because the link is about to leave the page.
 */
export function chooseCategory(trail: Trail, productType?: Trail[number]): SelectedCategory {
  const selection = selectionOf(trail);
  const chosen = productType ?? trail.at(-1);
  if (chosen) rememberCategory({ selection, chosen: { name: chosen.name, slug: chosen.slug } });
  const stop = onStoreLoaded(
    (store) =>
      void import("@/store/slices/selected-category-slice")
        .then(({ categorySelected }) => store.dispatch(categorySelected(selection)))
        // A store that is loaded later reads the saved choice.
        .catch(() => undefined),
  );
  stop();
  return selection;
}
