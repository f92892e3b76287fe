import { documentParam } from "@/contracts/sale/document.schema";
import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { taxQuery } from "@/contracts/sale/payment/payout.schema";
import { listDocuments, readDocument } from "./service";
import { listTaxPoints, taxFile } from "./service-tax";

const idOf = (id: string) => id.replace(/\.pdf$/, "");

async function file(read: ReturnType<typeof readDocument>): Promise<Response> {
  const { bytes, fileName } = await read;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}

export const documentRoutes = [
  route({
    method: "GET",
    path: "/order/document/:id",
    guard: "customer",
    summary: "One document as PDF, the same bytes each time; the id may end in .pdf",
    reply: "Nothing",
    params: documentParam,
    run: ({ actor: { customerId }, params }) => file(readDocument({ customerId }, idOf(params.id))),
  }),
  route({
    method: "GET",
    path: "/order/documents/:id",
    guard: "customer",
    summary: "Invoices, receipts and credit notes of an order",
    reply: "SaleDocumentList",
    params: idParam,
    run: ({ actor: { customerId }, params }) => listDocuments({ customerId }, params.id),
  }),
  route({
    method: "GET",
    path: "/order-vendor/document/:id",
    guard: "vendor",
    summary: "One document as PDF, the same bytes each time; the id may end in .pdf",
    reply: "Nothing",
    params: documentParam,
    run: ({ actor: { vendorId }, params }) => file(readDocument({ vendorId }, idOf(params.id))),
  }),
  route({
    method: "GET",
    path: "/order-vendor/documents/:id",
    guard: "vendor",
    summary: "Invoices, receipts and credit notes of an order",
    reply: "SaleDocumentList",
    params: idParam,
    run: ({ actor: { vendorId }, params }) => listDocuments({ vendorId }, params.id),
  }),
  route({
    method: "GET",
    path: "/payout-vendor/tax",
    guard: "vendor",
    summary: "What the vendor's sales add to its GST return, by the earlier of invoice and payment",
    reply: "TaxPoints",
    query: taxQuery,
    run: ({ actor, query }) => listTaxPoints(actor.vendorId, query),
  }),
  route({
    method: "GET",
    path: "/payout-vendor/tax.csv",
    guard: "vendor",
    summary: "The same for a spreadsheet",
    reply: "File",
    query: taxQuery,
    run: ({ actor, query }) => taxFile(actor.vendorId, query),
  }),
];
