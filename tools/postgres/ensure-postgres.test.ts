import { execFile, spawn } from "node:child_process";
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { ensurePostgres } from "./ensure-postgres";
import { postgresStatus } from "./postgres-status";
import { postmasterPid } from "./postmaster";
import { stopPostgres } from "./stop-postgres";
import { ask, isRoot, startServerOf, useTestFolder } from "./test-folder";

const folder = useTestFolder();
const run = promisify(execFile);

describe("a fresh folder", () => {
  test("gets a server, which the next caller adopts and `stop` ends", async () => {
    const options = folder.options("fresh");
    expect(await postgresStatus(options)).toMatchObject({ state: "none" });

    const first = await ensurePostgres(options);
    expect(first).toMatchObject({
      adopted: false,
      user: "sayang",
      database: "sayang",
      dataDir: options.dataDir,
    });
    const pid = await postmasterPid(first.dataDir);
    const second = await ensurePostgres(options);
    expect(second).toEqual({ ...first, adopted: true });
    expect(await postmasterPid(first.dataDir)).toBe(pid);
    expect(await postgresStatus(options)).toMatchObject({ state: "running", pid });

    expect(await stopPostgres(options)).toBe(true);
    expect(await stopPostgres(options)).toBe(false);
    expect(await postgresStatus(options)).toMatchObject({ state: "stopped" });
    expect((await ensurePostgres(options)).host).toBe(first.host);
  });

  test("is durable, and gives the product's account no rights over the server", async () => {
    const server = await ensurePostgres(folder.options("fresh"));
    const [row] = await ask(
      server,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
        current_setting('listen_addresses') as listens, current_setting('jit') as jit, rolsuper as super
        from pg_roles where rolname = current_user`,
    );
    expect(row).toEqual({ fsync: "on", pages: "on", listens: "", jit: "off", super: false });
    expect((await fs.stat(server.host)).mode & 0o777).toBe(0o700);
    await expect(ask(server, "copy (select 1) to program 'true'")).rejects.toMatchObject({ code: "42501" });
  });

  test("doesn't wait for the disk for disposable data, until it starts again", async () => {
    const options = folder.options("hasty");
    const settings = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits`;
    expect(await ask(await ensurePostgres({ ...options, durable: false }), settings)).toEqual([
      { fsync: "off", commits: "off" },
    ]);
    await stopPostgres(options);
    expect(await ask(await ensurePostgres(options), settings)).toEqual([{ fsync: "on", commits: "on" }]);
  });

  test("is recognised by any path to it", async () => {
    const server = await ensurePostgres(folder.options("fresh"));
    await fs.symlink(folder.inside("fresh"), folder.inside("alias"));
    const byAlias = await ensurePostgres({ dataDir: folder.inside("alias", "postgres") });
    expect(byAlias).toEqual({ ...server, adopted: true });
  });
});

test("starts one server for four processes that start together", async () => {
  const options = folder.options("race");
  const script = `import("@/tools/postgres/ensure-postgres").then(({ ensurePostgres }) =>
    ensurePostgres(${JSON.stringify(options)})).then((server) => process.stdout.write(JSON.stringify(server)))`;
  const runs = Array.from({ length: 4 }, () => run(process.execPath, ["--import", "tsx", "-e", script]));
  const servers = (await Promise.all(runs)).map(
    ({ stdout }) => JSON.parse(stdout) as { adopted: boolean; host: string },
  );
  expect(servers.filter(({ adopted }) => !adopted)).toHaveLength(1);
  expect(new Set(servers.map(({ host }) => host)).size).toBe(1);
});

test("keeps committed data and its address through a kill", async () => {
  const options = folder.options("killed");
  const before = await ensurePostgres(options);
  await ask(before, "create table kept (n int); insert into kept select generate_series(1, 1000)");
  const pid = await postmasterPid(before.dataDir);
  if (pid === undefined) throw new Error("no server");
  process.kill(pid, "SIGKILL");
  const after = await ensurePostgres(options);
  expect(after).toEqual({ ...before, adopted: false });
  expect(await ask(after, "select count(*)::int as n from kept")).toEqual([{ n: 1000 }]);
});

test("completes a server whose starter died before creating the database", async () => {
  const options = folder.options("killed");
  const server = await ensurePostgres(options);
  await ask({ ...server, database: "postgres" }, "create database spare");
  await ask({ ...server, user: "postgres", database: "spare" }, "alter database sayang rename to aside");
  expect(await ensurePostgres(options)).toEqual({ ...server, adopted: true });
  expect(await ask(server, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);
  await ask({ ...server, database: "postgres" }, "drop database sayang with (force)");
  await ask({ ...server, user: "postgres", database: "spare" }, "alter database aside rename to sayang");
});

test("ignores a lock file whose process id now belongs to another process", async () => {
  const options = folder.options("killed");
  const server = await ensurePostgres(options);
  const file = path.join(server.dataDir, "postmaster.pid");
  const text = await fs.readFile(file, "utf8");
  await stopPostgres(options);
  const { uid, gid } = await fs.stat(server.dataDir);
  // A process of the same account, because PostgreSQL itself knows that another account's process is not its server.
  const stranger = spawn("sleep", ["60"], isRoot ? { uid, gid, cwd: "/" } : { cwd: "/" });
  try {
    await fs.writeFile(file, text.replace(/^\d+/, String(stranger.pid)));
    await fs.chown(file, uid, gid);
    expect(await stopPostgres(options)).toBe(false);
    expect((await ensurePostgres(options)).adopted).toBe(false);
    expect(stranger.exitCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

test("leaves another folder's server at our address alone", async () => {
  const theirs = await ensurePostgres(folder.options("killed"));
  const ours = folder.options("fresh");
  const { host } = await ensurePostgres(ours);
  await stopPostgres(ours);
  await fs.rmdir(host);
  await fs.copyFile(folder.inside("killed", "postgres.address.json"), `${ours.dataDir}.address.json`);

  expect(await postgresStatus(ours)).toMatchObject({ state: "stopped" });
  const { server, lines } = await startServerOf(ours);
  expect(server.host).not.toBe(theirs.host);
  expect(lines[0]).toMatch(/Another server answers/);
  expect(await ask(server, "select to_regclass('kept') is null as own")).toEqual([{ own: true }]);
  expect(await ask(theirs, "select to_regclass('kept') is null as own")).toEqual([{ own: false }]);
});

test("restarts a server whose folder was moved at the new place", async () => {
  const before = await ensurePostgres(folder.options("race"));
  await ask(before, "create table moved (n int)");
  await fs.rename(folder.inside("race"), folder.inside("moved"));
  const { server, lines } = await startServerOf(folder.options("moved"));
  expect(lines[0]).toMatch(/cannot be reached where it listens: restarting/);
  expect(server.dataDir).toBe(folder.inside("moved", "postgres"));
  expect(await ask(server, "select count(*)::int as n from moved")).toEqual([{ n: 0 }]);
});

test("finds a server whose address was lost, and restarts one whose socket is gone", async () => {
  const options = folder.options("moved");
  const before = await ensurePostgres(options);
  await fs.rm(`${options.dataDir}.address.json`);
  expect(await ensurePostgres(options)).toEqual({ ...before, adopted: true });

  await fs.rm(before.host, { recursive: true });
  const { server, lines } = await startServerOf(options);
  expect(lines[0]).toMatch(/restarting/);
  expect(await ask(server, "select count(*)::int as n from moved")).toEqual([{ n: 0 }]);
});

test("leaves nothing of an interrupted initdb, and keeps files that are no cluster", async () => {
  const options = folder.options("half");
  await fs.mkdir(`${options.dataDir}.init-1/base`, { recursive: true });
  await fs.mkdir(options.dataDir);
  await fs.writeFile(path.join(options.dataDir, "letter.txt"), "dear");
  await expect(ensurePostgres(options)).rejects.toThrow(/Set DATABASE_URL/);
  expect(await fs.readdir(folder.inside("half"))).not.toContain("postgres.init-1");
  expect(await fs.readFile(path.join(options.dataDir, "letter.txt"), "utf8")).toBe("dear");

  await fs.rm(path.join(options.dataDir, "letter.txt"));
  expect((await ensurePostgres(options)).adopted).toBe(false);
});

test("does not replace missing data with an empty database", async () => {
  const options = folder.options("gone");
  await fs.mkdir(folder.inside("gone"));
  await fs.writeFile(`${options.dataDir}.location`, folder.inside("nowhere"));
  await expect(ensurePostgres(options)).rejects.toThrow(/is gone/);
  await fs.rm(`${options.dataDir}.location`);
});

test("requires the password over TCP", async () => {
  const options = { ...folder.options("tcp"), transport: "tcp" as const };
  const server = await ensurePostgres(options);
  expect(server.host).toBe("127.0.0.1");
  expect((await fs.stat(`${options.dataDir}.address.json`)).mode & 0o777).toBe(0o600);
  expect(await ask(server, "select current_user as who")).toEqual([{ who: "sayang" }]);
  await expect(ask({ ...server, password: "guess" }, "select 1")).rejects.toMatchObject({ code: "28P01" });
  expect(await ensurePostgres(options)).toEqual({ ...server, adopted: true });
});

test("refuses to open the database during the build", async () => {
  process.env.NEXT_PHASE = "phase-production-build";
  try {
    await expect(ensurePostgres(folder.options("build"))).rejects.toThrow(/next build/);
  } finally {
    delete process.env.NEXT_PHASE;
  }
});
