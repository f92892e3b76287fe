/**
 * `npm run bench:live -- [processes]`: measures 1,000 open streams and 200 messages a second on one API process (or two
 * on one database), compared with as many polling clients. Prints CPU and memory of the processes and the delivery
 * time. Exits with 1 when a message is lost or delivered twice, or the 95th percentile is above a second.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const STREAMS = Number(process.env.BENCH_STREAMS ?? 1_000);
const RATE = Number(process.env.BENCH_RATE ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const POLL_MS = 10_000;
const GOAL_MS = 1_000;
const processes = Number(process.argv[2] ?? 1);
/** The unit of the times in /proc/{pid}/stat. */
const TICKS_A_SECOND = 100;

const home = mkdtempSync(path.join(tmpdir(), "sayang-bench-live-"));
// PostgreSQL's user must be able to enter.
chmodSync(home, 0o711);
// The log and the settings are read on import.
Object.assign(process.env, { DATA_DIR: home, DATABASE_URL: "", THROTTLE_SCALE: "1000", LOG_LEVEL: "silent" });

const { createParser } = await import("eventsource-parser");
const { v4 } = await import("uuid");
const { connect, databaseConfig, disconnect } = await import("@/server/db/client");
const { room } = await import("@/server/db/schema/messaging/room");
const { signAccessToken } = await import("@/server/modules/identity/session/tokens");
const { makeCustomer, makeVendor } = await import("@/tests/setup/factories");
const { startApiProcess } = await import("@/tests/setup/processes/start-process");
const { removePostgres } = await import("@/tools/postgres/remove-postgres");

type Person = { token: string; roomId: string; waiting: Map<string, () => void> };

