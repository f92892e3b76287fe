/**
 * `npm run demo`: from a bare clone to a served demo. Runs on Node alone, so that it can install the rest; what is
 * there already is left as it is, and a second start is quick.
 */
import { spawn } from "node:child_process";
import { installPackages, buildIfStale, runNode } from "./lib/steps.mjs";

process.env.NODE_ENV = "production";
// Without a mail server, what would be sent has to be read somewhere.
process.env.DEV_PAGES ||= "true";
installPackages();
buildIfStale();
runNode(["--import", "tsx", "scripts/seed.ts"]);

const server = spawn(process.execPath, ["dist/server.mjs"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));

const origin =
  process.env.APP_ORIGIN || `http://${process.env.HOST || "127.0.0.1"}:${process.env.PORT || 3000}`;
await waitUntilReady(`http://${process.env.HOST || "127.0.0.1"}:${process.env.PORT || 3000}/readyz`);
console.log(`
  Sayang is open at ${origin}

  Couples     ${origin}/login           couple@sayang.test, couple2@sayang.test
  Vendors     ${origin}/vendor/login    vendor@sayang.test, vendor2@sayang.test
  Operators                                    operator@sayang.test, operator2@sayang.test
  Password    Sayang#2026   (all accounts)
  Mail        ${origin}/dev/outbox
  Test card   4242 4242 4242 4242, any date to come, any CVC

  Ctrl+C stops it. The database goes on until \`npm run db -- stop\`.
`);

async function waitUntilReady(url) {
  while (server.exitCode === null) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
