import { AppError } from "@/server/core/errors";
import { route } from "@/server/http/route";
import { liveStream } from "./service";

export const liveRoutes = [
  route({
    method: "GET",
    path: "/live/stream",
    guard: "account",
    summary:
      "Tells open screens of everything new for the account, as server-sent events; Last-Event-ID resumes",
    reply: "File",
    run: ({ actor, exchange }) => {
      // Otherwise the caller would wait for a response that never ends.
      if (!exchange.header("accept")?.includes("text/event-stream")) {
        throw new AppError("bad_request", "This call answers text/event-stream only");
      }
      return liveStream(actor, exchange.header("last-event-id"));
    },
  }),
];
