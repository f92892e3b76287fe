import type { AccountDeletion } from "@/contracts/identity/account/own-data";
import type { DeleteAccountBody } from "@/contracts/identity/account/own-data.schema";
import { api } from "@/services/api";

/** All of the couple's own data. Its file is downloaded by services/download.ts. */
export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDeletion: build.query<AccountDeletion, void>({
      query: () => ({ url: "/user/account/deletion" }),
    }),
    /** Ends the session as well. */
    deleteAccount: build.mutation<null, DeleteAccountBody>({
      query: (data) => ({ url: "/user/account/delete", method: "POST", data }),
      extraOptions: { toast: false },
    }),
  }),
});

export const { useGetDeletionQuery, useDeleteAccountMutation } = ownDataApi;