let held = true;
try {
  const { db } = await connect();
  const config = await databaseConfig();
  const talks: [Person, Person][] = [];
  const makeTalk = async (): Promise<[Person, Person]> => {
    const [couple, vendor] = [await makeCustomer(db), await makeVendor(db)];
    const [made] = await db.insert(room).values({ customerId: couple.id, vendorId: vendor.id }).returning();
    const person = async (actor: Parameters<typeof signAccessToken>[0]): Promise<Person> => ({
      token: (await signAccessToken(actor)).token,
      roomId: made?.id ?? "",
      waiting: new Map(),
    });
    return [await person(couple.actor), await person(vendor.actor)];
  };
  for (let at = 0; at < STREAMS / 2; at += 10) {
    talks.push(...(await Promise.all(Array.from({ length: 10 }, makeTalk))));
  }

  const apis: Awaited<ReturnType<typeof startApiProcess>>[] = [];
  for (let at = 0; at < processes; at++) apis.push(await startApiProcess(config));
  const apiOf = (at: number) => apis[at % apis.length] ?? fail("no process");
  const people = talks.flat();

  const send = async (name: string, at: number) => {
    const person = people[at % people.length] ?? fail("nobody");
    const other = people[(at % people.length) ^ 1] ?? fail("nobody");
    const body = `${name} ${at}`;
    const began = performance.now();
    const heard = new Promise<number>((resolve) => {
      other.waiting.set(body, () => {
        other.waiting.delete(body);
        resolve(performance.now() - began);
      });
    });
    const clientId = v4();
    const post = () =>
      apiOf(at).request("/api/v1/room/message", {
        method: "POST",
        headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
        body: JSON.stringify({ roomId: person.roomId, body, clientId }),
      });
    // The server may close an idle connection at that moment; the id makes sending again safe.
    const answer = await Promise.resolve(post()).catch(post);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a message was refused: ${answer.status}`);
    return Promise.race([heard, sleep(3 * POLL_MS, Number.POSITIVE_INFINITY, { ref: false })]);
  };

  /** Sends at the rate, and prints the figures. */
  const measure = async (name: string): Promise<number> => {
    const before = apis.map(({ pid }) => cpuSeconds(pid));
    const began = performance.now();
    const waits: Promise<number>[] = [];
    for (let at = 0; at < RATE * SECONDS; at++) {
      const due = began + (at * 1_000) / RATE;
      if (due > performance.now()) await sleep(due - performance.now());
      waits.push(send(name, at));
    }
    const took = (performance.now() - began) / 1_000;
    const times = (await Promise.all(waits)).toSorted((a, b) => a - b);
    const cpu = apis.map(({ pid }, at) => (100 * (cpuSeconds(pid) - (before[at] ?? 0))) / took);
    const lost = times.filter((ms) => ms === Number.POSITIVE_INFINITY).length;
    console.log(
      [
        name.padEnd(10),
        `${(waits.length / took).toFixed(0)} messages/s`,
        `p50 ${share(times, 0.5)} ms`,
        `p95 ${share(times, 0.95)} ms`,
        `p99 ${share(times, 0.99)} ms`,
        `CPU ${cpu.map((percent) => `${percent.toFixed(0)}%`).join(" + ")}`,
        `memory ${apis.map(({ pid }) => `${memoryMiB(pid).toFixed(0)} MiB`).join(" + ")}`,
        `lost ${lost}`,
      ].join(", "),
    );
    held &&= lost === 0;
    return share(times, 0.95);
  };

  console.log(
    `${people.length} clients, ${RATE} messages a second for ${SECONDS} s, ${processes} process(es)`,
  );

  const over = new AbortController();
  let heardTwice = 0;
  const follow = async (person: Person, at: number) => {
    const answer = await apiOf(at).request("/api/v1/live/stream", {
      headers: { authorization: `Bearer ${person.token}`, accept: "text/event-stream" },
      signal: over.signal,
    });
    if (answer.status !== 200 || !answer.body) throw new Error(`no stream: ${answer.status}`);
    const seen = new Set<string>();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = createParser({
      onEvent: ({ event, data, id = "" }) => {
        if (event !== "message") return;
        if (seen.has(id)) heardTwice++;
        seen.add(id);
        const { chat } = JSON.parse(data) as { chat: { body: string; mine: boolean } };
        if (!chat.mine) person.waiting.get(chat.body)?.();
      },
    });
    void (async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        parser.feed(value);
      }
    })().catch(() => undefined);
  };
  // A few at a time, as browsers arrive.
  for (let at = 0; at < people.length; at += 25) {
    await Promise.all(people.slice(at, at + 25).map((person, more) => follow(person, at + more)));
  }
  const slowest = await measure("streams");
  over.abort();
  await sleep(1_000);

  // Polls the thread and the badge, each every ten seconds, as screens did before the stream.
  let polling = true;
  const poll = async (person: Person, at: number) => {
    const headers = { authorization: `Bearer ${person.token}`, "content-type": "application/json" };
    await sleep(Math.random() * POLL_MS);
    while (polling) {
      const asked = performance.now();
      const unread = await apiOf(at).request("/api/v1/room/unread", { headers });
      await unread.arrayBuffer();
      const answer = await apiOf(at).request("/api/v1/room/chatsList", {
        method: "POST",
        headers,
        body: JSON.stringify({ roomId: person.roomId, limit: 20 }),
      });
      const { data } = (await answer.json()) as { data: { chats: { body: string; mine: boolean }[] } };
      for (const { body, mine } of data.chats) if (!mine) person.waiting.get(body)?.();
      await sleep(Math.max(0, POLL_MS - (performance.now() - asked)), undefined, { ref: false });
    }
  };
  const polls = people.map((person, at) => poll(person, at).catch(() => undefined));
  await measure("polling");
  polling = false;
  await Promise.race([Promise.all(polls), sleep(POLL_MS)]);

  held &&= slowest < GOAL_MS && heardTwice === 0;
  console.log(`heard twice: ${heardTwice}; ${held ? "held" : "NOT HELD"}`);
  for (const api of apis) await api.crash();
} finally {
  await disconnect();
  await removePostgres({ dataDir: path.join(home, "postgres") });
  rmSync(home, { recursive: true, force: true });
}
process.exit(held ? 0 : 1);

function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

function memoryMiB(pid: number): number {
  const [, kib = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1_024;
}

function share(sorted: readonly number[], part: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

function fail(why: string): never {
  throw new Error(why);
}
