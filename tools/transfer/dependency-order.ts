/** Sorts each item after the items it refers to. In a circle of references, the first item given goes first. */
export function inDependencyOrder<T extends { name: string; refers_to: string[] }>(items: T[]): T[] {
  const waiting = new Map(items.map((item) => [item.name, item]));
  const ordered: T[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((item) =>
      item.refers_to.every((other) => !waiting.has(other)),
    );
    for (const item of ready.length > 0 ? ready : [...waiting.values()].slice(0, 1)) {
      waiting.delete(item.name);
      ordered.push(item);
    }
  }
  return ordered;
}
