import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { DATA_DIR, OPERATOR, PORT } from "@/e2e/support/server/place";

/** Runs `npm run operator` on the data of the server under test. Returns its output. */
export const operator = operatorOf(DATA_DIR);

/** The same for a server with separate data. */
export function operatorOf(dataDir: string) {
  return async (...command: string[]): Promise<string> => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", PORT: String(PORT) };
    const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, ...command], { env });
    return stdout;
  };
}
