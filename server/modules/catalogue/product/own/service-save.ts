import { isDeepStrictEqual } from "node:util";
import type { OwnProductDetail, RevisedProduct } from "@/contracts/catalogue/product/own-product";
import { PRODUCT_MESSAGES } from "@/contracts/catalogue/product/own-product";
import type { CreateProductBody, UpdateProductBody } from "@/contracts/catalogue/product/own-product.schema";
import { PRODUCT_STATUS, type ProductStatus } from "@/contracts/catalogue/product/product";
import { instantInSingapore } from "@/lib/dates";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { categoryTree } from "@/server/modules/catalogue/category/public";
import { refreshPriceFrom } from "@/server/modules/catalogue/vendor/public";
import { BLANK, freeSlug, slugBase, withChanges, withoutHiddenLimits } from "./content";
import { arrangeGallery, discardPictures, storeUploads } from "./gallery";
import { contentOf } from "./present";
import * as repo from "./repo";
import { findSeller, type Seller } from "./repo-seller";
import { noSuchProduct, ownProduct } from "./service";

type Saved = Partial<Parameters<typeof repo.insertProduct>[1]>;

/**
 * POST /vendor-product: published if the given date has come, unpublished otherwise. When the vendor may not publish
 * directly, first publication waits for review. Throws `bad_request` naming the fields.
 */
