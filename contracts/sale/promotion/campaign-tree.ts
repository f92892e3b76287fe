import type {
  CategoryNode,
  MasterCategoryNode,
  ProductTypeNode,
  SubCategoryNode,
} from "@/contracts/catalogue/category";

type Node = { _id: string; name: string; checked: boolean };

/** A master category, a category, a sub-category and a product type, nested under the API's list names. */
export type CampaignType = Node;
export type CampaignSubCategory = Node & { product_sub_category2s: CampaignType[] };
export type CampaignCategory = Node & { product_sub_category1s: CampaignSubCategory[] };
export type CampaignMaster = Node & { product_categories: CampaignCategory[] };

/**
 * The nested category tree of a campaign. Ticking a parent ticks everything below it; a parent is ticked when anything
 * below it is. Nothing ticked means everything applies.
 */
export type CampaignTree = { sub_categories: CampaignMaster[] };

/** A node with its children, whatever their list is named. */
type Branch = Node & { children: Branch[] };

const CHILDREN = ["product_categories", "product_sub_category1s", "product_sub_category2s"] as const;

/** Returns the API's nested lists as branches. */
export function branchesOf(tree: CampaignTree): Branch[] {
  return tree.sub_categories.map((node) => branchOf(node));
}

function branchOf(node: Node & Partial<Record<(typeof CHILDREN)[number], Node[]>>): Branch {
  const { _id, name, checked } = node;
  const children = CHILDREN.flatMap((list) => node[list] ?? []).map(branchOf);
  return { _id, name, checked, children };
}

/** Returns the category tree with nothing ticked. A product type is one list below its category. */
export function campaignTree(masters: readonly MasterCategoryNode[]): CampaignTree {
  return {
    sub_categories: masters.map((master) => ({
      ...plain(master),
      product_categories: [
        ...master.categories.map(categoryOf),
        ...master.productTypes.map((type) => ({ ...plain(type), product_sub_category1s: [] })),
      ],
    })),
  };
}

function categoryOf(node: CategoryNode): CampaignCategory {
  return {
    ...plain(node),
    product_sub_category1s: [
      ...node.subCategories.map(subCategoryOf),
      ...node.productTypes.map((type) => ({ ...plain(type), product_sub_category2s: [] })),
    ],
  };
}

function subCategoryOf(node: SubCategoryNode): CampaignSubCategory {
  return { ...plain(node), product_sub_category2s: node.productTypes.map(plain) };
}

function plain({ _id, name }: MasterCategoryNode | CategoryNode | SubCategoryNode | ProductTypeNode): Node {
  return { _id, name, checked: false };
}

/** Returns the ids of all ticked nodes, parents first. */
export function tickedIds(tree: CampaignTree): string[] {
  const ids: string[] = [];
  const visit = (branches: Branch[]) => {
    for (const { _id, checked, children } of branches) {
      if (checked) ids.push(_id);
      visit(children);
    }
  };
  visit(branchesOf(tree));
  return ids;
}

/** Returns the tree with a node ticked or unticked; its descendants follow, and so do its ancestors. */
export function toggle(tree: CampaignTree, id: string, checked: boolean): CampaignTree {
  const ids = new Set(tickedIds(tree));
  const visit = (branch: Branch, inside: boolean): void => {
    const here = inside || branch._id === id;
    if (here && checked) ids.add(branch._id);
    if (here && !checked) ids.delete(branch._id);
    for (const child of branch.children) visit(child, here);
  };
  for (const branch of branchesOf(tree)) visit(branch, false);
  return tickParents(tree, ids);
}

/** Returns the tree with these nodes ticked, and each parent ticked exactly when something below it is. */
export function tick(tree: CampaignTree, ids: Iterable<string>): CampaignTree {
  const chosen = new Set(ids);
  const whole = new Set<string>();
  // A ticked node with nothing ticked below it means everything below it.
  const spread = (branch: Branch, all: boolean): void => {
    const own = all || (chosen.has(branch._id) && !branch.children.some((child) => anyOf(child, chosen)));
    if (own) whole.add(branch._id);
    for (const child of branch.children) spread(child, own);
  };
  for (const branch of branchesOf(tree)) spread(branch, false);
  return tickParents(tree, whole);
}

function anyOf(branch: Branch, ids: ReadonlySet<string>): boolean {
  return ids.has(branch._id) || branch.children.some((child) => anyOf(child, ids));
}

/** A leaf is ticked when it is named; a parent when any of its leaves is. */
function tickParents(tree: CampaignTree, ids: ReadonlySet<string>): CampaignTree {
  const ticked = new Set<string>();
  const visit = (branch: Branch): boolean => {
    const below = branch.children.map(visit);
    const checked = below.length > 0 ? below.includes(true) : ids.has(branch._id);
    if (checked) ticked.add(branch._id);
    return checked;
  };
  branchesOf(tree).forEach(visit);
  const mark = <T extends Node>(node: T): T => ({ ...node, checked: ticked.has(node._id) });
  return {
    sub_categories: tree.sub_categories.map((master) => ({
      ...mark(master),
      product_categories: master.product_categories.map((category) => ({
        ...mark(category),
        product_sub_category1s: category.product_sub_category1s.map((sub) => ({
          ...mark(sub),
          product_sub_category2s: sub.product_sub_category2s.map(mark),
        })),
      })),
    })),
  };
}
