/**
 * Requests uncached pages on 50 connections until told to stop, then reports the number of responses by status. Runs in
 * a separate process, so that its CPU time does not count as the API's.
 */
import autocannon from "autocannon";

const [url = "", network] = process.argv.slice(2);
const CONNECTIONS = 50;
const counted: Record<string, number> = {};
let n = 0;

const load = autocannon(
  {
    url,
    connections: CONNECTIONS,
    duration: 3_600,
    requests: [
      {
        method: "GET",
        setupRequest: (request) => ({
          ...request,
          path: `/vendor?unknown=${n++}`,
          headers: { "x-forwarded-for": network === "any" ? anyNetwork() : network },
        }),
      },
    ],
  },
  () => undefined,
);
load.on("response", (_client, status) => (counted[status] = (counted[status] ?? 0) + 1));
process.once("message", () => {
  process.send?.(counted);
  process.exit(0);
});

function anyNetwork(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}
