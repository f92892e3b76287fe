import { readFileSync } from "node:fs";
import { describeProcesses, PROCESSES_FILE } from "../lib/process-diagrams";

test("the drawings of the processes are up to date", () => {
  // Out of date? Run `npm run docs:processes`.
  expect(readFileSync(PROCESSES_FILE, "utf8")).toBe(describeProcesses());
});
