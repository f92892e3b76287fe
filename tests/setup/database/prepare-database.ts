/**
 * Runs before the suite as a separate process: ensures a server (DATABASE_URL, or an embedded one kept in memory or in
 * the temporary folder), migrates a template database, and prints as JSON how to reach both.
 */
import { createHash } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { migrateDatabase } from "@/server/db/migrate";
import { ensurePostgres } from "@/tools/postgres/ensure-postgres";
import { scratchFolder } from "./scratch";
import { withDatabase } from "./with-database";

const run = process.env.SAYANG_TEST_RUN ?? "run";
const url = process.env.DATABASE_URL;
const key = createHash("sha1").update(process.cwd()).digest("hex").slice(0, 8);
const dataDir = path.join(scratchFolder(), `sayang-test-${key}`, "postgres");

const server: pg.ClientConfig = url
  ? { connectionString: url }
  : await ensurePostgres({ dataDir, durable: false }).then(({ host, port, user, password }) => ({
      host,
      port,
      user,
      password,
      database: "postgres",
    }));

const template = `sayang_template_${run}`;
const admin = new pg.Client(server);
await admin.connect();
await admin.query(`create database ${template}`);
await admin.end();

const pool = new pg.Pool({ ...withDatabase(server, template), max: 1 });
await migrateDatabase(pool);
await pool.end();

process.stdout.write(JSON.stringify({ server, template, run, dataDir: url ? null : dataDir }));
