import type { AgreementFile } from "@/contracts/sale/agreement";
import type { EditSide } from "@/contracts/sale/order/edit";
import { api } from "@/services/api";

type Of = { side: EditSide; id: string };
const base = ({ side }: Of) => (side === "customer" ? "/order" : "/order-vendor");

export const agreementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderAgreements: build.query<AgreementFile[], Of>({
      query: (of) => ({ url: `${base(of)}/agreement/${of.id}` }),
      providesTags: ["Order", "VendorOrder"],
    }),
  }),
});

/** Returns the address of a file. */
export const agreementPath = (of: Of) => `${base(of)}/agreement/file/${of.id}`;

export const { useGetOrderAgreementsQuery } = agreementApi;
