/** A ticked node of the category tree. `whole`: nothing below it is ticked, so that all of it counts. */
export type ScopeNode = { id: string; name: string; whole: boolean };

/** The way from the master category down to a product, as far as the product has one. */
export type CategoryPath = readonly (string | null)[];

/** Returns true when a campaign with that scope covers a product there. Without any node it covers everything. */
export function covers(scope: readonly Pick<ScopeNode, "id" | "whole">[], path: CategoryPath): boolean {
  if (scope.length === 0) return true;
  const known = path.filter((id) => id !== null);
  const deepest = known.at(-1);
  return scope.some(({ id, whole }) => id === deepest || (whole && known.includes(id)));
}
