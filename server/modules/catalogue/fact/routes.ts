import { idParam } from "@/contracts/envelope.schema";
import { CERTIFICATE_FILE_BYTES, FACT_SENT } from "@/contracts/catalogue/vendor/vendor-fact";
import { halalFactBody, tablesFactBody } from "@/contracts/catalogue/vendor/vendor-fact.schema";
import { route } from "@/server/http/route";
import { operatorFactRoutes } from "./routes-operator";
import { readCertificate, sendHalal, sendTables, vendorFacts, withdrawFact } from "./service";

const throttle = {
  policy: "attachment" as const,
  of: ({ actor }: { actor: { accountId: string } }) => actor.accountId,
};

export const factRoutes = [
  ...operatorFactRoutes,
  route({
    method: "GET",
    path: "/vendor/fact",
    guard: "vendor",
    summary: "The vendor's halal certificate and halls: what is confirmed, and what waits or was rejected",
    reply: "VendorFacts",
    run: ({ actor }) => vendorFacts(actor),
  }),
  route({
    method: "POST",
    path: "/vendor/fact/halal",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Sends a halal certificate to be checked; the confirmed one counts until then",
    reply: "VendorFacts",
    body: halalFactBody,
    files: { names: ["file"], maxBytes: CERTIFICATE_FILE_BYTES },
    throttle,
    message: FACT_SENT,
    run: ({ actor, body, uploads }) => sendHalal(actor, body, uploads),
  }),
  route({
    method: "POST",
    path: "/vendor/fact/tables",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Sends the halls and their tables to be checked; the confirmed ones count until then",
    reply: "VendorFacts",
    body: tablesFactBody,
    throttle,
    message: FACT_SENT,
    run: ({ actor, body }) => sendTables(actor, body),
  }),
  route({
    method: "GET",
    path: "/vendor/fact/file/:id",
    guard: "vendor",
    summary: "The file of the vendor's own halal certificate",
    reply: "File",
    params: idParam,
    run: ({ actor, params }) => readCertificate(actor, params.id),
  }),
  route({
    method: "DELETE",
    path: "/vendor/fact/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Takes back what waits or is confirmed, which then counts no more",
    reply: "VendorFacts",
    params: idParam,
    run: ({ actor, params }) => withdrawFact(actor, params.id),
  }),
];
