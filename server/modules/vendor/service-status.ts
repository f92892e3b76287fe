import type { VendorStatus } from "@/contracts/vendor";
import {
  nextVendorStatus,
  type OperatorVendorTransition,
  VENDOR_STATUS_LABELS,
  VENDOR_TRANSITIONS,
} from "@/contracts/vendor-status";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/http/errors";
import { loginLink } from "@/server/links";
import { recordEvent } from "@/server/modules/account-event/service";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import * as repo from "./repo-status";

export type Application = repo.ApplicationRow;

type Message = Parameters<typeof enqueueMessage>[1];

const REASON_MAX = 1_000;

/** Vendors of a status, or all of them, those who wait longest first. */
export async function listApplications(status: VendorStatus | null): Promise<Application[]> {
  return repo.listByStatus(await getDb(), status);
}

/** Throws `not_found`. */
export async function findApplication(email: string): Promise<Application> {
  return (await repo.findByEmail(await getDb(), normal(email))) ?? unknown(email);
}

export type Decision = {
  email: string;
  transition: OperatorVendorTransition;
  reason?: string;
  /** `operator:<who>` */
  doneBy: string;
};

/**
 * Takes a vendor along the graph, notes who did it and mails the vendor, all or nothing. Throws `not_found`,
 * `bad_request` without a reason where one is needed, and `conflict` where the graph has no such way.
 */
export async function decideVendor({
  email,
  transition,
  reason = "",
  doneBy,
}: Decision): Promise<Application> {
  const why = reason.trim();
  if (VENDOR_TRANSITIONS[transition].reason && !why) {
    throw new AppError("bad_request", "Please give a reason: the vendor reads it");
  }
  if (why.length > REASON_MAX || why.includes("\0")) {
    throw new AppError("bad_request", `The reason must be at most ${REASON_MAX} characters of text`);
  }
  return inTransaction(async (tx) => {
    const found = (await repo.lockByEmail(tx, normal(email))) ?? unknown(email);
    const status = nextVendorStatus(found.status, transition, "operator");
    if (!status) throw new AppError("conflict", refusal(found, transition));
    const statusReason = VENDOR_TRANSITIONS[transition].reason ? why : "";
    await repo.setStatus(tx, found.id, status, statusReason);
    await recordEvent(tx, {
      accountId: found.accountId,
      kind: `vendor-${EVENTS[transition]}`,
      doneBy,
      detail: why,
    });
    await enqueueMessage(tx, messageOf(transition, found, why));
    return { ...found, status, statusReason };
  });
}

const EVENTS: Record<OperatorVendorTransition, string> = {
  approve: "approved",
  requestChanges: "changes-requested",
  reject: "rejected",
  suspend: "suspended",
  reinstate: "reinstated",
};

function messageOf(
  transition: OperatorVendorTransition,
  { email: to, vendorName }: Application,
  reason: string,
): Message {
  switch (transition) {
    case "approve":
      return { to, kind: "vendor-approved", vendorName, loginLink: loginLink("vendor") };
    case "requestChanges":
      return { to, kind: "vendor-changes-requested", vendorName, reason, loginLink: loginLink("vendor") };
    case "reject":
      return { to, kind: "vendor-rejected", vendorName, reason };
    case "suspend":
      return { to, kind: "vendor-suspended", vendorName, reason };
    case "reinstate":
      return { to, kind: "vendor-reinstated", vendorName, loginLink: loginLink("vendor") };
  }
}

function refusal({ vendorName, status }: Application, transition: OperatorVendorTransition): string {
  const from = VENDOR_TRANSITIONS[transition].from.map((each) => VENDOR_STATUS_LABELS[each]);
  return `${vendorName} is ${VENDOR_STATUS_LABELS[status]}; this is for vendors that are ${from.join(" or ")}`;
}

function unknown(email: string): never {
  throw new AppError("not_found", `No vendor has the address ${email}`);
}

const normal = (email: string) => email.trim().toLowerCase();
