import pg from "pg";
import { clearCache } from "@/server/core/cache";
import { log } from "@/server/core/log/log";
import { languageOf } from "@/lib/language/languages";

const CHANNEL = "vendor_page";
const RECONNECT_MS = 1_000;
/** The payload of a change that concerns every page. */
const ALL = "*";
/** Changes within this time cause a single drop. */
const GATHER_MS = 100;

/** A cache of pages by path and query, such as `/vendor-detail/kopi?month=2027-01`. */
type Pages = { drop(concerns: (key: string) => boolean): void };

/**
 * Drops cached pages of a changed vendor, and those that list vendors, in this process, until stopped. Listens to
 * changes by any process (server/db/functions/public-changes.sql) on its own connection; because changes are missed
 * while that is down, all pages are dropped when it is back.
 */
export function dropChangedPages(
  config: () => pg.ClientConfig,
  caches: readonly Pages[],
): { listening: Promise<void>; stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;
  const changed = new Set<string>();

  const drop = (concerns: (key: string) => boolean) => {
    clearCache();
    caches.forEach((cache) => cache.drop(concerns));
  };

  const heard = ({ payload = "" }: pg.Notification) => {
    changed.add(payload);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      drop(changed.has(ALL) ? () => true : (key) => shows(key, changed));
      changed.clear();
    }, GATHER_MS).unref();
  };

  async function listen(): Promise<void> {
    const opened = new pg.Client(config());
    client = opened;
    opened.on("notification", heard);
    opened.on("error", () => again(opened));
    opened.on("end", () => again(opened));
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      drop(() => true);
    } catch (error) {
      log.warn({ err: error }, "not listening for changes of pages, will try again");
      again(opened);
    }
  }

  function again(lost: pg.Client): void {
    if (stopped || client !== lost) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    retry = setTimeout(() => void listen(), RECONNECT_MS).unref();
  }

  const listening = listen();
  return {
    listening,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      clearTimeout(gathering);
      await listening;
      await client?.end().catch(() => undefined);
    },
  };
}

/**
 * Returns true when the page with this key may show one of the vendors: its own pages, and those that list vendors or
 * stories.
 */
function shows(key: string, slugs: ReadonlySet<string>): boolean {
  const { path } = languageOf(key);
  const [, area, slug] = /^\/(vendor-detail|og\/(?:vendor|product))\/([^/?]+)/.exec(path) ?? [];
  return area ? slugs.has(slug ?? "") : LISTS.test(path);
}

const LISTS = /^\/(vendor(\/compare)?|stories(\/[\w-]+)?)?(\?|$)/;
