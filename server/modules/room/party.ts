import type { Actor, CustomerActor, OperatorActor, VendorActor } from "@/server/http/actor";
import { AppError } from "@/server/http/errors";
import type { Party } from "./repo";

/** Which side of a room the caller is; an operator is none. */
export function partyOf(actor: CustomerActor | VendorActor): Party;
export function partyOf(actor: CustomerActor | VendorActor | OperatorActor): Party | null;
export function partyOf(actor: Actor): Party | null {
  const { accountId } = actor;
  switch (actor.role) {
    case "customer":
      return { side: "customer", id: actor.customerId, accountId };
    case "vendor":
      return { side: "vendor", id: actor.vendorId, accountId };
    case "operator":
      return null;
  }
}

export const noSuchRoom = () => new AppError("not_found", "This conversation does not exist");

/** The same for one that was never there and one that is not approved. */
export const noSuchVendor = () => new AppError("not_found", "This vendor cannot be reached at Sayang");
