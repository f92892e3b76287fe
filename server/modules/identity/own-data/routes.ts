import { ACCOUNT_DELETED } from "@/contracts/identity/account/own-data";
import { deleteAccountBody } from "@/contracts/identity/account/own-data.schema";
import { route } from "@/server/http/route";
import { deleteOwnAccount, readDeletion } from "./service-delete";
import { downloadOwnData } from "./service-download";

export const ownDataRoutes = [
  route({
    method: "GET",
    path: "/user/account/data",
    guard: "customer",
    summary: "Everything that is the customer's own, as a JSON file",
    reply: "File",
    throttle: { policy: "ownData", of: ({ actor }) => actor.accountId },
    run: ({ actor }) => downloadOwnData(actor),
  }),
  route({
    method: "GET",
    path: "/user/account/deletion",
    guard: "customer",
    summary: "What stands in the way of deleting the account",
    reply: "AccountDeletion",
    run: ({ actor }) => readDeletion(actor),
  }),
  route({
    method: "POST",
    path: "/user/account/delete",
    guard: "customer",
    summary: "Delete the account for good; asks for the password",
    reply: "Nothing",
    body: deleteAccountBody,
    message: ACCOUNT_DELETED,
    throttle: { policy: "password", of: ({ actor }) => actor.accountId },
    run: ({ actor, body, exchange }) => deleteOwnAccount(actor, body, exchange),
  }),
];
