import type { GuestPhotos } from "@/contracts/planning/photo";
import type { PhotosBody } from "@/contracts/planning/photo.schema";
import { api } from "@/services/api";

const url = "/user/photo";

export const photoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPhotos: build.query<GuestPhotos, void>({
      query: () => ({ url }),
      providesTags: ["Invitation"],
    }),
    showPhotos: build.mutation<GuestPhotos, PhotosBody>({
      query: (data) => ({ url, method: "PATCH", data }),
      invalidatesTags: ["Invitation"],
    }),
    removePhoto: build.mutation<GuestPhotos, string>({
      query: (id) => ({ url: `${url}/${id}`, method: "DELETE" }),
      invalidatesTags: ["Invitation"],
    }),
  }),
});

export const { useGetPhotosQuery, useShowPhotosMutation, useRemovePhotoMutation } = photoApi;
