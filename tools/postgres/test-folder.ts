import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { EmbeddedOptions } from "./ensure-postgres";
import { ensurePostgres } from "./ensure-postgres";
import { removePostgres } from "./remove-postgres";

/** Returns a folder for the clusters of a test file. The folder and its servers are removed after the last test. */
export function useTestFolder() {
  let root = "";
  const made = new Set<string>();

  beforeAll(async () => {
    root = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), "sayang-pg-test-")));
    // Open to others, as project folders usually are. A test that needs another mode sets it.
    await fs.chmod(root, 0o755);
  });
  afterAll(async () => {
    for (const dataDir of made) await removePostgres({ dataDir });
    await fs.rm(root, { recursive: true, force: true });
  });

  const inside = (...names: string[]) => path.join(root, ...names);
  return {
    inside,
    /** Returns the options for a project of that name, whose data is in `<name>/postgres`. */
    options: (name: string): EmbeddedOptions => {
      const dataDir = inside(name, "postgres");
      made.add(dataDir);
      return { dataDir, sharedDir: inside("shared") };
    },
  };
}

export const isRoot = process.getuid?.() === 0;

/** Runs one statement on a connection of its own. */
export async function ask<T extends pg.QueryResultRow>(config: pg.ClientConfig, sql: string): Promise<T[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the server of a project and returns it with its log lines. */
export async function startServerOf(options: EmbeddedOptions) {
  const lines: string[] = [];
  const server = await ensurePostgres({ ...options, log: (line) => lines.push(line) });
  return { server, lines };
}
