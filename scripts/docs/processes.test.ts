import { readFileSync } from "node:fs";
import { describeProcesses, PROCESSES_FILE } from "../lib/process-diagrams";

test("the process diagrams are up to date", () => {
  // If this fails, run `npm run docs:processes`.
  expect(readFileSync(PROCESSES_FILE, "utf8")).toBe(describeProcesses());
});
