import { Counter, Histogram, Registry } from "prom-client";

/**
 * This process's figures in Prometheus' terms. Names follow its conventions: seconds, `_total` for counters. Labels
 * have few values, never an id or an address.
 */
export const metrics = new Registry();

const registers = [metrics];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Calls of the API by the path of their row, such as `/api/v1/cart/:id`. For streams, the time to the headers. */
export const requestSeconds = new Histogram({
  name: "sayang_http_request_duration_seconds",
  help: "Duration of API calls and media requests, by route and status",
  labelNames: ["method", "route", "status"] as const,
  buckets: SECONDS,
  registers,
});

/** Responses of the page handler. */
export const pageSeconds = new Histogram({
  name: "sayang_page_duration_seconds",
  help: "Duration of responses with pages, pictures and build files, by status",
  labelNames: ["status"] as const,
  buckets: SECONDS,
  registers,
});

/** Renders by gate: page, image or link picture. Includes the wait at the gate. */
export const renderSeconds = new Histogram({
  name: "sayang_render_duration_seconds",
  help: "Duration of renders, including the wait for a free renderer",
  labelNames: ["kind"] as const,
  buckets: SECONDS,
  registers,
});

/** `fresh` and `stale` came from memory, `shared` waited for a render in progress, `rendered` began one. */
export const pageCacheTotal = new Counter({
  name: "sayang_page_cache_requests_total",
  help: "Requests of public pages, by what the cache had",
  labelNames: ["result"] as const,
  registers,
});

/** Attempts of jobs. `dead` is the failure of the last attempt. */
export const jobSeconds = new Histogram({
  name: "sayang_job_duration_seconds",
  help: "Duration of background jobs, by task and outcome",
  labelNames: ["task", "outcome"] as const,
  buckets: SECONDS,
  registers,
});
