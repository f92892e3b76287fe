import type { BulkChange, PriceChange, UndoneBulkChange } from "@/contracts/catalogue/product/bulk-change";
import type { BulkChangesQuery, PriceChangeBody } from "@/contracts/catalogue/product/bulk-change.schema";
import type { AttributeOption } from "@/contracts/catalogue/product/attribute";
import type {
  FamilyCount,
  OwnProduct,
  OwnProductDetail,
  SwitchedProducts,
} from "@/contracts/catalogue/product/own-product";
import { PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import type { ActivateBody, OwnProductsQuery } from "@/contracts/catalogue/product/own-product.schema";
import type { ImportReport } from "@/contracts/catalogue/product/product-import";
import type { Page } from "@/contracts/envelope";
import { api } from "@/services/api";

type Progress = { onProgress?: (fraction: number) => void };

const progressOf = ({ onProgress }: Progress) =>
  onProgress
    ? {
        onUploadProgress: ({ loaded, total }: { loaded: number; total?: number | undefined }) =>
          onProgress(total ? loaded / total : 0),
      }
    : {};

/** A vendor's own products. The form and the import show their own failures. */
export const ownProductApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnProducts: build.query<Page<OwnProduct>, Partial<OwnProductsQuery>>({
      query: (params) => ({ url: "/vendor-product", params }),
      providesTags: ["OwnProduct"],
    }),
    getOwnProduct: build.query<OwnProductDetail, string>({
      query: (id) => ({ url: `/vendor-product/${id}` }),
      providesTags: ["OwnProduct"],
    }),
    getOwnFamilies: build.query<FamilyCount[], void>({
      query: () => ({ url: "/vendor-product/families" }),
      providesTags: ["OwnProduct"],
    }),
    getAttributeOptions: build.query<AttributeOption[], string>({
      query: (productTypeId) => ({
        url: "/attribute/list/dropdown",
        params: { limit: 12, ...(productTypeId && { productTypeId }) },
      }),
      transformResponse: ({ docs }: Page<AttributeOption>) => docs,
    }),
    saveOwnProduct: build.mutation<OwnProductDetail, { id: string | null; form: FormData } & Progress>({
      query: ({ id, form, ...more }) => ({
        url: id ? `/vendor-product/${id}` : "/vendor-product",
        method: id ? "PATCH" : "POST",
        data: form,
        ...progressOf(more),
      }),
      extraOptions: { toast: false },
      invalidatesTags: ["OwnProduct"],
    }),
    switchOwnProducts: build.mutation<SwitchedProducts, ActivateBody>({
      query: (data) => ({
        url: "/vendor-product/activateDeactivateVendorProducts",
        method: "POST",
        data,
      }),
      invalidatesTags: ["OwnProduct"],
    }),
    duplicateOwnProduct: build.mutation<OwnProductDetail, string>({
      query: (id) => ({ url: `/vendor-product/duplicate/${id}`, method: "POST", data: {} }),
      invalidatesTags: ["OwnProduct"],
    }),
    deleteOwnProduct: build.mutation<null, string>({
      query: (id) => ({ url: `/vendor-product/${id}`, method: "DELETE" }),
      invalidatesTags: ["OwnProduct"],
    }),
    importProducts: build.mutation<ImportReport, { form: FormData } & Progress>({
      query: ({ form, ...more }) => ({
        url: "/vendor-product/import-excel",
        method: "POST",
        data: form,
        ...progressOf(more),
      }),
      extraOptions: { toast: false, failure: PRODUCT_MESSAGES.importFailed },
      invalidatesTags: (report) => (report?.done ? ["OwnProduct"] : []),
    }),
    getBulkChanges: build.query<Page<BulkChange>, BulkChangesQuery>({
      query: (params) => ({ url: "/vendor-product/bulk-change", params }),
      providesTags: ["OwnProduct"],
    }),
    undoBulkChange: build.mutation<UndoneBulkChange, string>({
      query: (id) => ({ url: `/vendor-product/bulk-change/undo/${id}`, method: "POST", data: {} }),
      invalidatesTags: ["OwnProduct"],
    }),
    changePrices: build.mutation<PriceChange, PriceChangeBody>({
      query: (data) => ({ url: "/vendor-product/prices", method: "POST", data }),
      extraOptions: { toast: false },
      invalidatesTags: (change) => (change?.done ? ["OwnProduct"] : []),
    }),
  }),
});

export const {
  useGetOwnProductsQuery,
  useGetOwnProductQuery,
  useGetOwnFamiliesQuery,
  useGetAttributeOptionsQuery,
  useSaveOwnProductMutation,
  useSwitchOwnProductsMutation,
  useDuplicateOwnProductMutation,
  useDeleteOwnProductMutation,
  useImportProductsMutation,
  useGetBulkChangesQuery,
  useUndoBulkChangeMutation,
  useChangePricesMutation,
} = ownProductApi;
