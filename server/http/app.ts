import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { etag } from "hono/etag";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import { MEDIA_PREFIX, serveMedia } from "@/server/modules/media/service";
import { devPages } from "@/server/modules/outgoing-message/dev/pages";
import { crawlers } from "./crawlers";
import { AppError } from "./errors";
import { isForm } from "./form";
import { health } from "./health";
import { apiReference, openApi } from "./openapi";
import { type AppEnv, envelope, handle, identify, onError } from "./respond";
import type { Route } from "./route";
import { ROUTES } from "./routes";

export const API_PREFIX = "/api/v1";
const BODY_LIMIT = 1024 * 1024;

/** API and media as one fetch function: mounted by server.ts, by app/api and app/media for other hosts, and called directly by tests. */
export function createApp(): Hono<AppEnv> {
  // The specs call `POST /wishlist/` as well as `POST /wishlist`.
  const app = new Hono<AppEnv>({ strict: false });
  app.use(requestId());
  app.use(secureHeaders({ crossOriginResourcePolicy: "same-origin" }));
  app.route("/", health);
  app.get("/api/openapi.json", (c) => c.json(openApi(ROUTES, API_PREFIX)));
  app.get("/api/docs", (c) => c.html(apiReference(ROUTES, API_PREFIX)));
  for (const row of ROUTES) {
    // Who may not call sends us no body to keep.
    app.on(row.method, API_PREFIX + row.path, identify(row), limitBody(row), handle(row));
  }
  app.get(`${MEDIA_PREFIX}*`, etag(), (c) => serveMedia(c.req.path));
  app.route("/", crawlers);
  app.route("/dev", devPages);
  app.notFound((c) => envelope(c, 404, `No such call: ${c.req.method} ${c.req.path}`, null));
  app.onError(onError);
  return app;
}

/** Only a form with files may be larger. */
function limitBody({ files }: Route): MiddlewareHandler {
  const small = upTo(BODY_LIMIT);
  if (!files) return small;
  const large = upTo(BODY_LIMIT + files.names.length * files.maxBytes);
  return (c, next) => (isForm(c) ? large : small)(c, next);
}

function upTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError("too_large", "The request is too large");
    },
  });
}

const shared = globalThis as typeof globalThis & { sayangApp?: Hono<AppEnv> };

/** The one app of this process. */
export function getApp(): Hono<AppEnv> {
  return (shared.sayangApp ??= createApp());
}
