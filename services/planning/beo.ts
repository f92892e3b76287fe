import type { Beo } from "@/contracts/planning/beo";
import type { BeoQuery, ConfirmBeoBody, IssueBeoBody, TickBody } from "@/contracts/planning/beo.schema";
import { api } from "@/services/api";

export type BeoSide = "vendor" | "customer";
/** An order, as one of its sides. */
export type BeoOf = { side: BeoSide; id: string };

const base = ({ side, id }: BeoOf) => `/${side === "vendor" ? "order-vendor" : "order"}/event-order/${id}`;

export const beoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBeo: build.query<Beo, BeoOf & Partial<BeoQuery>>({
      query: ({ side, id, ...params }) => ({ url: base({ side, id }), params }),
      providesTags: ["EventOrder"],
    }),
    /** The form shows failures. */
    issueBeo: build.mutation<Beo, BeoOf & Partial<IssueBeoBody>>({
      query: ({ side, id, ...data }) => ({ url: `${base({ side, id })}/issue`, method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: ["EventOrder"],
    }),
    confirmBeo: build.mutation<Beo, BeoOf & ConfirmBeoBody>({
      query: ({ side, id, ...data }) => ({ url: `${base({ side, id })}/confirm`, method: "POST", data }),
      invalidatesTags: ["EventOrder"],
    }),
    tickBeo: build.mutation<Beo, BeoOf & TickBody>({
      query: ({ side, id, ...data }) => ({ url: `${base({ side, id })}/tick`, method: "POST", data }),
      invalidatesTags: ["EventOrder"],
    }),
  }),
});

/** Returns the address of a print. */
export const beoFilePath = (of: BeoOf, type: "pdf" | "csv") => `${base(of)}/${type}`;

export const { useGetBeoQuery, useIssueBeoMutation, useConfirmBeoMutation, useTickBeoMutation } = beoApi;
