import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSecretsFromFiles } from "./secrets-from-files";

const folder = mkdtempSync(path.join(tmpdir(), "sayang-secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const env = (given: Record<string, string>): NodeJS.ProcessEnv => ({ NODE_ENV: "test", ...given });

test("a secret comes from its file, without the last line break", () => {
  const file = path.join(folder, "smtp");
  writeFileSync(file, "smtp://user:pass word@host:587\n");
  const given = env({ SMTP_URL_FILE: file });
  readSecretsFromFiles(given);
  expect(given.SMTP_URL).toBe("smtp://user:pass word@host:587");
});

test("a secret that is given itself stays, and other settings have no files", () => {
  const file = path.join(folder, "other");
  writeFileSync(file, "from the file");
  const given = env({ SESSION_SECRET: "given", SESSION_SECRET_FILE: file, PORT_FILE: file });
  readSecretsFromFiles(given);
  expect([given.SESSION_SECRET, given.PORT]).toEqual(["given", undefined]);
});

test("a file that isn't there stops the start and names the setting, not the secret", () => {
  const file = path.join(folder, "missing");
  expect(() => readSecretsFromFiles(env({ DATABASE_URL_FILE: file }))).toThrow(
    `DATABASE_URL_FILE: ${file} cannot be read (ENOENT)`,
  );
});
