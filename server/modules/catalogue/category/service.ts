import type {
  CategoriesListQuery,
  HomeFilterQuery,
  ProductTypesQuery,
} from "@/contracts/catalogue/category.schema";
import type {
  CategoryLevel,
  MasterCategoryNode,
  PlacedProductType,
  ProductTypeNode,
} from "@/contracts/catalogue/category";
import { type Page, toPage } from "@/contracts/envelope";
import { cached } from "@/server/core/cache";
import { groupBy } from "@/lib/group-by";
import { getDb } from "@/server/db/client";
import * as repo from "./repo";
import { formerAddresses } from "./repo-edit";

const KEEP_SECONDS = 60;

/** Returns the whole menu: master categories with everything below them. */
export function categoryTree(): Promise<MasterCategoryNode[]> {
  return cached("category-tree", KEEP_SECONDS, async () => {
    const db = await getDb();
    const [categories, types] = await Promise.all([repo.allCategories(db), repo.allProductTypes(db)]);
    return buildTree(categories, types);
  });
}

/** Returns a category or product type by its current or a former slug, with its path, master category first. */
export async function findBySlug(slug: string): Promise<CategoryMatch | null> {
  return (await slugIndex()).get(slug) ?? null;
}

/** Returns the current slug of the node that had this one before, or null. */
export async function currentSlug(former: string): Promise<string | null> {
  const found = await findBySlug(former);
  return found && found.slug !== former ? found.slug : null;
}

/** A category or product type found by its slug, with its path. */
export type CategoryMatch = {
  id: string;
  name: string;
  slug: string;
  kind: "category" | "product-type";
  trail: { id: string; name: string; slug: string }[];
};

/** GET /public/masterCategory. */
export async function listMasterCategories(query: PageQuery): Promise<Page<MasterCategoryNode>> {
  return pageOf(await categoryTree(), query);
}

/** GET /user/categories-list: all, or only those that a vendor serves. */
export async function listCategories(query: CategoriesListQuery): Promise<MasterCategoryNode[]> {
  const tree = await categoryTree();
  if (!query.useVendorFilter || !query.vendorId) return tree;
  const served = await repo.categoryIdsOfVendor(await getDb(), query.vendorId);
  return tree.flatMap((master) => {
    const categories = master.categories.flatMap((node) => {
      if (served.has(node._id)) return [node];
      const subCategories = node.subCategories.filter((sub) => served.has(sub._id));
      return subCategories.length > 0 ? [{ ...node, subCategories }] : [];
    });
    if (served.has(master._id) && categories.length === 0) return [master];
    return categories.length > 0 ? [{ ...master, categories }] : [];
  });
}

/** GET /user/home-filter: the children of the deepest id given; without an id, the whole tree. */
export async function homeFilter(query: HomeFilterQuery): Promise<Page<CategoryLevel>> {
  const tree = await categoryTree();
  const categories = tree.flatMap((master) => master.categories);
  const subCategories = categories.flatMap((node) => node.subCategories);
  if (query.productTypeId) {
    const everyType = [...tree, ...categories, ...subCategories].flatMap((node) => node.productTypes);
    return pageOf(
      everyType.filter((type) => type._id === query.productTypeId),
      query,
    );
  }
  if (query.subCategoryId) {
    return pageOf(subCategories.find((node) => node._id === query.subCategoryId)?.productTypes ?? [], query);
  }
  if (query.categoryId) {
    const found = categories.find((node) => node._id === query.categoryId);
    return pageOf(found ? [...found.subCategories, ...found.productTypes] : [], query);
  }
  if (query.masterCategoryId) {
    const found = tree.find((node) => node._id === query.masterCategoryId);
    return pageOf(found ? [...found.categories, ...found.productTypes] : [], query);
  }
  return pageOf(tree, query);
}

/** GET /productType/vendor/for-vendor: in menu order, `searchBy` by name. */
export async function listProductTypes(query: ProductTypesQuery): Promise<Page<PlacedProductType>> {
  const { masterCategoryId, categoryId, subCategoryId } = query;
  const placed = (await categoryTree()).flatMap(placedTypes).filter((type) => {
    if (subCategoryId) return type.subCategoryId === subCategoryId;
    if (categoryId) return type.categoryId === categoryId;
    return !masterCategoryId || type.masterCategoryId === masterCategoryId;
  });
  return pageOf(placed, query);
}

function placedTypes(master: MasterCategoryNode): PlacedProductType[] {
  const put = (types: ProductTypeNode[], categoryId: string | null, subCategoryId: string | null) =>
    types.map((type) => ({ ...type, masterCategoryId: master._id, categoryId, subCategoryId }));
  return [
    ...put(master.productTypes, null, null),
    ...master.categories.flatMap((node) => [
      ...put(node.productTypes, node._id, null),
      ...node.subCategories.flatMap((sub) => put(sub.productTypes, node._id, sub._id)),
    ]),
  ];
}

type PageQuery = { page: number; limit: number; sortBy: string; searchBy: string };

/** Pages in memory, because the tree is small. */
function pageOf<T extends { name: string }>(all: T[], query: PageQuery): Page<T> {
  const wanted = query.searchBy.toLowerCase();
  const found = wanted ? all.filter((node) => node.name.toLowerCase().includes(wanted)) : all;
  const ordered = query.sortBy === "desc" ? found.toReversed() : found;
  const from = (query.page - 1) * query.limit;
  return toPage(ordered.slice(from, from + query.limit), ordered.length, query);
}

function buildTree(categories: repo.CategoryRow[], types: repo.ProductTypeRow[]): MasterCategoryNode[] {
  const typesOf = groupBy(types, (type) => type.categoryId);
  const childrenOf = groupBy(categories, (node) => node.parentId);
  const productTypes = (id: string): ProductTypeNode[] =>
    (typesOf.get(id) ?? []).map((type) => ({
      _id: type.id,
      name: type.name,
      slug: type.slug,
      isImage: type.image !== null,
      image: type.image ?? "",
    }));
  const base = ({ id, name, slug }: repo.CategoryRow) => ({
    _id: id,
    name,
    slug,
    productTypes: productTypes(id),
  });
  const below = (id: string) => childrenOf.get(id) ?? [];
  return (childrenOf.get(null) ?? []).map((master) => ({
    ...base(master),
    categories: below(master.id).map((node) => ({ ...base(node), subCategories: below(node.id).map(base) })),
  }));
}

function slugIndex(): Promise<Map<string, CategoryMatch>> {
  return cached("category-slugs", KEEP_SECONDS, async () => {
    const index = new Map<string, CategoryMatch>();
    type Node = { _id: string; name: string; slug: string; productTypes: ProductTypeNode[] };
    const add = (node: Node, above: CategoryMatch["trail"]): CategoryMatch["trail"] => {
      const here = { id: node._id, name: node.name, slug: node.slug };
      index.set(node.slug, { ...here, kind: "category", trail: above });
      for (const type of node.productTypes) {
        const trail = [...above, here];
        index.set(type.slug, { id: type._id, name: type.name, slug: type.slug, kind: "product-type", trail });
      }
      return [...above, here];
    };
    for (const master of await categoryTree()) {
      const underMaster = add(master, []);
      for (const node of master.categories) {
        const underNode = add(node, underMaster);
        for (const sub of node.subCategories) add(sub, underNode);
      }
    }
    const byId = new Map([...index.values()].map((match) => [match.id, match]));
    for (const { slug, id } of await formerAddresses(await getDb())) {
      const match = byId.get(id);
      if (match && !index.has(slug)) index.set(slug, match);
    }
    return index;
  });
}
