/** Run as a separate process: supervises `mortal.mjs` in the given mode, and exits with its code. */
import { supervise } from "../../../scripts/lib/supervise.mjs";

process.exit(await supervise("tests/setup/processes/mortal.mjs", { pauseMs: 20 }));
