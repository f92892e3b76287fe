import type { ClientConfig } from "pg";

/** Returns the configuration of another database on the same server. */
export function withDatabase(config: ClientConfig, database: string): ClientConfig {
  if (!config.connectionString) return { ...config, database };
  const at = new URL(config.connectionString);
  at.pathname = `/${database}`;
  return { connectionString: at.href };
}
