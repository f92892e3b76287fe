import type { Actor, CustomerActor, OperatorActor, VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { Party } from "./repo/room";

/** Returns the caller's side of a room. Operators have none. */
export function partyOf(actor: CustomerActor | VendorActor): Party;
export function partyOf(actor: CustomerActor | VendorActor | OperatorActor): Party | null;
export function partyOf(actor: Actor): Party | null {
  const { accountId } = actor;
  switch (actor.role) {
    case "customer":
      // Both partners write as the couple.
      return { side: "customer", id: actor.customerId, accountId: actor.customerId };
    case "vendor":
      return { side: "vendor", id: actor.vendorId, accountId };
    case "operator":
      return null;
  }
}

export const noSuchRoom = () => new AppError("not_found", "This conversation does not exist");

/** The same error for a vendor that doesn't exist and one that is not approved. */
export const noSuchVendor = () => new AppError("not_found", "This vendor cannot be reached at Sayang");
