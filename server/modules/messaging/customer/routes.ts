import { idParam } from "@/contracts/envelope.schema";
import {
  addCustomerBody,
  audienceQuery,
  broadcastBody,
  customerListQuery,
  mailStopBody,
  saveCustomerBody,
} from "@/contracts/messaging/customer.schema";
import { route } from "@/server/http/route";
import { stopMail } from "./mail-stop";
import {
  addCustomer,
  customersFile,
  listCustomers,
  readCustomer,
  removeCustomer,
  saveCustomer,
} from "./service";
import { broadcast, countAudience, inviteCustomer } from "./service-write";

/** Returns the page of the mailed link, which confirms the opt-out. */
const stoppedPage = () =>
  new Response(null, {
    status: 303,
    headers: { location: "/unsubscribe?done=1", "cache-control": "no-store" },
  });

export const customerRoutes = [
  route({
    method: "GET",
    path: "/vendor/customer",
    guard: "vendor",
    summary: "Who bought, asked or visited, and contacts of the vendor's own",
    reply: "VendorCustomerPage",
    query: customerListQuery,
    run: ({ actor, query }) => listCustomers(actor.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/vendor/customer/export.csv",
    guard: "vendor",
    summary: "The same as a file for a spreadsheet",
    reply: "File",
    query: customerListQuery,
    run: ({ actor, query }) => customersFile(actor.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/vendor/customer/audience",
    guard: "vendor",
    summary: "How many couples a message to a segment reaches",
    reply: "Audience",
    query: audienceQuery,
    run: ({ actor, query }) => countAudience(actor.vendorId, query.segment),
  }),
  route({
    method: "POST",
    path: "/vendor/customer/broadcast",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Writes to a segment, with consent respected",
    reply: "BroadcastSent",
    body: broadcastBody,
    throttle: { policy: "broadcast", of: ({ actor }) => actor.vendorId },
    message: "Message sent",
    run: ({ actor, body }) => broadcast(actor, body),
  }),
  route({
    method: "POST",
    path: "/vendor/customer/invite/:id",
    guard: "vendor",
    whileSuspended: "refused",
    summary: "Mails a contact one invitation to Sayang",
    reply: "VendorCustomerDetail",
    params: idParam,
    throttle: { policy: "contactInvite", of: ({ actor }) => actor.vendorId },
    message: "Invitation sent",
    run: ({ actor, params }) => inviteCustomer(actor.vendorId, params.id),
  }),
  route({
    method: "POST",
    path: "/vendor/customer",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Adds a couple of the vendor's own",
    reply: "VendorCustomerDetail",
    body: addCustomerBody,
    message: "Customer added",
    run: ({ actor, body }) => addCustomer(actor.vendorId, body),
  }),
  route({
    method: "GET",
    path: "/vendor/customer/:id",
    guard: "vendor",
    summary: "One customer with orders, visits and notes",
    reply: "VendorCustomerDetail",
    params: idParam,
    run: ({ actor, params }) => readCustomer(actor.vendorId, params.id),
  }),
  route({
    method: "PATCH",
    path: "/vendor/customer/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Saves the vendor's note and tags, and a contact's details",
    reply: "VendorCustomerDetail",
    params: idParam,
    body: saveCustomerBody,
    message: "Saved",
    run: ({ actor, params, body }) => saveCustomer(actor.vendorId, params.id, body),
  }),
  route({
    method: "DELETE",
    path: "/vendor/customer/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Removes a contact of the vendor's own",
    reply: "Nothing",
    params: idParam,
    message: "Customer removed",
    run: ({ actor, params }) => removeCustomer(actor.vendorId, params.id),
  }),
  route({
    method: "POST",
    path: "/public/mail-stop",
    guard: "public",
    summary: "Ends mail from vendors' customer lists, by the link in one of them",
    reply: "Nothing",
    body: mailStopBody,
    files: { names: [], maxBytes: 0 },
    throttle: { policy: "verify", of: ({ body }) => `mail-stop ${body.token}` },
    message: "You won’t get any more of these emails",
    whileReadOnly: "allowed",
    run: async ({ body, exchange }) => {
      await stopMail(body);
      return exchange.header("accept")?.startsWith("text/html") ? stoppedPage() : null;
    },
  }),
  route({
    method: "POST",
    path: "/public/mail-stop/one-click",
    guard: "public",
    summary: "The same for mail programs, which put the link's token into the address (RFC 8058)",
    reply: "Nothing",
    query: mailStopBody,
    throttle: { policy: "verify", of: ({ query }) => `mail-stop ${query.token}` },
    message: "You won’t get any more of these emails",
    whileReadOnly: "allowed",
    run: ({ query }) => stopMail(query),
  }),
];
