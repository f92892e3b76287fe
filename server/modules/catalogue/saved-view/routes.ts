import { savedViewBody, savedViewsQuery } from "@/contracts/catalogue/saved-view.schema";
import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { deleteView, listViews, saveView } from "./service";

export const savedViewRoutes = [
  route({
    method: "GET",
    path: "/vendor/view",
    guard: "vendor",
    summary: "The filters that the caller has saved for one of the vendor's lists",
    reply: "SavedViews",
    query: savedViewsQuery,
    run: ({ actor, query }) => listViews(actor, query.list),
  }),
  route({
    method: "POST",
    path: "/vendor/view",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Saves the filters of a list under a name, for the caller alone",
    reply: "SavedView",
    body: savedViewBody,
    message: "View saved",
    run: ({ actor, body }) => saveView(actor, body),
  }),
  route({
    method: "DELETE",
    path: "/vendor/view/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Deletes a saved view of the caller",
    reply: "Nothing",
    params: idParam,
    message: "View deleted",
    run: ({ actor, params }) => deleteView(actor, params.id),
  }),
];
