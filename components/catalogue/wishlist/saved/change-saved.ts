import type { SavedThing } from "@/contracts/catalogue/wishlist";
import { isApiError } from "@/contracts/api-error";
import { wishlistApi } from "@/services/catalogue/wishlist";
import type { AppStore } from "@/store/make-store";
import { savedLost } from "@/store/slices/saved-slice";

/** Saves or removes an item. Removing one that another tab has already removed succeeds. Rejects with an ApiError. */
export async function changeSaved(
  { dispatch }: Pick<AppStore, "dispatch">,
  thing: SavedThing,
  keep: boolean,
): Promise<void> {
  const { save, unsave } = wishlistApi.endpoints;
  if (keep) {
    await dispatch(save.initiate(thing)).unwrap();
    return;
  }
  try {
    await dispatch(unsave.initiate(thing)).unwrap();
  } catch (error) {
    if (!isApiError(error) || error.code !== 404) throw error;
    dispatch(savedLost(thing));
    dispatch(wishlistApi.util.invalidateTags(["Wishlist"]));
  }
}
