import { toPage } from "@/contracts/envelope";
import type {
  Declaration,
  OperatorVendor,
  OperatorVendors,
} from "@/contracts/catalogue/vendor/operator-vendor";
import type {
  OperatorVendorsQuery,
  VendorDecisionBody,
} from "@/contracts/catalogue/vendor/operator-vendor.schema";
import {
  OPERATOR_VENDOR_TRANSITIONS,
  nextVendorStatus,
  type OperatorVendorTransition,
} from "@/contracts/catalogue/vendor/vendor-status";
import { isUen } from "@/lib/business-number";
import { fullName } from "@/lib/text/full-name";
import { shownPhone } from "@/lib/phone/shown-phone";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { doneBy } from "@/server/modules/identity/operator/public";
import * as repo from "./repo/operator";
import { findApplicant } from "./repo/status";
import { decideVendor } from "./service-status";

/** GET /operator/vendor, longest waiting first. */
export async function operatorVendors(query: OperatorVendorsQuery): Promise<OperatorVendors> {
  const { rows, total } = await repo.vendorsForOperator(await getDb(), query);
  return toPage(
    rows.map(({ id, category, createdAt, ...row }) => ({
      _id: id,
      ...row,
      category: category ?? "",
      appliedAt: createdAt.toISOString(),
    })),
    total,
    query,
  );
}

/** GET /operator/vendor/{id}. Throws `not_found`. */
export async function operatorVendor(id: string): Promise<OperatorVendor> {
  const db = await getDb();
  const [found, file, twins] = await Promise.all([
    findApplicant(db, { id }),
    repo.vendorFile(db, id),
    repo.vendorTwins(db, id),
  ]);
  if (!found || !file) throw new AppError("not_found", "This vendor does not exist");
  const { comment = "", ...checks } = found.validationChecks ?? {};
  const owner = found.businessOwner;
  return {
    _id: found.id,
    slug: found.slug,
    vendorName: found.vendorName,
    email: found.email,
    status: found.status,
    statusReason: found.statusReason,
    appliedAt: found.createdAt.toISOString(),
    companyName: found.companyName,
    companyRegistrationNumber: found.companyRegistrationNumber,
    isUenValid: isUen(found.companyRegistrationNumber),
    website: found.website,
    phone: shownPhone(found.countryCode, found.phone),
    owner: owner && {
      name: fullName(owner),
      email: owner.email,
      phone: shownPhone(owner.countryCode, owner.phone),
    },
    undeclared: Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name as Declaration])),
    comment,
    ...file,
    twins: twins.map(({ id: twin, vendorName, status, uen, phone, website }) => ({
      _id: twin,
      vendorName,
      status,
      shares: [
        ...(uen ? (["UEN"] as const) : []),
        ...(phone ? (["phone"] as const) : []),
        ...(website ? (["website"] as const) : []),
      ],
    })),
    decisions: OPERATOR_VENDOR_TRANSITIONS.filter(
      (transition) => nextVendorStatus(found.status, transition, "operator") !== null,
    ),
  };
}

/** POST /operator/vendor/{id}/decision. Throws as `decideVendor` does. */
export async function decideOnVendor(
  actor: OperatorActor,
  id: string,
  { decision, reason }: VendorDecisionBody,
): Promise<OperatorVendor> {
  await decideVendor({
    vendor: { id },
    transition: decision as OperatorVendorTransition,
    reason,
    doneBy: doneBy(actor),
  });
  return operatorVendor(id);
}
