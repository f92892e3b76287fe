import type { AttributeOption } from "@/contracts/catalogue/product/attribute";
import type { AttributesQuery } from "@/contracts/catalogue/product/attribute.schema";
import { type Page, toPage } from "@/contracts/envelope";
import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import * as repo from "./repo";

/** New values are rare, and counting them means reading many products. */
const KEEP_SECONDS = 600;

/** GET /attribute/list/dropdown: the properties in use, the most frequent first. */
export async function listAttributes(query: AttributesQuery): Promise<Page<AttributeOption>> {
  const { productTypeId, searchBy, page, limit } = query;
  const all = await cached(`attributes:${productTypeId ?? ""}`, KEEP_SECONDS, async () =>
    repo.attributesInUse(await getDb(), productTypeId),
  );
  const wanted = searchBy.toLowerCase();
  const found = wanted ? all.filter(({ name }) => name.toLowerCase().includes(wanted)) : all;
  return toPage(found.slice((page - 1) * limit, page * limit), found.length, query);
}
