import { idParam } from "@/contracts/envelope.schema";
import {
  liveProductsQuery,
  operatorProductsQuery,
  productDecisionBody,
  unpublishBody,
} from "@/contracts/catalogue/product/operator-product.schema";
import { route } from "@/server/http/route";
import { liveProducts, unpublishProducts } from "./own/service-unpublish";
import { decideOnProduct, operatorProduct, operatorProducts } from "./own/service-operator";

export const operatorProductRoutes = [
  route({
    method: "GET",
    path: "/operator/product",
    guard: "operator",
    right: "products",
    summary: "New products and edits that wait for review, longest waiting first",
    reply: "OperatorProducts",
    query: operatorProductsQuery,
    run: ({ query }) => operatorProducts(query),
  }),
  route({
    method: "GET",
    path: "/operator/product/live",
    guard: "operator",
    right: "products",
    summary: "The products that couples see, newest first",
    reply: "LiveProducts",
    query: liveProductsQuery,
    run: ({ query }) => liveProducts(query),
  }),
  route({
    method: "POST",
    path: "/operator/product/unpublish",
    guard: "operator",
    right: "products",
    summary: "Take products off the market at once, with a reason that their vendors get by mail",
    reply: "Nothing",
    body: unpublishBody,
    run: ({ actor, body }) => unpublishProducts(actor, body),
  }),
  route({
    method: "GET",
    path: "/operator/product/:id",
    guard: "operator",
    right: "products",
    summary: "A product that waits for review, beside what couples see now",
    reply: "OperatorProduct",
    params: idParam,
    run: ({ params }) => operatorProduct(params.id),
  }),
  route({
    method: "POST",
    path: "/operator/product/:id/decision",
    guard: "operator",
    right: "products",
    summary: "Approve it, or return it with a reason; the vendor gets a mail",
    reply: "Nothing",
    params: idParam,
    body: productDecisionBody,
    run: ({ actor, params, body }) => decideOnProduct(actor, params.id, body),
  }),
];
