import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { etag } from "hono/etag";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import { MEDIA_PREFIX, serveMedia } from "@/server/modules/catalogue/media/public";
import { devPages } from "@/server/mail/dev/pages";
import { crawlers } from "@/server/modules/catalogue/sitemap/public";
import { calendarFeeds } from "@/server/modules/sale/calendar/public";
import * as guards from "./guards";
import { ACCOUNT_LIMITS, accountGates } from "./http/account-gates";
import { BODY_LIMIT, isForm, maxFormBytes, tooLarge } from "./http/request/form";
import { health } from "./http/health";
import { measureRequests } from "./http/measure";
import { openApi } from "./http/description/openapi";
import { apiReference, REFERENCE_POLICY } from "./http/description/reference-page";
import { type AppEnv, envelope, handle, identify, onError } from "./http/respond";
import type { Route } from "./http/route";
import { connectHooks } from "./hooks";
import { MAILS } from "./mails";
import { metricsForToken } from "./metrics";
import { ROUTES } from "./routes";

export const API_PREFIX = "/api/v1";

/**
 * API and media as one fetch function: mounted by server.ts, and by app/api and app/media for other hosts; tests call
 * it directly.
 */
export function createApp({ accountLimits = ACCOUNT_LIMITS } = {}): Hono<AppEnv> {
  connectHooks();
  const runForAccount = accountGates(accountLimits);
  // Clients call `POST /wishlist/` as well as `POST /wishlist`.
  const app = new Hono<AppEnv>({ strict: false });
  app.use(requestId());
  app.use(measureRequests);
  app.use(secureHeaders({ crossOriginResourcePolicy: "same-origin" }));
  app.route("/", health);
  app.get("/metrics", metricsForToken);
  app.get("/api/openapi.json", (c) => c.json(openApi(ROUTES, API_PREFIX)));
  app.get("/api/docs", (c) => {
    c.header("content-security-policy", REFERENCE_POLICY);
    return c.html(apiReference(ROUTES, API_PREFIX));
  });
  for (const row of ROUTES) {
    // Callers without permission are refused before their body is read.
    app.on(
      row.method,
      API_PREFIX + row.path,
      identify(row, guards, runForAccount),
      limitBody(row),
      handle(row, guards),
    );
  }
  app.get(`${MEDIA_PREFIX}*`, etag(), (c) => serveMedia(c.req.path));
  app.route("/", crawlers);
  app.route("/", calendarFeeds);
  app.route("/dev", devPages(MAILS));
  app.notFound((c) => envelope(c, 404, `No such call: ${c.req.method} ${c.req.path}`, null));
  app.onError(onError);
  return app;
}

/** Only a form with files may be larger. */
function limitBody({ method, files }: Route): MiddlewareHandler {
  // Without a body there is nothing to limit, and checking for one makes the server build a whole Request.
  if (method === "GET") return (_c, next) => next();
  const small = upTo(BODY_LIMIT);
  if (!files) return small;
  const large = maxFormBytes(files);
  return (c, next) => {
    if (!isForm(c)) return small(c, next);
    // The actual size is counted while the form is read.
    if (Number(c.req.header("content-length") ?? 0) > large) throw tooLarge();
    return next();
  };
}

function upTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge();
    },
  });
}

const shared = globalThis as typeof globalThis & { sayangApp?: Hono<AppEnv> };

/** Returns this process's only app. */
export function getApp(): Hono<AppEnv> {
  return (shared.sayangApp ??= createApp());
}
