/**
 * `npm run reference`: adds the categories and product types that every market starts with, as the server does at
 * startup, and draws the pictures of the product types (unless SEED_PICTURES=false). Can be run repeatedly: it never
 * reverts later changes.
 */
import "@/server/core/load-env";
import { EnvError, readEnv } from "@/lib/env";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { connect, disconnect } from "@/server/db/client";
import { applyReference, nameReferencePictures } from "@/server/modules/catalogue/category/public";
import { EmbeddedPostgresError } from "@/tools/postgres/base/errors";
import { ensureTiles } from "@/demo/seed/pictures/ensure-pictures";
import { tileOfType } from "@/demo/seed/pictures/picture-names";

const print = (line: string) => process.stdout.write(`${line}\n`);

async function reference(): Promise<void> {
  const { seedPictures } = readEnv();
  const { db } = await connect();
  const { categories, productTypes } = await applyReference(db);
  print(`${categories} categories and ${productTypes} product types added`);
  if (!seedPictures) return;
  // Recorded only once drawn, because a page must not request a picture that does not exist yet.
  await ensureTiles(getStorage(), print);
  const named = await db.transaction((tx) =>
    nameReferencePictures(tx, (type) => tileOfType(type.master, type)),
  );
  print(`${named} product types were given their picture`);
}

try {
  await reference();
} catch (error) {
  // A wrong setting, or a server that cannot run here, is explained in one line.
  if (!(error instanceof EnvError || error instanceof EmbeddedPostgresError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await disconnect();
}
