/** `npm run storage -- …`: moves pictures and private files from DATA_DIR to a bucket. */
import "@/server/core/load-env";
import { EnvError } from "@/lib/env";
import { compareWithBucket, copyToBucket } from "@/server/adapters/storage/copy-to-bucket";

const USAGE = `npm run storage -- COMMAND

  copy      copies the files of DATA_DIR that the bucket doesn't have; can be run again, and deletes nothing
  compare   compares every file with its object, and exits with 1 if one is missing or differs

S3_BUCKET and the other S3 settings in .env.example say which bucket. Copy while Sayang is running, restart it with the
settings, then copy once more for what came in between.`;

const LISTED = 20;

try {
  await run(process.argv[2]);
} catch (error) {
  const known =
    error instanceof EnvError || (error instanceof Error && error.message.startsWith("S3_BUCKET"));
  console.error(known ? error.message : error);
  process.exitCode = 1;
}

async function run(command: string | undefined): Promise<void> {
  if (command === "copy") {
    const { copied, bytes } = await copyToBucket((name) => console.log(name));
    return console.log(`${copied} files copied (${megabytes(bytes)})`);
  }
  if (command !== "compare") {
    console.log(USAGE);
    process.exitCode = command === undefined ? 0 : 1;
    return;
  }
  const { files, bytes, missing, differing } = await compareWithBucket();
  for (const name of missing.slice(0, LISTED)) console.error(`missing: ${name}`);
  for (const name of differing.slice(0, LISTED)) console.error(`differs: ${name}`);
  const wrong = missing.length + differing.length;
  console.log(
    wrong === 0
      ? `All ${files} files (${megabytes(bytes)}) are in the bucket.`
      : `${missing.length} files are missing and ${differing.length} differ, of ${files}.`,
  );
  if (wrong > 0) process.exitCode = 1;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
