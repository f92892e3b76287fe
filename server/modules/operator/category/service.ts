import type { CategoryKind } from "@/contracts/catalogue/category";
import type { OperatorCategories, OperatorCategory } from "@/contracts/catalogue/operator-category";
import type {
  CategoryAddBody,
  CategoryMoveBody,
  CategoryRenameBody,
} from "@/contracts/catalogue/operator-category.schema";
import type { MasterCategoryNode, ProductTypeNode } from "@/contracts/catalogue/category";
import { groupBy } from "@/lib/group-by";
import type { OperatorActor } from "@/server/core/actor";
import { clearCache } from "@/server/core/cache";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { pgErrorCode } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import {
  addNode,
  categoryTree,
  formerAddresses,
  moveNode,
  removeNode,
  renameNode,
  type TreeNode,
} from "@/server/modules/catalogue/category/public";
import { placeProducts } from "@/server/modules/catalogue/product/public";
import { placeCounts } from "@/server/modules/catalogue/search/public";
import { changed, doneBy, recordAct } from "@/server/modules/identity/operator/public";

/** GET /operator/category */
export async function operatorCategories(): Promise<OperatorCategories> {
  const db = await getDb();
  const [tree, counts, addresses] = await Promise.all([categoryTree(), placeCounts(db), formerAddresses(db)]);
  const formerOf = groupBy(addresses, ({ id }) => id);
  const present = (
    { _id, name, slug }: { _id: string; name: string; slug: string },
    kind: CategoryKind,
    parentId: string | null,
    level: number,
  ): OperatorCategory => ({
    _id,
    kind,
    parentId,
    level,
    name,
    slug,
    formerSlugs: (formerOf.get(_id) ?? []).map((former) => former.slug),
    ...(counts.get(_id) ?? { products: 0, vendors: 0 }),
  });
  const types = (all: readonly ProductTypeNode[], parentId: string) =>
    all.map((type) => present(type, "productType", parentId, 0));
  const branch = (master: MasterCategoryNode) => [
    present(master, "category", null, 1),
    ...types(master.productTypes, master._id),
    ...master.categories.flatMap((node) => [
      present(node, "category", master._id, 2),
      ...types(node.productTypes, node._id),
      ...node.subCategories.flatMap((sub) => [
        present(sub, "category", node._id, 3),
        ...types(sub.productTypes, sub._id),
      ]),
    ]),
  ];
  return { nodes: tree.flatMap(branch) };
}

/** POST /operator/category. Throws as `addNode` does. */
export function addCategory(actor: OperatorActor, body: CategoryAddBody): Promise<OperatorCategories> {
  return edit(async (tx) => {
    const node = await addNode(tx, body);
    await keep(tx, { by: doneBy(actor), kind: "category.add", node, after: await placeOf(node) });
  });
}

/** PATCH /operator/category/{id}. Throws as `renameNode` does. */
export function renameCategory(
  actor: OperatorActor,
  id: string,
  body: CategoryRenameBody,
): Promise<OperatorCategories> {
  return edit(async (tx) => {
    const { before, after } = await renameNode(tx, id, body);
    const words = ({ name, slug }: TreeNode) => ({ name, address: slug });
    const differs = changed(words(before), words(after));
    await keep(tx, { by: doneBy(actor), kind: "category.rename", node: before, ...differs });
  });
}

/** POST /operator/category/{id}/move. Throws as `moveNode` does. */
export function moveCategory(
  actor: OperatorActor,
  id: string,
  body: CategoryMoveBody,
): Promise<OperatorCategories> {
  return edit(async (tx) => {
    const { before, after } = await moveNode(tx, id, body, (moved) => placeProducts(tx, moved));
    const differs = changed(await placeOf(before), await placeOf(after));
    await keep(tx, { by: doneBy(actor), kind: "category.move", node: after, ...differs });
  });
}

/** DELETE /operator/category/{id}. Throws as `removeNode` does, and `conflict` while products or vendors are in it. */
export function removeCategory(actor: OperatorActor, id: string): Promise<OperatorCategories> {
  return edit(async (tx) => {
    const node = await removeNode(tx, id);
    await keep(tx, { by: doneBy(actor), kind: "category.remove", node, before: await placeOf(node) });
  }).catch((error: unknown) => {
    if (pgErrorCode(error) !== FOREIGN_KEY) throw error;
    throw new AppError("conflict", "Products or vendors are still in it. Move them first");
  });
}

const FOREIGN_KEY = "23503";

async function edit(run: (tx: Transaction) => Promise<void>): Promise<OperatorCategories> {
  await inTransaction(run);
  // Other processes are notified by the database.
  clearCache();
  return operatorCategories();
}

/** Returns a node's parent and position for the log. The cached tree has every parent: parents aren't removed. */
async function placeOf({ parentId, position }: TreeNode) {
  const nodes = (await categoryTree()).flatMap((master) => [
    master,
    ...master.categories.flatMap((node) => [node, ...node.subCategories]),
  ]);
  return { in: nodes.find(({ _id }) => _id === parentId)?.name ?? "", position };
}

type Kept = {
  by: string;
  kind: "category.add" | "category.rename" | "category.move" | "category.remove";
  node: TreeNode;
  before?: Parameters<typeof recordAct>[1]["before"];
  after?: Parameters<typeof recordAct>[1]["after"];
};

function keep(tx: Transaction, { by, kind, node, before = {}, after = {} }: Kept): Promise<void> {
  return recordAct(tx, { doneBy: by, kind, subjectId: node.id, subject: node.name, before, after });
}
