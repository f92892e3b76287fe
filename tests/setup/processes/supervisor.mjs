/** Run as a process of its own: supervises `mortal.mjs` in the mode that it is given, and ends with its code. */
import { supervise } from "../../../scripts/lib/supervise.mjs";

process.exit(await supervise("tests/setup/processes/mortal.mjs", { pauseMs: 20 }));
