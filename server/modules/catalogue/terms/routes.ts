import { idParam } from "@/contracts/envelope.schema";
import { TERMS_FILE_BYTES } from "@/contracts/catalogue/vendor/vendor-terms";
import { ownTermsQuery, publishTermsBody } from "@/contracts/catalogue/vendor/vendor-terms.schema";
import { route } from "@/server/http/route";
import { listOwnTerms, publishTerms, withdrawTerms } from "./service";
import { termsFile } from "./service-read";

export const termsRoutes = [
  route({
    method: "GET",
    path: "/vendor/terms",
    guard: "vendor",
    summary: "The versions of the vendor's own terms, newest first",
    reply: "OwnTermsPage",
    query: ownTermsQuery,
    run: ({ actor, query }) => listOwnTerms(actor, query),
  }),
  route({
    method: "POST",
    path: "/vendor/terms",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Publishes a new version of the vendor's own terms: a text, or a form with a PDF",
    reply: "OwnTerms",
    body: publishTermsBody,
    files: { names: ["file"], maxBytes: TERMS_FILE_BYTES },
    throttle: { policy: "attachment", of: ({ actor }) => actor.accountId },
    message: "Your new terms are published",
    run: ({ actor, body, uploads }) => publishTerms(actor, body, uploads),
  }),
  route({
    method: "GET",
    path: "/vendor/terms/file/:id",
    guard: "public",
    summary: "A version of a vendor's own terms from its first day on: the PDF, or the text",
    reply: "File",
    params: idParam,
    throttle: { policy: "publicFile" },
    run: ({ actor, params }) => termsFile(actor, params.id),
  }),
  route({
    method: "DELETE",
    path: "/vendor/terms/:id",
    guard: "vendor",
    whileSuspended: "allowed",
    summary: "Withdraws a version that doesn't apply yet",
    reply: "Nothing",
    params: idParam,
    run: ({ actor, params }) => withdrawTerms(actor, params.id),
  }),
];
