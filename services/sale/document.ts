import type { EditSide } from "@/contracts/sale/order/edit";
import type { SaleDocument } from "@/contracts/sale/document";
import { api } from "@/services/api";

type Of = { side: EditSide; id: string };
const base = ({ side }: Of) => (side === "customer" ? "/order" : "/order-vendor");

export const documentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderDocuments: build.query<SaleDocument[], Of>({
      query: (of) => ({ url: `${base(of)}/documents/${of.id}` }),
      providesTags: ["Order", "VendorOrder"],
    }),
  }),
});

/** Returns the address of a document's file. */
export const documentPath = (of: Of) => `${base(of)}/document/${of.id}.pdf`;

export const { useGetOrderDocumentsQuery } = documentApi;
