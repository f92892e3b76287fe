import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fetchOutside, isPrivateAddress } from "./outside-fetch";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a9fe:a9fe",
  "no address",
])("%s is not public", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["8.8.8.8", "142.250.4.100", "2404:6800:4003:c00::64"])("%s is public", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

let server: Server;
let listener: RequestListener = (_request, response) => void response.end("BEGIN:VCALENDAR");
const host = () => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const limits = (given = {}) => ({ maxBytes: 1000, timeoutMs: 500, allowedHosts: [host()], ...given });

beforeAll((done) => {
  server = createServer((request, response) => void listener(request, response)).listen(0, "127.0.0.1", done);
});
afterAll((done) => {
  server.closeAllConnections();
  server.close(done);
});

test("reads from a host that the operator allows, and from no other private one", async () => {
  expect(String(await fetchOutside(`http://${host()}/a.ics`, limits()))).toBe("BEGIN:VCALENDAR");
  const none = limits({ allowedHosts: [] });
  await expect(fetchOutside(`http://${host()}/a.ics`, none)).rejects.toThrow("must start with https://");
  await expect(fetchOutside("https://127.0.0.1/a.ics", none)).rejects.toThrow("public server");
  await expect(fetchOutside("https://[::1]/a.ics", none)).rejects.toThrow("public server");
  await expect(fetchOutside("https://2130706433/a.ics", none)).rejects.toThrow("public server");
  await expect(fetchOutside("https://localhost/a.ics", none)).rejects.toThrow("public server");
  await expect(fetchOutside(`https://${host()}/a.ics`, none)).rejects.toThrow("must not name a port");
  await expect(fetchOutside("https://me:secret@example.com/a.ics", none)).rejects.toThrow("password");
});

test("does not follow a redirect to a private host, and gives up on a loop", async () => {
  listener = (_request, response) =>
    void response.writeHead(302, { location: "https://169.254.169.254/" }).end();
  await expect(fetchOutside(`http://${host()}/a.ics`, limits())).rejects.toThrow("public server");
  listener = (_request, response) => void response.writeHead(302, { location: "/again" }).end();
  await expect(fetchOutside(`http://${host()}/a.ics`, limits())).rejects.toThrow("redirects too often");
});

test("enforces the limits on size and time, and reports the status", async () => {
  listener = (_request, response) => void response.end("x".repeat(1001));
  await expect(fetchOutside(`http://${host()}/a.ics`, limits())).rejects.toThrow("too large");
  listener = () => undefined;
  await expect(fetchOutside(`http://${host()}/a.ics`, limits())).rejects.toThrow("too long");
  listener = (_request, response) => void response.writeHead(404).end();
  await expect(fetchOutside(`http://${host()}/a.ics`, limits())).rejects.toThrow("status 404");
});
