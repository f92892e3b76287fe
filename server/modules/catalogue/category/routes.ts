import {
  categoriesListQuery,
  homeFilterQuery,
  productTypesQuery,
} from "@/contracts/catalogue/category.schema";
import { pageQuery } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { homeFilter, listCategories, listMasterCategories, listProductTypes } from "./service";

export const categoryRoutes = [
  route({
    method: "GET",
    path: "/public/masterCategory",
    guard: "public",
    summary: "Master categories with everything below them",
    reply: "CategoryTreePage",
    query: pageQuery,
    cacheSeconds: 60,
    run: ({ query }) => listMasterCategories(query),
  }),
  route({
    method: "GET",
    path: "/user/categories-list",
    guard: "public",
    summary: "The category tree, or the part of it that one vendor serves",
    reply: "CategoryTree",
    query: categoriesListQuery,
    cacheSeconds: 60,
    run: ({ query }) => listCategories(query),
  }),
  route({
    method: "GET",
    path: "/user/home-filter",
    guard: "public",
    summary: "What lies below a category: the next list of a cascading menu",
    reply: "CategoryLevelPage",
    query: homeFilterQuery,
    cacheSeconds: 60,
    run: ({ query }) => homeFilter(query),
  }),
  route({
    method: "GET",
    path: "/productType/vendor/for-vendor",
    guard: "public",
    summary: "Product types at and below a category, with where each hangs",
    reply: "ProductTypePage",
    query: productTypesQuery,
    cacheSeconds: 60,
    run: ({ query }) => listProductTypes(query),
  }),
];
