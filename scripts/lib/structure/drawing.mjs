import { readFileSync, writeFileSync } from "node:fs";
import { format } from "oxfmt";
import { AREAS, LAYERS } from "../../../.dependency-cruiser.mjs";
import { isTest, ownImports } from "./imports.mjs";

const FILE = "docs/architecture.md";
const BEGIN = "<!-- drawing: `npm run docs:architecture` -->";
const END = "<!-- end of drawing -->";

/**
 * Returns whether the diagram in docs/architecture.md differs from the imports of `modules`. With `write` it is updated
 * instead. Throws when the file has no place for it.
 */
export async function drawingIsStale(modules, { write }) {
  const text = readFileSync(FILE, "utf8");
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${FILE} has no lines "${BEGIN}" and "${END}"`);
  const drawn = `${text.slice(0, from)}${BEGIN}\n\n${draw(modules)}\n\n${text.slice(to)}`;
  const { code: next } = await format(FILE, drawn);
  if (next === text) return false;
  if (!write) return true;
  writeFileSync(FILE, next);
  return false;
}

function draw(modules) {
  const shipped = modules.filter(({ source }) => !isTest(source));
  return [layers(shipped), areas(shipped)]
    .map((lines) => ["```mermaid", ...lines, "```"].join("\n"))
    .join("\n\n");
}

/** The layers, without arrows implied by others. */
function layers(modules) {
  const edges = group(modules, (file) => {
    const [layer, ...rest] = file.split("/");
    return rest.length > 0 && layer in LAYERS ? layer : null;
  });
  return ["flowchart TD", ...arrows(reduced(edges))];
}

/** The modules by area, with the arrows within each area and between areas. */
function areas(modules) {
  const edges = group(modules, (file) => /^server\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null);
  const areaOf = (name) => name.split("/")[0];
  const lines = ["flowchart LR"];
  for (const area of AREAS.flat()) {
    const own = [...edges.keys()].filter((name) => areaOf(name) === area).sort();
    if (own.length === 0) continue;
    const inside = new Map(
      own.map((name) => [name, new Set([...edges.get(name)].filter((to) => areaOf(to) === area))]),
    );
    lines.push(`  subgraph ${area}`, ...own.map((name) => `    ${id(name)}[${name.split("/")[1]}]`));
    lines.push(...arrows(reduced(inside)).map((line) => `  ${line}`), "  end");
  }
  const between = new Map();
  for (const [from, targets] of edges) {
    for (const to of targets) {
      if (areaOf(from) === areaOf(to)) continue;
      (between.get(areaOf(from)) ?? between.set(areaOf(from), new Set()).get(areaOf(from))).add(areaOf(to));
    }
  }
  return [...lines, ...arrows(reduced(between))];
}

/**
 * Returns the imports between groups of files. `nameOf` returns the name of a file's group, or null to leave the file
 * out.
 */
function group(modules, nameOf) {
  const edges = new Map();
  for (const file of modules) {
    const from = nameOf(file.source);
    if (!from) continue;
    const targets = edges.get(from) ?? edges.set(from, new Set()).get(from);
    for (const target of ownImports(file)) {
      const to = nameOf(target);
      if (to && to !== from) targets.add(to);
    }
  }
  return edges;
}

/** Returns the graph without arrows implied by a longer path (a transitive reduction). Arrows in a circle all stay. */
function reduced(edges) {
  const reach = (from, seen = new Set()) => {
    for (const to of edges.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  const beyond = new Map([...edges.keys()].map((name) => [name, reach(name)]));
  return new Map(
    [...edges].map(([from, targets]) => [
      from,
      new Set(
        [...targets].filter(
          (to) =>
            ![...targets].some((via) => via !== to && beyond.get(via)?.has(to) && !beyond.get(to)?.has(via)),
        ),
      ),
    ]),
  );
}

function arrows(edges) {
  return [...edges]
    .flatMap(([from, targets]) => [...targets].map((to) => `  ${id(from)} --> ${id(to)}`))
    .sort();
}

/** Mermaid reserves words such as `end`, and does not allow slashes in ids. */
const id = (name) => name.replaceAll(/[^a-z]/g, "_");
