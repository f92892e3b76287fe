import { idParam } from "@/contracts/envelope.schema";
import { SAVED_MESSAGES } from "@/contracts/catalogue/wishlist";
import { saveBody, unsaveQuery, wishlistQuery } from "@/contracts/catalogue/wishlist.schema";
import { route } from "@/server/http/route";
import { listSaved, save, savedIds, thingOf, unsave } from "./service";

export const wishlistRoutes = [
  route({
    method: "GET",
    path: "/wishlist/ids",
    guard: "customer",
    summary: "Ids of all vendors and products that the couple keeps",
    reply: "SavedIds",
    run: ({ actor }) => savedIds(actor.customerId),
  }),
  route({
    method: "GET",
    path: "/wishlist",
    guard: "customer",
    summary: "Shortlisted vendors (`type=1`) or the wishlist of products (`type=2`)",
    reply: "SavedPage",
    query: wishlistQuery,
    run: ({ actor, query }) => listSaved(actor.customerId, query),
  }),
  route({
    method: "POST",
    path: "/wishlist",
    guard: "customer",
    summary:
      "Keeps a product or shortlists a vendor; again does nothing, and within a minute of its removal restores the entry",
    reply: "SavedEntry",
    body: saveBody,
    message: ({ body }) => SAVED_MESSAGES[thingOf(body).kind].added,
    run: ({ actor, body }) => save(actor.customerId, body),
  }),
  route({
    method: "DELETE",
    path: "/wishlist/:id",
    guard: "customer",
    summary:
      "Removes a product, or a vendor with `wishtListType=vendor`: by its id or by the id of its entry",
    reply: "Nothing",
    params: idParam,
    query: unsaveQuery,
    message: ({ query }) => SAVED_MESSAGES[query.wishtListType].removed,
    run: ({ actor, params, query }) => unsave(actor.customerId, { kind: query.wishtListType, id: params.id }),
  }),
];
