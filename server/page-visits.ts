import type { IncomingMessage, ServerResponse } from "node:http";
import { noteSearch, noteVisit, searchOf, visitOf } from "@/server/modules/catalogue/visit/public";

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>;

/** Counts each visit to a vendor's page, and each search, once it has been served. */
export function countVisits(page: Handler, secret: () => string | undefined): Handler {
  return (req, res) => {
    const visit = visitOf(req, secret());
    const category = searchOf(req, secret());
    if (visit || category !== null) {
      res.once("finish", () => {
        if (res.statusCode !== 200 && res.statusCode !== 304) return;
        if (visit) noteVisit(visit);
        if (category !== null) noteSearch(category);
      });
    }
    return page(req, res);
  };
}
