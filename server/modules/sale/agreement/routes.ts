import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { listAgreements, readAgreement } from "./service";

async function file(read: ReturnType<typeof readAgreement>): Promise<Response> {
  const { bytes, fileName } = await read;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}

export const agreementRoutes = [
  route({
    method: "GET",
    path: "/order/agreement/file/:id",
    guard: "customer",
    summary: "An agreement or amendment as PDF, the same bytes each time",
    reply: "Nothing",
    params: idParam,
    run: ({ actor: { customerId }, params }) => file(readAgreement({ customerId }, params.id)),
  }),
  route({
    method: "GET",
    path: "/order/agreement/:id",
    guard: "customer",
    summary: "What was agreed in an order: the agreement and its amendments, with their SHA-256",
    reply: "AgreementFileList",
    params: idParam,
    run: ({ actor: { customerId }, params }) => listAgreements({ customerId }, params.id),
  }),
  route({
    method: "GET",
    path: "/order-vendor/agreement/file/:id",
    guard: "vendor",
    summary: "An agreement or amendment as PDF, the same bytes each time",
    reply: "Nothing",
    params: idParam,
    run: ({ actor: { vendorId }, params }) => file(readAgreement({ vendorId }, params.id)),
  }),
  route({
    method: "GET",
    path: "/order-vendor/agreement/:id",
    guard: "vendor",
    summary: "What was agreed in an order: the agreement and its amendments, with their SHA-256",
    reply: "AgreementFileList",
    params: idParam,
    run: ({ actor: { vendorId }, params }) => listAgreements({ vendorId }, params.id),
  }),
];
