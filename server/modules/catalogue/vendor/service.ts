import { type Page, toPage } from "@/contracts/envelope";
import type { PageQuery } from "@/contracts/envelope.schema";
import { uuid } from "@/contracts/fields.schema";
import { SIMILAR_VENDORS, type VendorCard, type VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import type { SimilarVendorsQuery } from "@/contracts/catalogue/vendor/vendor.schema";
import { groupBy } from "@/lib/group-by";
import { cached } from "@/server/core/cache";
import { type Database, getDb } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import { termsInForce } from "@/server/modules/catalogue/terms/public";
import { presentCard, presentDetail } from "./present";
import * as repo from "./repo/vendor";
import { similarVendorIds } from "./repo/similar";
import { measureTrackRecord } from "./repo/track-record";

const KEEP_SECONDS = 60;
const isId = uuid().required();

const MAX_KEY_LENGTH = 120;

/** Returns the public profile of an approved vendor by id or slug, or null. Accepts any input. */
export async function vendorDetail(idOrSlug: string): Promise<VendorDetail | null> {
  // PostgreSQL text cannot contain NUL.
  if (idOrSlug.length > MAX_KEY_LENGTH || idOrSlug.includes("\0")) return null;
  return cached(`vendor-detail:${idOrSlug}`, KEEP_SECONDS, async () => {
    const db = await getDb();
    const by = isId.isValidSync(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug };
    const row = await repo.findApproved(db, by);
    if (!row) return null;
    const [served, trackRecord, terms] = await Promise.all([
      repo.categoriesOf(db, [row.id]),
      measureTrackRecord(db, row.id),
      termsInForce(db, [row.id]),
    ]);
    return presentDetail(row, { served, trackRecord, terms: terms.get(row.id) ?? null });
  });
}

export type ClosedVendor = {
  slug: string;
  vendorName: string;
  category: { slug: string; name: string };
  /** Similar vendors, the closest first. */
  similar: VendorCard[];
};

/** Returns a vendor that has closed, by id or slug, or null. Accepts any input. */
export async function closedVendor(idOrSlug: string): Promise<ClosedVendor | null> {
  if (idOrSlug.length > MAX_KEY_LENGTH || idOrSlug.includes("\0")) return null;
  return cached(`closed-vendor:${idOrSlug}`, KEEP_SECONDS, async () => {
    const db = await getDb();
    const row = await repo.findClosed(db, isId.isValidSync(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug });
    if (!row) return null;
    const { id, ...closed } = row;
    return { ...closed, similar: await vendorCards(await similarVendorIds(db, id, null, SIMILAR_VENDORS)) };
  });
}

/** GET /vendor/for/web/{id}. Throws `not_found`. */
export async function requireVendorDetail(idOrSlug: string): Promise<VendorDetail> {
  const found = await vendorDetail(idOrSlug);
  if (!found) throw new AppError("not_found", "This vendor does not exist");
  return found;
}

/** GET /vendor/vendorList: approved vendors by name; `sortBy` is `asc` or `desc`. */
export function listVendors(query: PageQuery): Promise<Page<VendorCard>> {
  return cached(`vendor-list:${JSON.stringify(query)}`, KEEP_SECONDS, async () => {
    const db = await getDb();
    const [rows, total] = await Promise.all([repo.listApproved(db, query), repo.countApproved(db, query)]);
    return toPage(await withCategories(db, rows), total, query);
  });
}

/** GET user/getSimilarVendors: the most similar first. Throws `not_found`. */
export async function similarVendors({
  vendorId,
  serviceId,
}: SimilarVendorsQuery): Promise<Page<VendorCard>> {
  await requireVendorDetail(vendorId);
  return cached(`similar-vendors:${vendorId}:${serviceId ?? ""}`, KEEP_SECONDS, async () => {
    const ids = await similarVendorIds(await getDb(), vendorId, serviceId ?? null, SIMILAR_VENDORS);
    return toPage(await vendorCards(ids), ids.length, { page: 1, limit: SIMILAR_VENDORS });
  });
}

/** Returns the cards of approved vendors, in the order of `ids`. */
export async function vendorCards(ids: readonly string[]): Promise<VendorCard[]> {
  if (ids.length === 0) return [];
  const db = await getDb();
  const cards = await withCategories(db, await repo.findCards(db, ids));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function withCategories(db: Database, rows: repo.CardRow[]): Promise<VendorCard[]> {
  if (rows.length === 0) return [];
  const served = await repo.categoriesOf(
    db,
    rows.map((row) => row.id),
  );
  const servedBy = groupBy(served, (node) => node.vendorId);
  return rows.map((row) => presentCard(row, servedBy.get(row.id) ?? []));
}
