import { type CategoryKind, CATEGORY_LEVELS } from "@/contracts/catalogue/category";
import type {
  CategoryAddBody,
  CategoryMoveBody,
  CategoryRenameBody,
} from "@/contracts/catalogue/operator-category.schema";
import { AppError } from "@/server/core/errors";
import { readableSlug } from "@/server/core/text/slug";
import type { Transaction } from "@/server/db/client";
import { lockReference } from "./reference/repo-reference";
import * as repo from "./repo-edit";

/** Adds a category or product type below another category. Throws `bad_request`, `conflict` and `not_found`. */
export async function addNode(
  tx: Transaction,
  { kind, parentId, name }: CategoryAddBody,
): Promise<repo.TreeNode> {
  await lockReference(tx);
  const parent = await parentOf(tx, parentId);
  const isCategory = (kind as CategoryKind) === "category";
  if (isCategory && parent.level === CATEGORY_LEVELS) throw tooDeep();
  const slug = await readableSlug(name);
  if (!slug) throw new AppError("bad_request", "Please use letters or digits in the name");
  await requireFree(tx, slug, null);
  const id = await repo.insertNode(tx, kind as CategoryKind, {
    parentId,
    level: parent.level + 1,
    name,
    slug,
  });
  return required(tx, id);
}

/**
 * Renames a node. Its former address redirects to the new one. Throws `not_found`, `conflict` for an address in use,
 * and `bad_request` for a new address of a master category.
 */
export async function renameNode(
  tx: Transaction,
  id: string,
  { name, slug }: CategoryRenameBody,
): Promise<{ before: repo.TreeNode; after: repo.TreeNode }> {
  await lockReference(tx);
  const before = await required(tx, id);
  // Budgets, pictures and the home page refer to master categories by slug.
  if (before.level === 1 && slug !== before.slug) {
    throw new AppError("bad_request", "The address of a master category can’t change. Its name can");
  }
  await requireFree(tx, slug, id);
  await repo.rename(tx, before, { name, slug });
  return { before, after: await required(tx, id) };
}

/**
 * Moves a node, with everything below it, to a position below another category. `place` must update the path of the
 * products in these categories or of this product type; search is updated afterwards. Throws `not_found`, and
 * `bad_request` for a place that is too deep or below the node itself, or for a master category.
 */
export async function moveNode(
  tx: Transaction,
  id: string,
  { parentId, position }: CategoryMoveBody,
  place: (moved: { categoryIds: readonly string[]; productTypeId: string | null }) => Promise<void>,
): Promise<{ before: repo.TreeNode; after: repo.TreeNode }> {
  await lockReference(tx);
  const before = await required(tx, id);
  if (parentId !== before.parentId) {
    if (before.level === 1) throw new AppError("bad_request", "A master category stays at the top");
    if (parentId === null) throw new AppError("bad_request", "Please choose where it goes");
    const parent = await parentOf(tx, parentId);
    const isType = before.kind === "productType";
    const branch = isType ? { ids: [], lowest: 0 } : await repo.branchOf(tx, id);
    if (branch.ids.includes(parentId)) throw new AppError("bad_request", "It can’t go below itself");
    const by = parent.level + 1 - before.level;
    if (!isType && branch.lowest + by > CATEGORY_LEVELS) throw tooDeep();
    await repo.searchLater(tx);
    await repo.hang(tx, before, { parentId, by, branch: branch.ids });
    await place({ categoryIds: branch.ids, productTypeId: isType ? id : null });
    await repo.searchNow(tx, [id]);
  }
  await repo.arrange(tx, before, position);
  return { before, after: await required(tx, id) };
}

/** Removes a node without children. Throws `not_found`, and `conflict` when it has children. */
export async function removeNode(tx: Transaction, id: string): Promise<repo.TreeNode> {
  await lockReference(tx);
  const node = await required(tx, id);
  if (node.level === 1) throw new AppError("bad_request", "A master category stays");
  if (await repo.hasBelow(tx, id)) throw new AppError("conflict", "Move or remove what is below it first");
  await repo.deleteNode(tx, node);
  return node;
}

async function required(tx: Transaction, id: string): Promise<repo.TreeNode> {
  const node = await repo.nodeOf(tx, id);
  if (!node) throw new AppError("not_found", "This category does not exist");
  return node;
}

async function parentOf(tx: Transaction, id: string): Promise<repo.TreeNode> {
  const parent = await repo.nodeOf(tx, id);
  if (!parent) throw new AppError("conflict", "The category to put it in was removed");
  if (parent.kind !== "category") throw new AppError("bad_request", "Please choose a category to put it in");
  return parent;
}

async function requireFree(tx: Transaction, slug: string, exceptId: string | null): Promise<void> {
  const holder = await repo.holderOfSlug(tx, slug, exceptId);
  if (holder) throw new AppError("conflict", `The address “${slug}” belongs to ${holder}. Choose another`);
}

const tooDeep = () =>
  new AppError("bad_request", "There are three levels of categories: choose a place higher up");
