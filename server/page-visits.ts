import type { IncomingMessage, ServerResponse } from "node:http";
import { noteVisit, visitOf } from "@/server/modules/catalogue/visit/public";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>;

/** Counts visits to vendors' pages after each was served. */
export function countVisits(page: Handler, secret: () => string | undefined): Handler {
  return (req, res) => {
    const visit = visitOf(req, secret());
    if (visit) {
      res.once("finish", () => {
        if (res.statusCode === 200 || res.statusCode === 304) noteVisit(visit);
      });
    }
    return page(req, res);
  };
}
