import { allInOn, priceListOf } from "@/contracts/catalogue/price/day-price";
import type { OfferOptions, OfferTemplate, OfferTemplates } from "@/contracts/sale/offer";
import { OFFER_LIMITS } from "@/contracts/sale/offer";
import type { OfferTemplateBody } from "@/contracts/sale/offer.schema";
import { coupleName } from "@/lib/couple-name";
import type { IsoDate } from "@/lib/dates";
import { priceParts, toDollars } from "@/lib/money";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo";
import * as templates from "./repo-template";
import { noSuchRoom } from "./service-read";
import { stepsOf } from "./steps";

const noSuchTemplate = () => new AppError("not_found", "This template does not exist");

/**
 * Returns the products and templates for an offer in a conversation, with prices in dollars on a date. Throws
 * `not_found`.
 */
export async function offerOptions(
  vendorId: string,
  roomId: string,
  date: IsoDate | undefined,
): Promise<OfferOptions> {
  const db = await getDb();
  const sides = await repo.findSides(db, roomId, { vendorId });
  if (!sides) throw noSuchRoom();
  const couple = await repo.findCouple(db, sides.customerId);
  const day = date ?? couple.weddingDate;
  const { paymentPolicy } = await repo.findVendor(db, vendorId);
  const products = await repo.offerableProducts(db, vendorId);
  return {
    products: products.map((product) => ({
      id: product.id,
      title: product.title,
      image: product.images[0] ?? null,
      priceMetric: product.priceMetric,
      unitPrice: toDollars(allInOn(priceListOf(product), day, product)),
      extras: product.addOns.map(({ name, priceCents, per }) => ({
        name,
        per,
        unitPrice: toDollars(priceParts(priceCents, product.gstType, product.plusPlus).total),
      })),
    })),
    couple: { name: coupleName(couple), weddingDate: couple.weddingDate },
    steps: paymentPolicy.milestones,
    templates: (await templates.templatesOf(db, vendorId)).map(presentTemplate),
  };
}

export async function listTemplates(vendorId: string): Promise<OfferTemplates> {
  return { templates: (await templates.templatesOf(await getDb(), vendorId)).map(presentTemplate) };
}

/** Adds a template. Throws `conflict` at the limit. */
export async function addTemplate(vendorId: string, body: OfferTemplateBody): Promise<OfferTemplates> {
  await inTransaction(async (tx) => {
    if ((await templates.countTemplates(tx, vendorId)) >= OFFER_LIMITS.templates) {
      throw new AppError("conflict", `You can keep ${OFFER_LIMITS.templates} templates. Delete one first.`);
    }
    await templates.insertTemplate(tx, { vendorId, ...columnsOf(body) });
  });
  return listTemplates(vendorId);
}

/** Throws `not_found` for another vendor's. */
export async function changeTemplate(
  vendorId: string,
  id: string,
  body: OfferTemplateBody,
): Promise<OfferTemplates> {
  const done = await templates.updateTemplate(await getDb(), vendorId, id, columnsOf(body));
  if (!done) throw noSuchTemplate();
  return listTemplates(vendorId);
}

/** Throws `not_found` for another vendor's. */
export async function removeTemplate(vendorId: string, id: string): Promise<OfferTemplates> {
  if (!(await templates.deleteTemplate(await getDb(), vendorId, id))) throw noSuchTemplate();
  return listTemplates(vendorId);
}

function columnsOf({ name, items, steps, validDays, holdDays, terms, note }: OfferTemplateBody) {
  return { name, items, steps: stepsOf(steps), validDays, holdDays, terms, note };
}

function presentTemplate({ vendorId: _, createdAt: __, ...row }: templates.TemplateRow): OfferTemplate {
  return { ...row, _id: row.id };
}
