import type { VendorClosing } from "@/contracts/operator/closing/closing";
import type { CloseVendorBody, VendorClosingQuery } from "@/contracts/operator/closing/closing.schema";
import { api } from "@/services/api";

export const operatorClosingApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorVendor", "OperatorOrder", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getVendorClosing: build.query<VendorClosing, { id: string } & Partial<VendorClosingQuery>>({
        query: ({ id, ...params }) => ({ url: `/operator/vendor/${id}/closing`, params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorVendor", "OperatorOrder"],
      }),
      closeVendor: build.mutation<VendorClosing, { id: string; body: CloseVendorBody }>({
        query: ({ id, body }) => ({ url: `/operator/vendor/${id}/closing`, method: "POST", data: body }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorVendor", "OperatorOrder", "OperatorHome", "OperatorAct"],
      }),
    }),
  });

export const { useGetVendorClosingQuery, useCloseVendorMutation } = operatorClosingApi;
