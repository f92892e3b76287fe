import type { VendorStatus } from "@/contracts/identity/vendor-account";
import {
  nextVendorStatus,
  type VendorTransition,
  VENDOR_STATUS_LABELS,
  VENDOR_TRANSITIONS,
} from "@/contracts/catalogue/vendor/vendor-status";
import { cleanEmail } from "@/lib/text/email";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import { loginLink } from "@/server/core/links";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { recordAct } from "@/server/modules/identity/operator/public";
import { enqueueMessage } from "@/server/mail/public";
import {
  vendorApproved,
  vendorChangesRequested,
  vendorClosed,
  vendorReinstated,
  vendorRejected,
  vendorSuspended,
} from "./mail";
import * as repo from "./repo/status";

/** A vendor as shown to the operator for a decision. */
export type Application = repo.ApplicationRow;

const REASON_MAX = 1_000;

/** Returns vendors of one status or all, the longest waiting first. */
export async function listApplications(status: VendorStatus | null): Promise<Application[]> {
  return repo.listByStatus(await getDb(), status);
}

/** Returns the application of an address. Throws `not_found`. */
export async function findApplication(email: string): Promise<Application> {
  return (await repo.findApplicant(await getDb(), { email: cleanEmail(email) })) ?? unknown(email);
}

/** Returns why a vendor takes no new business, or null for one that may. */
export async function stoppedBy(vendorId: string): Promise<"suspended" | "closed" | null> {
  const status = await repo.statusOf(await getDb(), vendorId);
  return status === "suspended" || status === "closed" ? status : null;
}

type Decided = Exclude<VendorTransition, "resubmit">;

export type Decision = {
  vendor: repo.VendorKey;
  transition: Decided;
  reason?: string;
  /** `operator:<email>` */
  doneBy: string;
};

/**
 * Applies a transition of the status graph, records the actor and mails the vendor, in one transaction. Throws
 * `not_found`, `bad_request` without a required reason, and `conflict` when the graph has no such transition.
 */
export function decideVendor(decision: Decision): Promise<Application> {
  return inTransaction((tx) => decideVendorIn(tx, decision));
}

/** The same as part of a transaction. */
export async function decideVendorIn(
  tx: Transaction,
  { vendor, transition, reason = "", doneBy }: Decision,
): Promise<Application> {
  const why = reason.trim();
  if (VENDOR_TRANSITIONS[transition].reason && !why) {
    throw new AppError("bad_request", "Please give a reason: the vendor reads it");
  }
  if (why.length > REASON_MAX || why.includes("\0")) {
    throw new AppError("bad_request", `The reason must be at most ${REASON_MAX} characters of text`);
  }
  const key = "email" in vendor ? { email: cleanEmail(vendor.email) } : vendor;
  const found = (await repo.lockApplicant(tx, key)) ?? unknown("email" in key ? key.email : "");
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
  await recordAct(tx, {
    doneBy,
    kind: `vendor.${transition}`,
    subjectId: found.id,
    subject: found.vendorName,
    before: { status: found.status },
    after: { status },
    reason: why,
  });
  await mailDecision(tx, transition, found, why);
  return { ...found, status, statusReason };
}

const EVENTS: Record<Decided, string> = {
  approve: "approved",
  requestChanges: "changes-requested",
  reject: "rejected",
  suspend: "suspended",
  reinstate: "reinstated",
  close: "closed",
};

function mailDecision(
  tx: Transaction,
  transition: Decided,
  { email: to, vendorName }: Application,
  reason: string,
): Promise<void> {
  const vendor = { to, vendorName };
  switch (transition) {
    case "approve":
      return enqueueMessage(tx, vendorApproved, { ...vendor, loginLink: loginLink("vendor") });
    case "requestChanges":
      return enqueueMessage(tx, vendorChangesRequested, {
        ...vendor,
        reason,
        loginLink: loginLink("vendor"),
      });
    case "reject":
      return enqueueMessage(tx, vendorRejected, { ...vendor, reason });
    case "suspend":
      return enqueueMessage(tx, vendorSuspended, { ...vendor, reason });
    case "reinstate":
      return enqueueMessage(tx, vendorReinstated, { ...vendor, loginLink: loginLink("vendor") });
    case "close":
      return enqueueMessage(tx, vendorClosed, { ...vendor, reason, loginLink: loginLink("vendor") });
  }
}

function refusal({ vendorName, status }: Application, transition: Decided): string {
  const from = VENDOR_TRANSITIONS[transition].from.map((each) => VENDOR_STATUS_LABELS[each]);
  return `${vendorName} is ${VENDOR_STATUS_LABELS[status]}; this is for vendors that are ${from.join(" or ")}`;
}

function unknown(email: string): never {
  throw new AppError(
    "not_found",
    email ? `No vendor has the address ${email}` : "This vendor does not exist",
  );
}
