/** `npm run docs:processes`: draws the transition graphs into docs/processes.md. */
import { writeFileSync } from "node:fs";
import { describeProcesses, PROCESSES_FILE } from "../lib/process-diagrams";

writeFileSync(PROCESSES_FILE, describeProcesses());
