import {
  categoryAddBody,
  categoryMoveBody,
  categoryRenameBody,
} from "@/contracts/catalogue/operator-category.schema";
import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { addCategory, moveCategory, operatorCategories, removeCategory, renameCategory } from "./service";

export const operatorCategoryRoutes = [
  route({
    method: "GET",
    path: "/operator/category",
    guard: "operator",
    right: "catalogue",
    summary: "The category tree with product types, counts and former addresses",
    reply: "OperatorCategories",
    run: () => operatorCategories(),
  }),
  route({
    method: "POST",
    path: "/operator/category",
    guard: "operator",
    right: "catalogue",
    summary: "Add a category or a product type",
    reply: "OperatorCategories",
    body: categoryAddBody,
    run: ({ actor, body }) => addCategory(actor, body),
  }),
  route({
    method: "PATCH",
    path: "/operator/category/:id",
    guard: "operator",
    right: "catalogue",
    summary: "Rename it, or change its address; the former address leads on",
    reply: "OperatorCategories",
    params: idParam,
    body: categoryRenameBody,
    run: ({ actor, params, body }) => renameCategory(actor, params.id, body),
  }),
  route({
    method: "POST",
    path: "/operator/category/:id/move",
    guard: "operator",
    right: "catalogue",
    summary: "Move it among its siblings or, with everything below it, to another category",
    reply: "OperatorCategories",
    params: idParam,
    body: categoryMoveBody,
    run: ({ actor, params, body }) => moveCategory(actor, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/operator/category/:id",
    guard: "operator",
    right: "catalogue",
    summary: "Remove an empty category or product type",
    reply: "OperatorCategories",
    params: idParam,
    run: ({ actor, params }) => removeCategory(actor, params.id),
  }),
];
