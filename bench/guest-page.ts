/**
 * `npm run bench:guest-page` after `npm run build`: 200 phones open their invitations at the same moment, as after a
 * couple's message to all guests, each with what its page loads by itself (style sheets, scripts, fonts); then each
 * sends its reply as a form, and all open the answer. Each phone has a network of its own, and asks again when the
 * server says that it is busy, as the page that says so does. Prints how long the phones waited for what they asked
 * for, and exits with 1 when one in twenty waits for two seconds or more, or when a request fails. `BENCH_PHONES` is
 * another number of phones.
 */
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { DEMO_PASSWORD } from "@/demo/seed/demo/demo-accounts";
import { openApi } from "./lib/chromium";
import { Product } from "./lib/product";

const PHONES = Number(process.env.BENCH_PHONES ?? 200);
const HOUSEHOLDS = 50;
const GOAL_MS = 2_000;

type Made = { guests: { id: string; householdId: string }[] };
type Events = { docs: { id: string; name: string }[] };
type Invitations = { docs: { householdId: string; link: string | null }[]; hasNextPage: boolean };
type Family = { path: string; guestIds: string[]; eventId: string };
type Reply = { status: number; text: string; location: string | undefined; retryAfter: number };

let phones = 0;
let busy = 0;
process.env.TRUST_PROXY = "1";
const product = await Product.prepare("guest-page");
/** How often each kind of request failed, such as `POST /api/v1/public/rsvp: 409`. */
const failed = new Map<string, number>();
try {
  await product.seed(1);
  await product.start();
  const families = await invite();
  // The first visits compile and fill the caches.
  for (const family of families.slice(0, 3)) await visit(family, newPhone());
  console.log(`${PHONES} phones at once | p50 ms | p95 ms | longest ms | told to wait`);
  await measure("open the invitation", families, visit);
  await measure("send a reply and see the outcome", families, reply);
} finally {
  await product.dispose();
}
for (const [what, times] of failed) {
  console.log(`${times} failed: ${what}`);
  process.exitCode = 1;
}

async function measure(
  what: string,
  families: readonly Family[],
  act: (family: Family, phone: Phone) => Promise<void>,
): Promise<void> {
  const times = await Promise.all(
    Array.from({ length: PHONES }, async (_, one) => {
      const phone = newPhone();
      const from = performance.now();
      const family = families[one % families.length];
      if (family) await act(family, phone);
      phone.agent.destroy();
      return performance.now() - from;
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  console.log([what, part(0.5), part(0.95), part(1), busy].join(" | "));
  busy = 0;
  if (part(0.95) >= GOAL_MS) process.exitCode = 1;
}

/** A phone with its own connections, six at most, as in a browser. */
type Phone = { agent: Agent; address: string };

function newPhone(): Phone {
  phones++;
  const address = `10.${phones >> 8}.${phones & 255}.1`;
  return { agent: new Agent({ keepAlive: true, maxSockets: 6 }), address };
}

/** Opens the page and what it names: a phone that has never been here has nothing cached. */
async function visit({ path }: Family, phone: Phone): Promise<void> {
  const page = await expecting(200, phone, "GET", path);
  const parts = [
    ...page.text.matchAll(/\s(?:href|src)="(\/(?:_next\/static|_document|media)\/[^"\s]+)"/g),
  ].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
  await Promise.all([...new Set(parts)].map((address) => expecting(200, phone, "GET", address)));
}

/** Says that everyone is coming, by the form that works without script. */
async function reply({ path, guestIds, eventId }: Family, phone: Phone): Promise<void> {
  const body = new URLSearchParams({ token: path.split("/").at(-1) ?? "" });
  for (const id of guestIds) body.append(`answer.${id}.${eventId}`, "yes");
  const sent = await expecting(303, phone, "POST", "/api/v1/public/rsvp", body.toString());
  await expecting(200, phone, "GET", sent.location ?? path);
}

async function expecting(status: number, ...asked: Parameters<typeof send>): Promise<Reply> {
  const reply = await send(...asked);
  if (reply.status === status) return reply;
  if (reply.retryAfter) {
    busy++;
    await pause(reply.retryAfter * 1_000);
    return expecting(status, ...asked);
  }
  const [, method, address] = asked;
  const what = `${method} ${address.replace(/[\w-]{20,}/, "…")}: ${reply.status}`;
  failed.set(what, (failed.get(what) ?? 0) + 1);
  return reply;
}

function send({ agent, address }: Phone, method: string, path: string, body?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, product.origin);
    const headers = {
      "accept-encoding": "identity",
      "x-forwarded-for": address,
      ...(body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
    };
    const asked = request(url, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          location: answer.headers.location,
          retryAfter: Number(answer.headers["retry-after"] ?? 0),
        }),
      );
    });
    asked.once("error", reject);
    asked.end(body);
  });
}

/** Invites families of four to the banquet, each by its own link. */
async function invite(): Promise<Family[]> {
  const call = await openApi(product.origin, "couple@sayang.test", DEMO_PASSWORD);
  const { docs: events } = await call<Events>("GET", "/user/wedding/event");
  const eventId = (events.find(({ name }) => name === "Banquet") ?? events[0])?.id ?? "";
  const families: Family[] = [];
  for (let home = 0; home < HOUSEHOLDS; home++) {
    const { guests } = await call<Made>("POST", "/user/guest/household", {
      name: `Phones ${home}`,
      eventIds: [eventId],
      guests: Array.from({ length: 4 }, (_, one) => ({ firstName: `Guest ${home}-${one}` })),
    });
    const { docs } = await call<Invitations>(
      "GET",
      `/user/invitation?page=1&limit=100&search=${encodeURIComponent(`Guest ${home}-0`)}`,
    );
    const link = docs.find(({ householdId }) => householdId === guests[0]?.householdId)?.link ?? "";
    families.push({ path: new URL(link).pathname, guestIds: guests.map(({ id }) => id), eventId });
  }
  return families;
}
