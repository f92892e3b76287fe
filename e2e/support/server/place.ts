import { tmpdir } from "node:os";
import path from "node:path";

/** The port of the server under test. Setting E2E_PORT lets two runs go side by side, each with its own data. */
export const PORT = Number(process.env.E2E_PORT) || 3210;
export const ORIGIN = `http://127.0.0.1:${PORT}`;
/**
 * Matches a URL by its path, whatever its query. A regular expression, because Playwright drops a predicate when one
 * navigation takes over from another.
 */
export const at = (path: string) => new RegExp(`^${ORIGIN}${path}([?#]|$)`);
export const SMTP_PORT = PORT + 10_000;
/** The port on which tests serve a calendar feed. */
export const FEED_PORT = PORT + 20_000;

/** The data of the server under test. Text messages are in its outbox, mail in `MAILBOX`. */
export const DATA_DIR = path.join(tmpdir(), `sayang-e2e-${PORT}`);
export const MAILBOX = path.join(DATA_DIR, "mailbox");
/** The bundle of `scripts/operator.ts`. */
export const OPERATOR = path.join(DATA_DIR, "scripts", "operator.mjs");
export const OUTBOX = path.join(DATA_DIR, "outbox");
