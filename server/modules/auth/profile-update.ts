import type { CustomerProfile } from "@/contracts/auth";
import {
  type CustomerProfileBody,
  NOTHING_TO_UPDATE,
  PICTURE_FIELDS,
  type PictureField,
} from "@/contracts/profile";
import { toCents } from "@/lib/money";
import { phoneCountry, phoneProblem } from "@/lib/phone";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { inTransaction } from "@/server/db/transaction";
import type { CustomerActor } from "@/server/http/actor";
import { AppError } from "@/server/http/errors";
import type { Files } from "@/server/http/form";
import { log } from "@/server/log";
import { keepPicture } from "./picture";
import { customerProfile, refuseAnothers } from "./profile";
import * as repo from "./profile-repo";

type Phone = { countryCode: string; phone: string };
type Pictures = Partial<Record<PictureField, string | null>>;

/**
 * Spec customer §7, PATCH /user/profile/{id}: changes what is given. Throws `forbidden` for another's profile and
 * `bad_request` naming what is wrong; then nothing has changed, and no picture is left behind.
 */
export async function updateCustomerProfile(
  actor: CustomerActor,
  id: string,
  body: CustomerProfileBody,
  files: Files,
): Promise<CustomerProfile> {
  refuseAnothers(actor.customerId, id);
  const given = Object.values(body).some((value) => value !== undefined);
  if (!given && Object.keys(files).length === 0) throw new AppError("bad_request", NOTHING_TO_UPDATE);
  const { fresh, pictures } = await keepPictures(actor.customerId, body, files);
  const replaced = await write(actor.customerId, body, pictures).catch(async (error: unknown) => {
    await discard(fresh);
    throw error;
  });
  await discard(replaced);
  return customerProfile(actor, id);
}

/** Writes the changes; answers the pictures that they took the place of. */
function write(id: string, body: CustomerProfileBody, pictures: Pictures): Promise<string[]> {
  const { budget, brideImage: _bride, groomImage: _groom, countryCode, phone, ...columns } = body;
  return inTransaction(async (tx) => {
    const before = await repo.lockCustomer(tx, id);
    if (!before) throw new AppError("not_found", "This profile is gone");
    const reach = newPhone(before, { countryCode, phone });
    await repo.updateCustomer(tx, id, {
      ...columns,
      ...pictures,
      ...(budget === undefined ? {} : { budgetCents: budget === null ? null : toCents(budget) }),
      ...(reach && { ...reach, phoneVerifiedAt: null }),
      // Without a column SQL has nothing to set.
      id,
    });
    return PICTURE_FIELDS.flatMap((field) => {
      const old = before[field];
      return pictures[field] !== undefined && old ? [old] : [];
    });
  });
}

/** The number as it will be, or null when it stays. Its length goes by the country code, new or old. */
function newPhone(before: Phone, given: Partial<Phone>): Phone | null {
  const after = {
    countryCode: given.countryCode ?? before.countryCode,
    phone: given.phone ?? before.phone,
  };
  if (after.countryCode === before.countryCode && after.phone === before.phone) return null;
  const problem = after.phone === "" ? null : phoneProblem(after.countryCode, after.phone);
  const field = phoneCountry(after.countryCode) ? "phone" : "countryCode";
  const message = problem ?? (field === "countryCode" ? phoneProblem(after.countryCode, "") : null);
  if (message) throw new AppError("bad_request", message, [{ field, message }]);
  return after;
}

async function keepPictures(
  customerId: string,
  body: CustomerProfileBody,
  files: Files,
): Promise<{ fresh: string[]; pictures: Pictures }> {
  const fresh: string[] = [];
  const pictures: Pictures = {};
  try {
    for (const field of PICTURE_FIELDS) {
      const bytes = files[field];
      if (bytes) fresh.push((pictures[field] = await keepPicture(field, bytes, customerId)));
      else if (body[field] !== undefined) pictures[field] = null;
    }
  } catch (error) {
    await discard(fresh);
    throw error;
  }
  return { fresh, pictures };
}

/** A picture that nobody shows any more; that it could not be removed is no reason to fail. Seeded ones are shared. */
async function discard(names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => each.startsWith("customer/"))) {
    await getStorage()
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
  }
}
