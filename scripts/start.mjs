/** `npm start`: the built server. */
process.env.NODE_ENV ||= "production";
await import("../dist/server.mjs");
