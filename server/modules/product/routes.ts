import { idParam } from "@/contracts/envelope";
import { publicProductsQuery, relatedProductsQuery } from "@/contracts/product";
import { route } from "@/server/http/route";
import { productDetail, relatedProducts, vendorProducts } from "./service";

export const productRoutes = [
  route({
    method: "GET",
    path: "/vendor-product/relatedProducts",
    guard: "public",
    summary: "Products like one, the closest first",
    query: relatedProductsQuery,
    cacheSeconds: 60,
    run: ({ query }) => relatedProducts(query),
  }),
  route({
    method: "GET",
    path: "/vendor-product/public",
    guard: "public",
    summary: "What a vendor sells, by family",
    query: publicProductsQuery,
    cacheSeconds: 60,
    run: ({ query }) => vendorProducts(query.vendorId),
  }),
  route({
    method: "GET",
    path: "/vendor-product/public/:id",
    guard: "public",
    summary: "A published product",
    params: idParam,
    cacheSeconds: 60,
    run: ({ params }) => productDetail(params.id),
  }),
];
