import type { S3Client } from "@aws-sdk/client-s3";
import { type S3Settings, readEnv } from "@/lib/env";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";

/** From this size on, an object is uploaded in parts, each retried on its own. */
const PART_BYTES = 8 * 1024 * 1024;
const BUSY_SECONDS = 2;

/** An object of the bucket, as a listing shows it. */
export type ListedObject = { name: string; bytes: number };

/** Objects of one bucket whose keys begin with a folder. Names are relative to it. */
export interface S3Folder {
  exists(name: string): Promise<boolean>;
  /** Replaces an existing object. The SDK sends a checksum, which the store verifies. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Returns null when there is no such object. */
  get(name: string): Promise<Buffer | null>;
  /** Deletes the object if it exists. */
  remove(name: string): Promise<void>;
  /** Returns all objects, in the order of their names. */
  list(): AsyncGenerator<ListedObject>;
  /** Returns the object's address in the form that tools such as `aws s3` take. */
  address(name: string): string;
}

const clients = new WeakMap<S3Settings, Promise<S3Client>>();

/** Returns the client for these settings. The SDK is loaded only where a bucket is configured. */
function clientOf(settings: S3Settings): Promise<S3Client> {
  const known = clients.get(settings);
  if (known) return known;
  const { endpoint, region, credentials } = settings;
  const opened = import("@aws-sdk/client-s3").then(
    (sdk) =>
      new sdk.S3Client({
        region,
        maxAttempts: 4,
        // Stores other than Amazon's rarely have a host name for each bucket.
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        ...(credentials ? { credentials } : {}),
      }),
  );
  clients.set(settings, opened);
  return opened;
}

/**
 * Returns a folder of the configured bucket, null without one. Its functions throw `unavailable` when the store can't
 * be reached or refuses.
 */
export function s3Folder(folder: "media" | "private"): S3Folder | null {
  const settings = readEnv().s3;
  if (!settings) return null;
  const Bucket = settings.bucket;
  const keyOf = (name: string) => `${folder}/${name}`;
  const open = async () => ({ sdk: await import("@aws-sdk/client-s3"), client: await clientOf(settings) });

  return {
    address: (name) => `s3://${Bucket}/${keyOf(name)}`,

    exists: (name) =>
      asked(async () => {
        const { sdk, client } = await open();
        try {
          await client.send(new sdk.HeadObjectCommand({ Bucket, Key: keyOf(name) }));
          return true;
        } catch (error) {
          if (isMissing(error)) return false;
          throw error;
        }
      }),

    put: (name, bytes, contentType) =>
      asked(async () => {
        const { sdk, client } = await open();
        const object = { Bucket, Key: keyOf(name), Body: bytes, ContentType: contentType };
        if (bytes.byteLength < PART_BYTES) {
          await client.send(new sdk.PutObjectCommand(object));
          return;
        }
        const { Upload } = await import("@aws-sdk/lib-storage");
        await new Upload({ client, params: object, partSize: PART_BYTES }).done();
      }),

    get: (name) =>
      asked(async () => {
        const { sdk, client } = await open();
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(name) }));
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),

    remove: (name) =>
      asked(async () => {
        const { sdk, client } = await open();
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
      }),

    async *list() {
      const { sdk, client } = await open();
      const Prefix = keyOf("");
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = "", Size = 0 } of page.Contents ?? []) {
          yield { name: Key.slice(Prefix.length), bytes: Size };
        }
      }
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name);

/** The store's messages may name keys and buckets: they are for the log. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, "the object store cannot answer");
    throw new AppError("unavailable", "Sayang is busy right now. Please try again in a moment.", {
      retryAfterSeconds: BUSY_SECONDS,
    });
  }
}
