import { idParam } from "@/contracts/envelope.schema";
import { publicProductsQuery, relatedProductsQuery } from "@/contracts/catalogue/product/product.schema";
import { route } from "@/server/http/route";
import { operatorProductRoutes } from "./routes-operator";
import { ownProductRoutes } from "./routes-own";
import { productDetail, relatedProducts, vendorProducts } from "./service";

export const productRoutes = [
  ...operatorProductRoutes,
  route({
    method: "GET",
    path: "/vendor-product/relatedProducts",
    guard: "public",
    summary: "Products like one, the closest first",
    reply: "ProductHitPage",
    query: relatedProductsQuery,
    cacheSeconds: 60,
    run: ({ query }) => relatedProducts(query),
  }),
  route({
    method: "GET",
    path: "/vendor-product/public",
    guard: "public",
    summary: "What a vendor sells, by family",
    reply: "ProductFamilies",
    query: publicProductsQuery,
    cacheSeconds: 60,
    run: ({ query }) => vendorProducts(query.vendorId),
  }),
  route({
    method: "GET",
    path: "/vendor-product/public/:id",
    guard: "public",
    summary: "A published product",
    reply: "ProductDetail",
    params: idParam,
    cacheSeconds: 60,
    run: ({ params }) => productDetail(params.id),
  }),
  // `/vendor-product/:id` would match the routes above.
  ...ownProductRoutes,
];
