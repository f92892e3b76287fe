import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { EmbeddedPostgresError } from "./binaries";
import { ensurePostgres } from "./ensure-postgres";
import { postgresStatus, stopPostgres } from "./stop-postgres";

const run = promisify(execFile);
const asRoot = process.getuid?.() === 0 ? test : test.skip;
const homes: string[] = [];

function folder(mode = 0o711): string {
  const home = mkdtempSync(path.join(tmpdir(), "sayang-launcher-"));
  chmodSync(home, mode);
  homes.push(home);
  return path.join(home, "postgres");
}

async function query<T extends pg.QueryResultRow>(config: pg.ClientConfig, text: string): Promise<T[]> {
  const { host, port, user, password, database } = config;
  const client = new pg.Client({ host, port, user, password, database });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The same call in a process of its own. `cwd` decides which node_modules it finds. */
async function ensureElsewhere(dataDir: string): Promise<{ adopted: boolean }> {
  const script = `
    import { ensurePostgres } from "@/server/db/postgres/ensure-postgres";
    console.log(JSON.stringify(await ensurePostgres({ dataDir: ${JSON.stringify(dataDir)} })));`;
  const { stdout } = await run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  return JSON.parse(stdout) as { adopted: boolean };
}

afterAll(async () => {
  for (const home of homes) {
    const dataDir = path.join(home, "postgres");
    const { cluster } = await postgresStatus({ dataDir });
    await stopPostgres({ dataDir });
    if (!cluster.startsWith(home)) rmSync(cluster, { recursive: true, force: true });
    rmSync(home, { recursive: true, force: true });
  }
});

test("starts, is adopted, tells where it is, and stops", async () => {
  const dataDir = folder();
  const first = await ensurePostgres({ dataDir });
  expect(first).toMatchObject({ adopted: false, database: "sayang", cluster: dataDir });
  expect((await ensurePostgres({ dataDir })).adopted).toBe(true);
  const [row] = await query<{ port: string; checksum: string }>(
    first,
    "select current_setting('listen_addresses') as port",
  );
  expect(row?.port).toBe("");
  expect(await postgresStatus({ dataDir })).toMatchObject({ running: true, cluster: dataDir });
  expect(await stopPostgres({ dataDir })).toBe(true);
  expect(await postgresStatus({ dataDir })).toMatchObject({ running: false, pid: null });
  expect(await stopPostgres({ dataDir })).toBe(false);
});

test("of processes that start together one starts it, and all use it", async () => {
  const dataDir = folder();
  const all = await Promise.all([1, 2, 3, 4].map(() => ensureElsewhere(dataDir)));
  expect(all.filter((each) => !each.adopted)).toHaveLength(1);
});

test("what was committed is there after a kill", async () => {
  const dataDir = folder();
  const server = await ensurePostgres({ dataDir });
  await query(server, "create table kept (n int); insert into kept select generate_series(1, 1000)");
  const { pid } = await postgresStatus({ dataDir });
  process.kill(pid ?? 0, "SIGKILL");
  const again = await ensurePostgres({ dataDir });
  expect(again.adopted).toBe(false);
  expect(await query(again, "select count(*)::int as n from kept")).toEqual([{ n: 1000 }]);
});

test("a half made cluster of an earlier start is cleared away", async () => {
  const dataDir = folder();
  mkdirSync(`${dataDir}.init-99999`, { recursive: true });
  await ensurePostgres({ dataDir });
  expect(readdirSync(path.dirname(dataDir)).filter((name) => name.includes(".init-"))).toEqual([]);
});

test("a server of another folder at our address is refused", async () => {
  const dataDir = folder();
  await ensurePostgres({ dataDir });
  const moved = `${dataDir}-moved`;
  const { pid } = await postgresStatus({ dataDir });
  // The socket's address comes from the folder's: a link makes two folders share it while their data differ.
  cpSync(dataDir, moved, { recursive: true, filter: (from) => !from.endsWith("postmaster.pid") });
  const { ping } = await import("./ping");
  const { host, port, user, password } = await ensurePostgres({ dataDir });
  await expect(ping({ host, port, user, password }, moved)).rejects.toBeInstanceOf(EmbeddedPostgresError);
  expect((await postgresStatus({ dataDir })).pid).toBe(pid);
});

asRoot("a folder that PostgreSQL's user cannot reach: the data lies elsewhere, with a note", async () => {
  const dataDir = folder(0o700);
  const lines: string[] = [];
  const server = await ensurePostgres({ dataDir, log: (line) => lines.push(line) });
  expect(server.cluster.startsWith(path.dirname(dataDir))).toBe(false);
  expect(readFileSync(`${dataDir}.location`, "utf8").trim()).toBe(server.cluster);
  expect(existsSync(path.join(server.cluster, "PG_VERSION"))).toBe(true);
  expect(lines.join()).toContain(server.cluster);
  expect((await ensurePostgres({ dataDir })).cluster).toBe(server.cluster);
});

test("never opens during a build", async () => {
  process.env.NEXT_PHASE = "phase-production-build";
  try {
    await expect(ensurePostgres({ dataDir: folder() })).rejects.toThrow(/build/);
  } finally {
    delete process.env.NEXT_PHASE;
  }
});
