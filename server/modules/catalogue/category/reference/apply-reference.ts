import type { Database, Db } from "@/server/db/client";
import { type ReferenceType, referenceRows } from "./reference-rows";
import * as repo from "./repo-reference";

/** The number of rows added. */
export type AppliedReference = { categories: number; productTypes: number };

/**
 * Adds the categories and product types that every market starts with, each at most once per database: if an operator
 * renames, moves or deletes one, or changes its picture, that stays; later versions add only what is new in them. A row
 * whose slug is already taken is skipped. Concurrent processes take turns.
 */
export function applyReference(db: Database): Promise<AppliedReference> {
  return db.transaction((tx) => applyReferenceIn(tx));
}

/** As `applyReference`, in the caller's transaction. */
export async function applyReferenceIn(tx: Db): Promise<AppliedReference> {
  await repo.lockReference(tx);
  const applied = await repo.appliedKeys(tx);
  const { categories, productTypes } = referenceRows();
  const newCategories = categories.filter(({ slug }) => !applied.has(categoryKey(slug)));
  const newTypes = productTypes.filter(({ slug }) => !applied.has(typeKey(slug)));
  if (newCategories.length + newTypes.length === 0) return { categories: 0, productTypes: 0 };

  const known = await repo.categoriesBySlug(tx);
  const categoryRows: repo.NewCategory[] = [];
  for (const { id, level, slug, name, position, above } of newCategories) {
    const parent = above === null ? null : known.get(above);
    // An operator has deleted or moved its parent.
    if (parent === undefined || (parent && parent.level !== level - 1) || known.has(slug)) continue;
    known.set(slug, { id, level });
    categoryRows.push({ id, parentId: parent?.id ?? null, level, slug, name, position });
  }
  const typeRows: repo.NewProductType[] = newTypes.flatMap(({ id, slug, name, position, above }) => {
    const parent = known.get(above.at(-1) ?? "");
    return parent ? [{ id, categoryId: parent.id, slug, name, position }] : [];
  });
  const added = {
    categories: await repo.addCategories(tx, categoryRows),
    productTypes: await repo.addProductTypes(tx, typeRows),
  };
  await repo.rememberApplied(tx, [
    ...newCategories.map(({ slug }) => categoryKey(slug)),
    ...newTypes.map(({ slug }) => typeKey(slug)),
  ]);
  return added;
}

/**
 * Assigns the picture from `pictureOf` to each product type without one, in the caller's transaction. Types that were
 * assigned one before are skipped, because an operator may have removed it. Returns the number assigned.
 */
export async function nameReferencePictures(
  tx: Db,
  pictureOf: (type: ReferenceType) => string | null,
): Promise<number> {
  await repo.lockReference(tx);
  const applied = await repo.appliedKeys(tx);
  const wanted = referenceRows().productTypes.flatMap((type) => {
    const image = pictureOf(type);
    return image && !applied.has(pictureKey(type.slug)) ? [{ slug: type.slug, image }] : [];
  });
  if (wanted.length === 0) return 0;
  const keys = wanted.map(({ slug }) => pictureKey(slug));
  await repo.rememberApplied(tx, keys);
  return repo.nameMissingPictures(tx, wanted);
}

const categoryKey = (slug: string) => `category ${slug}`;
const typeKey = (slug: string) => `product type ${slug}`;
const pictureKey = (slug: string) => `picture ${slug}`;
