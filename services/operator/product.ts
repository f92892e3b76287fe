import type {
  LiveProducts,
  OperatorProduct,
  OperatorProducts,
} from "@/contracts/catalogue/product/operator-product";
import type {
  LiveProductsQuery,
  OperatorProductsQuery,
  ProductDecisionBody,
  UnpublishBody,
} from "@/contracts/catalogue/product/operator-product.schema";
import { api } from "@/services/api";

export const operatorProductApi = api
  .enhanceEndpoints({ addTagTypes: ["OperatorProduct", "OperatorHome", "OperatorAct"] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOperatorProducts: build.query<OperatorProducts, Partial<OperatorProductsQuery>>({
        query: (params) => ({ url: "/operator/product", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorProduct"],
      }),
      getLiveProducts: build.query<LiveProducts, Partial<LiveProductsQuery>>({
        query: (params) => ({ url: "/operator/product/live", params }),
        extraOptions: { toast: false },
        providesTags: ["OperatorProduct"],
      }),
      unpublishProducts: build.mutation<null, UnpublishBody>({
        query: (data) => ({ url: "/operator/product/unpublish", method: "POST", data }),
        extraOptions: { toast: false },
        invalidatesTags: ["OperatorProduct", "OperatorAct"],
      }),
      getOperatorProduct: build.query<OperatorProduct, string>({
        query: (id) => ({ url: `/operator/product/${id}` }),
        extraOptions: { toast: false },
      }),
      decideOnProduct: build.mutation<null, { id: string; body: ProductDecisionBody }>({
        query: ({ id, body }) => ({
          url: `/operator/product/${id}/decision`,
          method: "POST",
          data: body,
          outlivesPage: true,
        }),
        invalidatesTags: ["OperatorProduct", "OperatorHome", "OperatorAct"],
      }),
    }),
  });

export const {
  useGetOperatorProductsQuery,
  useGetLiveProductsQuery,
  useUnpublishProductsMutation,
  useGetOperatorProductQuery,
  useDecideOnProductMutation,
} = operatorProductApi;
