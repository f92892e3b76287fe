import { vendorNoteBody, vendorTermsBody } from "@/contracts/catalogue/vendor/operator-vendor.schema";
import { idParam } from "@/contracts/envelope.schema";
import { route } from "@/server/http/route";
import { changeVendorTerms, noteOnVendor } from "./service";

export const operatorVendorTermsRoutes = [
  route({
    method: "PUT",
    path: "/operator/vendor/:id/terms",
    guard: "operator",
    right: "vendors",
    summary: "Set a vendor's commission, its featured period, and whether its products are reviewed",
    reply: "OperatorVendor",
    params: idParam,
    body: vendorTermsBody,
    run: ({ actor, params, body }) => changeVendorTerms(actor, params.id, body),
  }),
  route({
    method: "POST",
    path: "/operator/vendor/:id/note",
    guard: "operator",
    right: "vendors",
    summary: "Keep a note on a vendor in the log, which the vendor never sees",
    reply: "Nothing",
    params: idParam,
    body: vendorNoteBody,
    run: ({ actor, params, body }) => noteOnVendor(actor, params.id, body),
  }),
];
