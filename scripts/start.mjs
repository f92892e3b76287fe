/** `npm start`: runs the built server, and restarts it if it dies. */
import { supervise } from "./lib/supervise.mjs";

process.env.NODE_ENV ||= "production";
process.exit(await supervise("dist/server.mjs"));
