/**
 * `npm run seed`: fills an empty database with demo data (SEED_SCALE times 80 vendors) and draws the pictures that are
 * missing (unless SEED_PICTURES=false). Does nothing to a database that has a catalogue.
 */
import { readEnv } from "@/lib/env";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { connect, disconnect } from "@/server/db/client";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@/server/db/seed/demo/demo-accounts";
import { seedDatabase } from "@/server/db/seed/seed-database";

const print = (line: string) => process.stdout.write(`${line}\n`);

const env = readEnv();
const startedAt = Date.now();
const { db } = await connect();
try {
  const result = await seedDatabase(db, {
    scale: env.seedScale,
    storage: env.seedPictures ? getStorage() : null,
    onProgress: print,
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (!result.seeded) print(`The database has a catalogue already: nothing written (${seconds} s).`);
  else {
    print(`Demo data are in place (${seconds} s). Sign in with the password ${DEMO_PASSWORD}:`);
    for (const { role, email, who } of DEMO_ACCOUNTS) print(`  ${role.padEnd(9)} ${email.padEnd(24)} ${who}`);
  }
} finally {
  await disconnect();
}
