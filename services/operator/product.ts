import type { OperatorProduct, OperatorProducts } from "@/contracts/catalogue/product/operator-product";
import type {
  OperatorProductsQuery,
  ProductDecisionBody,
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

export const { useGetOperatorProductsQuery, useGetOperatorProductQuery, useDecideOnProductMutation } =
  operatorProductApi;
