import type { ClientConfig } from "pg";

/** The same server, another database. */
export function withDatabase(config: ClientConfig, database: string): ClientConfig {
  if (!config.connectionString) return { ...config, database };
  const at = new URL(config.connectionString);
  at.pathname = `/${database}`;
  return { connectionString: at.href };
}
