import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { requestSeconds } from "@/server/core/metrics";

/** Addresses that no route serves are one route, so that strangers can't fill the registry. */
const UNKNOWN = "unknown";

/** Measures requests by the path of their route, which has no ids in it. */
export const measureRequests: MiddlewareHandler = async (c, next) => {
  const end = requestSeconds.startTimer({ method: c.req.method });
  await next();
  const route = routePath(c, -1);
  end({ route: route.includes("*") && !route.startsWith("/media/") ? UNKNOWN : route, status: c.res.status });
};
