import nextEnv from "@next/env";
import { readSecretsFromFiles } from "./secrets-from-files";

// Imported first by every entry point, so that `.env` applies to all of them.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== "production", {
  info: () => undefined,
  error: console.error,
});
readSecretsFromFiles();
