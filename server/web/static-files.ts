import { getMimeType } from "hono/utils/mime";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { SLOW_CHANGING, SLOW_CHANGING_CACHE } from "@/lib/page/public-files";
import { EncodedBody } from "@/server/http/request/encoded-body";
import type { CachedPage } from "./page-cache";

type StaticFile = { file: string; caching: string };

const BROTLI = 9;
const BUILD_PREFIX = "/_next/static/";
const BUILD_CACHE = "public, max-age=31536000, immutable";
const USUAL_CACHE = "public, max-age=0";
const SLOW = new RegExp(`^/(${SLOW_CHANGING.join("|")})/`);

/** Files of the build and of `public/`, which need no render. Each is read on first use and cached. */
export class StaticFiles {
  readonly #files: ReadonlyMap<string, StaticFile>;
  readonly #kept = new Map<string, Promise<CachedPage>>();

  constructor({ build, shared }: { build: string; shared: string }) {
    const cachingOf = (address: string) => (SLOW.test(address) ? SLOW_CHANGING_CACHE : USUAL_CACHE);
    this.#files = new Map<string, StaticFile>([
      ...filesIn(shared, "/").map(
        ([address, file]) => [address, { file, caching: cachingOf(address) }] as const,
      ),
      ...filesIn(build, BUILD_PREFIX).map(
        ([address, file]) => [address, { file, caching: BUILD_CACHE }] as const,
      ),
    ]);
  }

  /** Returns the file at this path, 404 for a file that the build does not have, and null for other paths. */
  async get(pathname: string): Promise<CachedPage | null> {
    const address = decodeURIComponent(pathname);
    const found = this.#files.get(address);
    if (!found) return address.startsWith(BUILD_PREFIX) ? MISSING : null;
    let kept = this.#kept.get(address);
    if (!kept) {
      kept = read(found);
      this.#kept.set(address, kept);
      kept.catch(() => this.#kept.delete(address));
    }
    return kept;
  }
}

/**
 * Returns the part of a file given by the `Range` header; videos are fetched in parts. Several ranges, or those of
 * another version, return all of it.
 */
export function inRange(
  page: CachedPage,
  range: string | undefined,
  ifRange: string | undefined,
): CachedPage {
  const { plain, etag } = page.body;
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (page.status !== 200 || (from === "" && to === "") || (ifRange && ifRange !== etag)) return page;
  const start = from === "" ? Math.max(0, plain.length - Number(to)) : Number(from);
  const end = from === "" || to === "" ? plain.length - 1 : Math.min(Number(to), plain.length - 1);
  const part = (status: number, which: string, body: Buffer): CachedPage => ({
    ...page,
    status,
    headers: { ...page.headers, "content-range": `bytes ${which}/${plain.length}` },
    body: new EncodedBody(body, BROTLI),
  });
  if (start > end) return part(416, "*", Buffer.alloc(0));
  return part(206, `${start}-${end}`, plain.subarray(start, end + 1));
}

async function read({ file, caching }: StaticFile): Promise<CachedPage> {
  return {
    status: 200,
    headers: {
      "content-type": getMimeType(file) ?? "application/octet-stream",
      "x-content-type-options": "nosniff",
      "cache-control": caching,
      vary: "Accept-Encoding",
    },
    body: new EncodedBody(await readFile(file), BROTLI),
    madeAt: Date.now(),
  };
}

const MISSING: CachedPage = {
  status: 404,
  headers: {
    "content-type": "text/plain",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  },
  body: new EncodedBody(Buffer.from("Not Found"), BROTLI),
  madeAt: 0,
};

function filesIn(folder: string, prefix: string): [address: string, file: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [prefix + path.relative(folder, file).split(path.sep).join("/"), file];
    });
}
