import {
  type SavedEntry,
  type SavedIds,
  type SavedThing,
  type Shortlist,
  type Wishlist,
  WISHLIST_TYPE,
} from "@/contracts/saved";
import type { WishlistQuery } from "@/contracts/wishlist";
import { api } from "./api";

type ListQuery = Partial<Omit<WishlistQuery, "type">>;

const list = (type: WishlistQuery["type"], query: ListQuery) => ({
  url: "/wishlist",
  params: { page: 1, sortBy: "latest", limit: 100, searchBy: "", ...query, type },
});

/** What a couple keeps. Changes that fail are told by whoever made them, who has to take back what it showed. */
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
      // Asked for on public pages, by itself: nobody is sent away for it.
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
