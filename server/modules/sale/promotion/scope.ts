/** A ticked node of the category tree. `whole`: nothing below it is ticked, so all of it is covered. */
export type ScopeNode = { id: string; name: string; whole: boolean };

/** The path from the master category down to a product, as far as the product has one. */
export type CategoryPath = readonly (string | null)[];

/** Returns true when a campaign with this scope covers a product at this path. An empty scope covers everything. */
export function covers(scope: readonly Pick<ScopeNode, "id" | "whole">[], path: CategoryPath): boolean {
  if (scope.length === 0) return true;
  const known = path.filter((id) => id !== null);
  const deepest = known.at(-1);
  return scope.some(({ id, whole }) => id === deepest || (whole && known.includes(id)));
}
