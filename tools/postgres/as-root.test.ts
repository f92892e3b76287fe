import fs from "node:fs/promises";
import path from "node:path";
import { findPackage } from "./binaries/binary-package";
import { ensurePostgres } from "./ensure-postgres";
import { makeSocketFolder, isSocketFolder } from "./socket-folder";
import { stopPostgres } from "./stop-postgres";
import { ask, isRoot, startServerOf, useTestFolder } from "./test-folder";

const folder = useTestFolder();
const asRoot = isRoot ? test : test.skip;

/** A project in a temporary folder under a umask that hides everything: only root may enter. */
async function hiddenProject(name: string) {
  const options = folder.options(name);
  const native = folder.inside(name, "native");
  await fs.mkdir(folder.inside(name), { mode: 0o700 });
  await fs.cp((await findPackage()).native, native, { recursive: true, verbatimSymlinks: true });
  await fs.chmod(native, 0o700);
  return { ...options, native };
}

describe("a project in a folder that only root may enter", () => {
  asRoot("runs from a copy of the programs, with its data in the shared folder", async () => {
    const umask = process.umask(0o077);
    try {
      const options = await hiddenProject("hidden");
      const { server, lines } = await startServerOf(options);
      expect(server.dataDir).toMatch(new RegExp(`^${folder.inside("shared", "clusters")}/`));
      expect(lines).toEqual([
        expect.stringMatching(/cannot use .*: it runs from a copy in .*\/shared\/binaries\//),
        expect.stringMatching(/may not pass through .*\/hidden: the database of .* lies in /),
        expect.stringMatching(/^PostgreSQL 18\.\d+ started/),
      ]);
      await ask(server, "create table here (n int)");
      expect((await fs.stat(folder.inside("hidden"))).mode & 0o777).toBe(0o700);

      const programs = folder.inside("shared", "binaries");
      for (const name of await fs.readdir(programs, { recursive: true })) {
        const { uid, mode } = await fs.lstat(path.join(programs, name));
        if ((mode & 0o170000) !== 0o120000) expect([name, uid, mode & 0o022]).toEqual([name, 0, 0]);
      }
      expect(await ensurePostgres(options)).toEqual({ ...server, adopted: true });
      await stopPostgres(options);
      expect(await startServerOf(options)).toMatchObject({
        server: { dataDir: server.dataDir, adopted: false },
      });
    } finally {
      process.umask(umask);
    }
  });

  asRoot("keeps its data when it is moved, and a copy of it does not get at them", async () => {
    const original = folder.options("hidden");
    const { dataDir } = await ensurePostgres(original);
    await fs.mkdir(folder.inside("copy"), { mode: 0o700 });
    await fs.copyFile(`${original.dataDir}.location`, `${folder.options("copy").dataDir}.location`);
    const copy = await ensurePostgres(folder.options("copy"));
    expect(copy.dataDir).not.toBe(dataDir);

    await stopPostgres(original);
    await fs.rename(folder.inside("hidden"), folder.inside("elsewhere"));
    const moved = await ensurePostgres(folder.options("elsewhere"));
    expect(moved.dataDir).toBe(dataDir);
    expect(await ask(moved, "select count(*)::int as n from here")).toEqual([{ n: 0 }]);
  });
});

asRoot("data that came to belong to root are not touched, the line says what to do", async () => {
  const options = folder.options("roots");
  const { dataDir } = await ensurePostgres(options);
  const { uid, gid } = await fs.stat(dataDir);
  expect(uid).not.toBe(0);
  await stopPostgres(options);
  await fs.chown(dataDir, 0, 0);
  await expect(ensurePostgres(options)).rejects.toThrow(`chown -R ${uid}:${gid}`);
  await fs.chown(dataDir, uid, gid);
  expect((await ensurePostgres(options)).adopted).toBe(false);
});

asRoot("a shared folder that others may write is not used", async () => {
  await fs.mkdir(folder.inside("open"));
  await fs.chmod(folder.inside("open"), 0o777);
  await fs.mkdir(folder.inside("untrusting"), { mode: 0o700 });
  const options = { ...folder.options("untrusting"), sharedDir: folder.inside("open") };
  await expect(ensurePostgres(options)).rejects.toThrow(/not ours alone.*DATABASE_URL/);
});

describe("the socket's folder", () => {
  const owner = { uid: process.getuid?.() || 65_534, gid: process.getgid?.() || 65_534 };

  test("belongs to its owner alone, and nothing else is accepted as one", async () => {
    const made = await makeSocketFolder(owner);
    expect(Buffer.byteLength(`${made}/.s.PGSQL.5432`)).toBeLessThan(60);
    expect(await isSocketFolder(made, owner)).toBe(true);
    expect(await isSocketFolder(made, { uid: owner.uid + 1, gid: owner.gid })).toBe(false);

    const link = folder.inside("link");
    await fs.symlink(made, link);
    expect(await isSocketFolder(link, owner)).toBe(false);
    await fs.chmod(made, 0o750);
    expect(await isSocketFolder(made, owner)).toBe(false);
    await fs.rmdir(made);
  });

  test("is refused where others could replace it", async () => {
    await fs.mkdir(folder.inside("loose"));
    await fs.chmod(folder.inside("loose"), 0o777);
    await fs.mkdir(folder.inside("loose", "socket"), { mode: 0o700 });
    await fs.chown(folder.inside("loose", "socket"), owner.uid, owner.gid);
    expect(await isSocketFolder(folder.inside("loose", "socket"), owner)).toBe(false);
    await fs.chmod(folder.inside("loose"), 0o1777);
    expect(await isSocketFolder(folder.inside("loose", "socket"), owner)).toBe(true);
  });
});
