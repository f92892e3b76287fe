import {
  type SavedEntry,
  type SavedIds,
  type SavedThing,
  type Shortlist,
  type Wishlist,
  WISHLIST_TYPE,
} from "@/contracts/catalogue/wishlist";
import type { WishlistQuery } from "@/contracts/catalogue/wishlist.schema";
import { api } from "@/services/api";

type ListQuery = Partial<Omit<WishlistQuery, "type">>;

const list = (type: WishlistQuery["type"], query: ListQuery) => ({
  url: "/wishlist",
  params: { page: 1, sortBy: "latest", limit: 100, searchBy: "", ...query, type },
});

/** A couple's wishlist. The caller reports a failed change, because it has to undo its optimistic update. */
export const wishlistApi = api.enhanceEndpoints({ addTagTypes: ["Wishlist"] }).injectEndpoints({
  endpoints: (build) => ({
    getShortlist: build.query<Shortlist, ListQuery>({
      query: (query) => list(WISHLIST_TYPE.vendors, query),
      providesTags: ["Wishlist"],
    }),
    getWishlist: build.query<Wishlist, ListQuery>({
      query: (query) => list(WISHLIST_TYPE.products, query),
      providesTags: ["Wishlist"],
    }),
    getSavedIds: build.query<SavedIds, void>({
      query: () => ({ url: "/wishlist/ids" }),
      transformResponse: (ids: SavedIds | null) => ids ?? { vendorIds: [], productIds: [] },
      // Public pages fetch this unprompted, so a dead session must not send the visitor away.
      extraOptions: { toast: false, on401: "reject" },
    }),
    save: build.mutation<SavedEntry, SavedThing>({
      query: ({ kind, id }) => ({
        url: "/wishlist",
        method: "POST",
        data: kind === "vendor" ? { vendorId: id } : { productId: id },
      }),
      extraOptions: { toast: false },
      invalidatesTags: ["Wishlist"],
    }),
    unsave: build.mutation<null, SavedThing>({
      query: ({ kind, id }) => ({
        url: `/wishlist/${id}`,
        method: "DELETE",
        params: { wishtListType: kind },
      }),
      extraOptions: { toast: false },
      invalidatesTags: ["Wishlist"],
    }),
  }),
});

export const { useGetShortlistQuery, useGetWishlistQuery, useGetSavedIdsQuery } = wishlistApi;
