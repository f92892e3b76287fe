import nextEnv from "@next/env";

// Imported first by whatever starts a process of its own, so that `.env` holds for all of them alike.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== "production", {
  info: () => undefined,
  error: console.error,
});
