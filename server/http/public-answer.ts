import type { Context } from "hono";
import { cached } from "@/server/core/cache";
import { chooseEncoding, EncodedBody } from "@/server/http/request/encoded-body";

const JSON_TYPE = "application/json";
const BROTLI_QUALITY = 5;

/**
 * Returns a response that is the same for every caller: built once in some seconds, serialised and compressed once, and
 * revalidated by its ETag. `query` holds the validated parameters; unknown ones do not vary the cache, or a stranger
 * could fill the memory with copies.
 */
export async function publicAnswer(
  c: Context,
  seconds: number,
  query: unknown,
  make: () => Promise<unknown>,
): Promise<Response> {
  const body = await cached(
    `answer ${c.req.path} ${JSON.stringify(query)}`,
    seconds,
    async () => new EncodedBody(Buffer.from(JSON.stringify(await make())), BROTLI_QUALITY),
    (answer) => Math.ceil(answer.plain.length * 1.4),
  );
  const headers = {
    "cache-control": `public, max-age=${seconds}`,
    vary: "Accept-Encoding",
    etag: body.etag,
  };
  if (c.req.header("if-none-match") === body.etag) return new Response(null, { status: 304, headers });
  const encoding = chooseEncoding(c.req.header("accept-encoding") ?? "", JSON_TYPE, body.plain.length);
  // Buffers are of ordinary memory, so that a response takes them without a copy.
  return new Response((await body.in(encoding)) as Buffer<ArrayBuffer>, {
    headers: {
      ...headers,
      "content-type": JSON_TYPE,
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
  });
}
