import { idParam } from "@/contracts/envelope.schema";
import {
  operatorProductsQuery,
  productDecisionBody,
} from "@/contracts/catalogue/product/operator-product.schema";
import { route } from "@/server/http/route";
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
