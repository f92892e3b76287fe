import type { SavedThing } from "@/contracts/saved";
import { isApiError } from "@/services/api-error";
import { wishlistApi } from "@/services/wishlist";
import type { AppStore } from "@/store/make-store";
import { savedLost } from "@/store/saved-slice";

/** Keeps the thing, or keeps it no more. What another tab has taken off already is off. Rejects with an ApiError. */
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
