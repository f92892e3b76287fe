import { AppError } from "@/server/core/errors";
import { route } from "@/server/http/route";
import { planningStream } from "./service";

export const liveRoutes = [
  route({
    method: "GET",
    path: "/planning/stream",
    guard: "customer",
    summary: "Tells an open screen what changes in the plans, as server-sent events",
    reply: "File",
    run: ({ actor, exchange }) => {
      // Otherwise the caller would wait for a response that never ends.
      if (!exchange.header("accept")?.includes("text/event-stream")) {
        throw new AppError("bad_request", "This call answers text/event-stream only");
      }
      return planningStream(actor);
    },
  }),
];
