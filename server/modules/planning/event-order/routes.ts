import { idParam } from "@/contracts/envelope.schema";
import { BANQUET_SAVED, CHANGE_PROPOSED } from "@/contracts/planning/event-order";
import { eventOrderBody, eventOrderTermsBody, proposalBody } from "@/contracts/planning/event-order.schema";
import { route } from "@/server/http/route";
import { beoRoutes } from "./routes-beo";
import { changeTie, proposeChange, readBanquet, tieOrder, untieOrder } from "./service";
import { readSheet, sheetFile } from "./service-sheet";

export const eventOrderRoutes = [
  route({
    method: "GET",
    path: "/user/banquet",
    guard: "customer",
    summary: "What answers mean for the orders that feed the guests",
    reply: "Banquet",
    run: ({ actor }) => readBanquet(actor),
  }),
  route({
    method: "POST",
    path: "/user/banquet",
    guard: "customer",
    summary: "Ties an order item sold by the table or the guest to an event",
    reply: "Banquet",
    body: eventOrderBody,
    message: BANQUET_SAVED,
    run: ({ actor, body }) => tieOrder(actor, body),
  }),
  route({
    method: "POST",
    path: "/user/banquet/proposal/:id",
    guard: "customer",
    summary: "Asks the vendor to change the order to another number of tables or guests",
    reply: "Banquet",
    params: idParam,
    body: proposalBody,
    throttle: { policy: "message", of: ({ actor }) => actor.accountId },
    message: CHANGE_PROPOSED,
    run: ({ actor, params, body }) => proposeChange(actor, params.id, body.units),
  }),
  route({
    method: "GET",
    path: "/user/banquet/sheet/:id",
    guard: "customer",
    summary: "What the caterer needs to know of an event, by its id",
    reply: "CatererSheet",
    params: idParam,
    run: ({ actor, params }) => readSheet(actor, params.id),
  }),
  route({
    method: "GET",
    path: "/user/banquet/sheet/:id/csv",
    guard: "customer",
    summary: "The same as a CSV file",
    reply: "File",
    params: idParam,
    run: ({ actor, params }) => sheetFile(actor, params.id),
  }),
  route({
    method: "PATCH",
    path: "/user/banquet/:id",
    guard: "customer",
    summary: "Changes the seats, the minimum or the guarantee date of a tied order",
    reply: "Banquet",
    params: idParam,
    body: eventOrderTermsBody,
    message: BANQUET_SAVED,
    run: ({ actor, params, body }) => changeTie(actor, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/user/banquet/:id",
    guard: "customer",
    summary: "Unties an order from its event; the order stays as it is",
    reply: "Banquet",
    params: idParam,
    message: BANQUET_SAVED,
    run: ({ actor, params }) => untieOrder(actor, params.id),
  }),
  ...beoRoutes,
];
