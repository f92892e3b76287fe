/** `npm start`: the built server, started again should it die. */
import { supervise } from "./lib/supervise.mjs";

process.env.NODE_ENV ||= "production";
process.exit(await supervise("dist/server.mjs"));
