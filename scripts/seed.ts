/**
 * `npm run seed`: fills an empty database with demo data (SEED_SCALE times 80 vendors) and draws missing pictures
 * (unless SEED_PICTURES=false). Leaves a database with a catalogue untouched.
 */
import "@/server/core/load-env";
import { EnvError, readEnv } from "@/lib/env";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { connect, disconnect } from "@/server/db/client";
import { EmbeddedPostgresError } from "@/tools/postgres/base/errors";
import { closeLedger } from "@/server/modules/sale/daily-closing/public";
import { seedDatabase } from "@/demo/seed/seed-database";

const print = (line: string) => process.stdout.write(`${line}\n`);

async function seed(): Promise<void> {
  const env = readEnv();
  const startedAt = Date.now();
  const { db } = await connect();
  const { seeded } = await seedDatabase(db, {
    scale: env.seedScale,
    storage: env.seedPictures ? getStorage() : null,
    onProgress: print,
  });
  if (!seeded) return;
  await closeLedger();
  print(`Demo data are in place after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

try {
  await seed();
} catch (error) {
  // A wrong setting, or a server that cannot run here, is explained in one line.
  if (!(error instanceof EnvError || error instanceof EmbeddedPostgresError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