export async function createProduct(
  actor: VendorActor,
  body: CreateProductBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<OwnProductDetail> {
  const { vendorId } = actor;
  const tree = await categoryTree();
  const blank = {
    ...BLANK,
    title: "",
    slug: "",
    level1Id: "",
    priceCents: 0,
    gstType: 0 as const,
    allInCents: 0,
    priceMetric: "",
  };
  const content = withChanges(blank, body, tree);
  const id = await withPictures(vendorId, uploads, (fresh) =>
    inTransaction(async (tx) => {
      const seller = await requireSeller(tx, vendorId);
      const images = arrangeGallery([], fresh, body.productGallerySorting);
      const slug = await newSlug(tx, vendorId, body.slug || content.title);
      const publication = publicationOf(
        { status: 0, approved: false },
        seller,
        body.publishImmediatelyDate,
        now,
      );
      const made = await repo.insertProduct(tx, {
        ...content,
        images,
        slug,
        vendorId,
        ...ownAffairs(body),
        ...publication,
        updatedAt: now,
      });
      await refreshPriceFrom(tx, vendorId);
      return made;
    }),
  );
  return ownProduct(actor, id);
}

/**
 * PATCH /vendor-product/{id}: changes the given fields. A published product stays unchanged while an edit waits for
 * review; off days, hours and selling change immediately. Throws `not_found`, `bad_request` naming the fields, and
 * `conflict` when the product has been saved since the form loaded it.
 */
export async function updateProduct(
  actor: VendorActor,
  id: string,
  body: UpdateProductBody,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<OwnProductDetail> {
  const { vendorId } = actor;
  const tree = await categoryTree();
  // Checked before decoding anything, so that requests for other vendors' products cost little.
  await ownProduct(actor, id);
  await withPictures(vendorId, uploads, (fresh) =>
    inTransaction(async (tx) => {
      const [row] = await repo.lockOwn(tx, vendorId, [id]);
      if (!row) throw noSuchProduct();
      if (body.version !== undefined && body.version !== row.version) {
        throw new AppError("conflict", PRODUCT_MESSAGES.changedElsewhere);
      }
      const seller = await requireSeller(tx, vendorId);
      const revision = await repo.findRevision(tx, id);
      const before = revision?.content ?? contentOf(row);
      const images =
        fresh.length > 0 || body.productGallerySorting
          ? arrangeGallery(before.images, fresh, body.productGallerySorting)
          : before.images;
      const after = { ...withChanges(before, body, tree), images };
      const slug = body.slug || before.slug;
      // An edit doesn't reserve its slug: another product may have taken it.
      if (slug !== row.slug) after.slug = await newSlug(tx, vendorId, slug, row.slug);
      await save(tx, { row, seller, before, after, body, now, revised: revision !== null });
      await refreshPriceFrom(tx, vendorId);
    }),
  );
  return ownProduct(actor, id);
}

/** The part of a save that isn't the product's content. */
type Affairs = {
  [K in "customOffDays" | "openHours" | "enableSelling" | "publishImmediatelyDate"]?:
    | UpdateProductBody[K]
    | undefined;
};

type Saving = {
  row: repo.OwnRow;
  seller: Seller;
  before: RevisedProduct;
  after: RevisedProduct;
  body: Affairs;
  now: Date;
  revised: boolean;
};

/** The columns that a save writes, and its effect on the edit that waits for review. */
export type PlannedSave = { values: Saved; revision: "save" | "delete" | "keep" };

/** Plans a save without writing anything. */
export function planSave({ row, seller, before, after, body, now, revised }: Saving): PlannedSave {
  const changed = !isDeepStrictEqual(before, after);
  const common: Saved = { ...ownAffairs(body), version: row.version + 1, updatedAt: now };
  const isLive = row.status === PRODUCT_STATUS.published;
  if (isLive && !seller.publishProductDirectly) {
    return { values: common, revision: changed ? "save" : "keep" };
  }
  const revision = revised ? "delete" : "keep";
  // A trusted vendor's live version is replaced in one statement and stays published.
  if (isLive) return { values: { ...common, ...after }, revision };
  const approved = row.approvedAt !== null && !changed && !revised;
  const publication = publicationOf(
    { status: row.status, approved },
    seller,
    body.publishImmediatelyDate,
    now,
  );
  const approvedAt = publication.approvedAt ?? (approved ? row.approvedAt : null);
  return { values: { ...common, ...after, ...publication, approvedAt }, revision };
}

async function save(tx: Transaction, saving: Saving): Promise<void> {
  const { values, revision } = planSave(saving);
  const { id } = saving.row;
  if (revision === "save") await repo.saveRevision(tx, id, saving.after);
  if (revision === "delete") await repo.deleteRevision(tx, id);
  await repo.updateProduct(tx, id, values);
}

export type Publication = {
  status: ProductStatus;
  publishAt?: Date | null;
  approvedAt?: Date;
  statusReason?: string;
};

/** The status after a save (docs/api-contract.md): 2 becomes 4; published if the date has come, else unpublished. */
export function publicationOf(
  product: { status: ProductStatus; approved: boolean },
  seller: Seller,
  date: string | null | undefined,
  now: Date,
): Publication {
  const publishAt = date ? instantInSingapore(date, "00:00") : date === undefined ? undefined : null;
  const when = publishAt === undefined ? {} : { publishAt };
  if (product.status === PRODUCT_STATUS.changesRequested) {
    return { status: PRODUCT_STATUS.resubmitted, statusReason: "", ...when };
  }
  if (product.status === PRODUCT_STATUS.resubmitted) {
    // Without a date, it is withdrawn from review.
    return { status: date === null ? PRODUCT_STATUS.unpublished : PRODUCT_STATUS.resubmitted, ...when };
  }
  if (!publishAt) return { status: PRODUCT_STATUS.unpublished, ...when };
  if (!seller.publishProductDirectly && !product.approved)
    return { status: PRODUCT_STATUS.resubmitted, publishAt };
  const due = publishAt <= now;
  return { status: due ? PRODUCT_STATUS.published : PRODUCT_STATUS.unpublished, publishAt, approvedAt: now };
}

/** The changes that need no review. */
function ownAffairs({ customOffDays, openHours, enableSelling }: Affairs): Saved {
  const week = openHours && Object.values(openHours).some((day) => day !== null) ? openHours : null;
  return {
    ...(customOffDays && { customOffDays: [...new Set(customOffDays)].toSorted() }),
    ...(openHours !== undefined && { openHours: week as Saved["openHours"] }),
    ...(enableSelling !== undefined && { enableSelling }),
  };
}

/** POST /vendor-product/duplicate/{id}: an unpublished copy. Throws `not_found`. */
export async function duplicateProduct(
  actor: VendorActor,
  id: string,
  now = new Date(),
): Promise<OwnProductDetail> {
  const { vendorId } = actor;
  const copy = await inTransaction(async (tx) => {
    const [row] = await repo.lockOwn(tx, vendorId, [id]);
    if (!row) throw noSuchProduct();
    const content = withoutHiddenLimits((await repo.findRevision(tx, id))?.content ?? contentOf(row));
    const title = `Copy of ${content.title}`.slice(0, 120);
    const { customOffDays, openHours, enableSelling } = row;
    return repo.insertProduct(tx, {
      ...content,
      title,
      vendorId,
      customOffDays,
      openHours,
      enableSelling,
      skuCode: "",
      slug: await newSlug(tx, vendorId, title),
      featured: false,
      updatedAt: now,
    });
  });
  return ownProduct(actor, copy);
}

async function withPictures<T>(
  vendorId: string,
  uploads: readonly Upload[],
  work: (fresh: Awaited<ReturnType<typeof storeUploads>>) => Promise<T>,
): Promise<T> {
  const fresh = await storeUploads(vendorId, uploads);
  return work(fresh).catch(async (error: unknown) => {
    await discardPictures(fresh.map(({ media }) => media));
    throw error;
  });
}

export async function newSlug(
  tx: Transaction,
  vendorId: string,
  wanted: string,
  own?: string,
): Promise<string> {
  const base = await slugBase(wanted);
  const taken = await repo.slugsLike(tx, vendorId, base);
  if (own) taken.delete(own);
  return freeSlug(base, taken);
}

export async function requireSeller(tx: Transaction, vendorId: string): Promise<Seller> {
  const seller = await findSeller(tx, vendorId);
  if (!seller) throw noSuchProduct();
  return seller;
}
