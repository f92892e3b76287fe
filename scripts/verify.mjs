/**
 * `npm run verify`: a developer's quick check. Runs format, lint and type checks, and every test that needs no browser.
 */
import { SOURCE_CHECKS, TYPES } from "./lib/checks.mjs";
import { runNode } from "./lib/steps.mjs";

for (const [name, args] of [...SOURCE_CHECKS, TYPES]) {
  console.log(`\n— ${name}`);
  runNode(args);
}
console.log("\n— unit and API tests");
runNode(["node_modules/jest/bin/jest.js"]);
