import { categoriesListQuery, homeFilterQuery, productTypesQuery } from "@/contracts/category";
import { pageQuery } from "@/contracts/envelope";
import { route } from "@/server/http/route";
import { homeFilter, listCategories, listMasterCategories, listProductTypes } from "./service";

export const categoryRoutes = [
  route({
    method: "GET",
    path: "/public/masterCategory",
    guard: "public",
    summary: "Master categories with everything below them",
    query: pageQuery,
    cacheSeconds: 60,
    run: ({ query }) => listMasterCategories(query),
  }),
  route({
    method: "GET",
    path: "/user/categories-list",
    guard: "public",
    summary: "The category tree, or the part of it that one vendor serves",
    query: categoriesListQuery,
    cacheSeconds: 60,
    run: ({ query }) => listCategories(query),
  }),
  route({
    method: "GET",
    path: "/user/home-filter",
    guard: "public",
    summary: "What lies below a category: the next list of a cascading menu",
    query: homeFilterQuery,
    cacheSeconds: 60,
    run: ({ query }) => homeFilter(query),
  }),
  route({
    method: "GET",
    path: "/productType/vendor/for-vendor",
    guard: "public",
    summary: "Product types at and below a category, with where each hangs",
    query: productTypesQuery,
    cacheSeconds: 60,
    run: ({ query }) => listProductTypes(query),
  }),
];
