/** Runs after the suite: drops this run's databases, and ends the embedded server when no other run uses it. */
import pg from "pg";
import { stopPostgres } from "@/tools/postgres/stop-postgres";

type Prepared = { server: pg.ClientConfig; run: string; dataDir: string | null };
const { server, run, dataDir } = JSON.parse(process.env.SAYANG_TEST_DATABASE ?? "{}") as Prepared;

const admin = new pg.Client(server);
await admin.connect();
const { rows } = await admin.query<{ datname: string }>(
  "select datname from pg_database where datname like 'sayang\\_%' and datname like $1",
  [`%${run}%`],
);
for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
const others = await admin.query("select 1 from pg_database where datname like 'sayang\\_template\\_%'");
await admin.end();
if (dataDir && others.rowCount === 0) await stopPostgres({ dataDir });
