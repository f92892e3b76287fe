import { seenLinkQuery } from "@/contracts/planning/share-link.schema";
import { getDb } from "@/server/db/client";
import { pixelResponse } from "@/server/http/pixel";
import { route } from "@/server/http/route";
import { openShareLink } from "./service";

export const shareLinkRoutes = [
  route({
    method: "GET",
    path: "/public/share-link/seen",
    guard: "public",
    summary: "Records that the page behind a link was opened; a picture, because previews of links load none",
    reply: "File",
    query: seenLinkQuery,
    throttle: { policy: "rsvp" },
    run: async ({ query }) => {
      await openShareLink(await getDb(), query.kind, query.token);
      return pixelResponse();
    },
  }),
];
