import path from "node:path";
import { isTest, ownImports } from "./imports.mjs";

const RULE = "no-folder-circle";
const REASON = "Folders that import one another are one folder, or miss a third below both.";
const WATCHED = /^(lib|contracts|services|store|components|server|tools|demo)\//;

/** Tables refer to one another across areas, as the data does, so the schema counts as one folder. */
const folderOf = (file) => (file.startsWith("server/db/schema/") ? "server/db/schema" : path.dirname(file));

/**
 * Returns each set of folders that import one another, in a circle of any length, as a broken rule. Tests are ignored.
 */
export function folderCircles(modules) {
  const edges = new Map();
  for (const file of modules) {
    if (isTest(file.source) || !WATCHED.test(file.source)) continue;
    const from = folderOf(file.source);
    const targets = edges.get(from) ?? edges.set(from, new Set()).get(from);
    for (const target of ownImports(file)) if (folderOf(target) !== from) targets.add(folderOf(target));
  }
  return components(edges)
    .filter((folders) => folders.length > 1)
    .map((folders) => ({ rule: RULE, subject: folders.sort().join(" <-> "), reason: REASON }));
}

/** Returns the strongly connected components of a graph, by Tarjan's algorithm. */
function components(edges) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const found = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) === order.get(node)) found.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found;
}
