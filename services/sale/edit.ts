import type { EditSide, OrderDifference, OrderEdits } from "@/contracts/sale/order/edit";
import type { OrderEditAnswerBody, OrderEditBody, OrderEditItems } from "@/contracts/sale/order/edit.schema";
import { api } from "@/services/api";

type Of = { side: EditSide; id: string };

const base = ({ side }: Of) => (side === "customer" ? "/order" : "/order-vendor");
const tags = ["Order", "VendorOrder", "Payment"] as const;

export const editApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderEdits: build.query<OrderEdits, Of>({
      query: (of) => ({ url: `${base(of)}/edits/${of.id}` }),
      providesTags: ["Order", "VendorOrder"],
    }),
    /** The price of a change. The form shows refusals. */
    previewOrderEdit: build.query<OrderDifference, Of & { body: OrderEditItems }>({
      query: ({ body, ...of }) => ({ url: `${base(of)}/editpreview/${of.id}`, method: "POST", data: body }),
      extraOptions: { toast: false },
      keepUnusedDataFor: 0,
    }),
    requestOrderEdit: build.mutation<OrderEdits, Of & { body: OrderEditBody }>({
      query: ({ body, ...of }) => ({ url: `${base(of)}/edits/${of.id}`, method: "POST", data: body }),
      extraOptions: { toast: false },
      invalidatesTags: [...tags],
    }),
    answerOrderEdit: build.mutation<OrderEdits, Of & { body: OrderEditAnswerBody }>({
      query: ({ body, ...of }) => ({
        url: `${base(of)}/acceptrejectordereditrequest/${of.id}`,
        method: "PATCH",
        data: body,
      }),
      invalidatesTags: [...tags],
    }),
    withdrawOrderEdit: build.mutation<OrderEdits, Of>({
      query: (of) => ({ url: `${base(of)}/withdraweditrequest/${of.id}`, method: "PATCH" }),
      invalidatesTags: [...tags],
    }),
  }),
});

export const {
  useGetOrderEditsQuery,
  usePreviewOrderEditQuery,
  useRequestOrderEditMutation,
  useAnswerOrderEditMutation,
  useWithdrawOrderEditMutation,
} = editApi;
