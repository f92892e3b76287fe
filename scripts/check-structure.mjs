/**
 * Checks the import rules (.dependency-cruiser.mjs), that no folders import one another in a circle, that only its
 * owner writes a table, and that the diagram in docs/architecture.md is up to date. `--write` redraws it.
 */
import { drawingIsStale } from "./lib/structure/drawing.mjs";
import { folderCircles } from "./lib/structure/folders.mjs";
import { readImports } from "./lib/structure/imports.mjs";
import { tableViolations } from "./lib/structure/tables.mjs";

const write = process.argv.includes("--write");
const { modules, violations } = await readImports();
const broken = [...violations, ...folderCircles(modules), ...tableViolations()];
if (await drawingIsStale(modules, { write })) {
  const reason = "Run `npm run docs:architecture`.";
  broken.push({ rule: "drawing-is-current", subject: "docs/architecture.md", reason });
}
for (const { rule, subject, reason } of broken) console.error(`${rule}: ${subject}\n    ${reason}`);
if (broken.length > 0) {
  console.error(`\n${broken.length} broken rules of structure (docs/architecture.md)`);
  process.exit(1);
}
