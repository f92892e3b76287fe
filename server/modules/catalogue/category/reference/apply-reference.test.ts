import { eq, inArray, sql } from "drizzle-orm";
import { MASTER_CATEGORIES, type MasterCategoryNode } from "@/contracts/catalogue/category";
import type { Page } from "@/contracts/envelope";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { clearCache } from "@/server/core/cache";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { applyReference, nameReferencePictures } from "../public";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

test("fills the menu once, however many servers start, and keeps an operator's changes", async () => {
  const started = await Promise.all([applyReference(db()), applyReference(db()), applyReference(db())]);
  const added = started.filter(({ categories }) => categories > 0);
  expect(added).toEqual([{ categories: expect.any(Number), productTypes: expect.any(Number) }]);
  expect(added[0]?.productTypes).toBeGreaterThan(250);
  clearCache();
  const { data } = (await call<Page<MasterCategoryNode>>("GET", "/public/masterCategory?limit=50")).body;
  expect(data.docs.map(({ slug }) => slug)).toEqual([...MASTER_CATEGORIES]);
  expect(data.docs[0]?.categories[0]?.subCategories[0]?.productTypes.length).toBeGreaterThan(2);

  await db()
    .update(category)
    .set({ name: "Halls", slug: "halls", position: 9 })
    .where(eq(category.slug, "venues"));
  await db().update(productType).set({ image: "own.webp" }).where(eq(productType.slug, "bridal-suite"));
  await db().delete(productType).where(eq(productType.slug, "mandap"));
  expect(await applyReference(db())).toEqual({ categories: 0, productTypes: 0 });
  await nameReferencePictures(db(), ({ slug }) => `artwork/venues/${slug}.webp`);
  await db().update(productType).set({ image: null }).where(eq(productType.slug, "halal-banquet"));
  expect(await nameReferencePictures(db(), ({ slug }) => `artwork/venues/${slug}.webp`)).toBe(0);
  const [halls] = await db().select().from(category).where(eq(category.slug, "halls"));
  expect(halls).toMatchObject({ name: "Halls", position: 9 });
  expect(await db().select().from(category).where(eq(category.slug, "venues"))).toEqual([]);
  const types = await db().select().from(productType);
  const imageOf = (slug: string) => types.find((type) => type.slug === slug)?.image;
  expect(imageOf("mandap")).toBeUndefined();
  expect(imageOf("bridal-suite")).toBe("own.webp");
  expect(imageOf("halal-banquet")).toBeNull();
  expect(imageOf("bridal-saree")).toBe("artwork/venues/bridal-saree.webp");
});

test("adds what a later version brings, next to an operator's own rows", async () => {
  await db().execute(
    sql`delete from reference_entry where key in ('product type mandap', 'product type tea-dress-rental')`,
  );
  await db()
    .delete(productType)
    .where(inArray(productType.slug, ["mandap", "tea-dress-rental"]));
  const [own] = await db().select().from(category).where(eq(category.slug, "grooms"));
  await db()
    .insert(productType)
    .values({ categoryId: own?.id ?? "", slug: "mandap", name: "Our mandaps", position: 1 });
  expect(await applyReference(db())).toEqual({ categories: 0, productTypes: 1 });
  const [mandap] = await db().select().from(productType).where(eq(productType.slug, "mandap"));
  expect(mandap?.name).toBe("Our mandaps");
});
