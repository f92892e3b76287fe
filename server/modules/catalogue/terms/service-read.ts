import type { VendorTermsPage, VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import { uuid } from "@/contracts/fields.schema";
import { todayInSingapore } from "@/lib/dates";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { presentRef } from "./present";
import * as repo from "./repo";

/** Returns the terms that apply to new orders of these vendors, by vendor; those without any are left out. */
export async function termsInForce(
  db: Db,
  vendorIds: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, VendorTermsRef>> {
  const rows = await repo.inForce(db, [...new Set(vendorIds)], todayInSingapore(now));
  const terms = new Map<string, VendorTermsRef>();
  for (const row of rows) {
    const ref = presentRef(row);
    if (ref) terms.set(row.vendorId, ref);
  }
  return terms;
}

/** Returns a version of any vendor's terms, or null. */
export async function termsById(db: Db, id: string): Promise<VendorTermsRef | null> {
  const row = await repo.findTerms(db, id);
  return row && presentRef(row);
}

/** Returns the content of a version, for the agreement of an order that was placed under it. */
export async function termsToAgree(
  db: Db,
  id: string,
): Promise<(VendorTermsRef & { text: string; file: Buffer | null }) | null> {
  const row = await repo.findContent(db, id);
  const ref = row && presentRef(row);
  return ref && { ...ref, text: row.body ?? "", file: row.file };
}

const isId = uuid().required();
const MAX_KEY_LENGTH = 120;

/** Returns a version of a vendor's terms for its public page, or null before its first day. Accepts any input. */
export async function termsPage(
  idOrSlug: string,
  version: string,
  now = new Date(),
): Promise<VendorTermsPage | null> {
  // PostgreSQL text cannot contain NUL.
  if (idOrSlug.length > MAX_KEY_LENGTH || idOrSlug.includes("\0")) return null;
  if (!/^[1-9]\d{0,3}$/.test(version)) return null;
  const db = await getDb();
  const by = isId.isValidSync(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug };
  const row = await repo.findVersion(db, by, Number(version), todayInSingapore(now));
  const ref = row && presentRef(row);
  if (!ref) return null;
  const current = (await termsInForce(db, [row.vendorId], now)).get(row.vendorId) ?? null;
  return {
    ...ref,
    vendorName: row.vendorName,
    slug: row.slug,
    text: row.body ?? "",
    current: current && current.version,
  };
}

/**
 * GET /vendor/terms/file/{id}: the PDF, or the text as it was written. The vendor's own team gets every version, others
 * those that have a public page. Throws `not_found`.
 */
export async function termsFile(actor: Actor | null, id: string, now = new Date()): Promise<Response> {
  const row = await repo.findContent(await getDb(), id);
  const isShown = row?.isPublic && row.appliesFrom <= todayInSingapore(now);
  const isOwn = actor?.role === "vendor" && actor.vendorId === row?.vendorId;
  const bytes = row?.kind === "pdf" ? row.file : Buffer.from(row?.body ?? "", "utf8");
  if (!row || row.kind === "none" || !bytes || !(isShown || isOwn)) {
    throw new AppError("not_found", "These terms do not exist");
  }
  const ascii = row.fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": row.kind === "pdf" ? "application/pdf" : "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(row.fileName)}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      // A published version never changes.
      "cache-control": isShown ? "public, max-age=86400, immutable" : "private, no-store",
    },
  });
}
