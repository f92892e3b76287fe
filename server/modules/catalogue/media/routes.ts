import { previewQuery } from "@/contracts/media.schema";
import { route } from "@/server/http/route";
import { previewMedia } from "./service";

export const mediaRoutes = [
  route({
    method: "GET",
    path: "/media/preview",
    guard: "public",
    summary: "A media file by its name; the placeholder picture when there is none",
    reply: "File",
    query: previewQuery,
    run: ({ query }) => previewMedia(query.filename),
  }),
];
