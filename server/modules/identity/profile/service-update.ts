import type { CustomerProfile } from "@/contracts/identity/auth";
import type { CustomerProfileBody } from "@/contracts/identity/account/profile.schema";
import { NOTHING_TO_UPDATE, PICTURE_FIELDS, type PictureField } from "@/contracts/identity/account/profile";
import { toCents } from "@/lib/money";
import { phoneCountry, phoneProblem } from "@/lib/phone/phone";
import { getStorage } from "@/server/adapters/storage/current-storage";
import { keepPicture } from "@/server/adapters/storage/kept-picture";
import { inTransaction } from "@/server/db/transaction";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import type { Files } from "@/server/http/request/form";
import { log } from "@/server/core/log/log";
import { lockCustomer, setLanguage, updateCustomer } from "@/server/modules/identity/account/public";
import { profileHooks } from "./hooks";
import { customerProfile, refuseAnothers } from "./service";

type Phone = { countryCode: string; phone: string };
const PICTURE_SIDE = 1200;
type Pictures = Partial<Record<PictureField, string | null>>;

/**
 * PATCH /user/profile/{id}: changes the given fields of the person and of the couple's wedding. Throws `forbidden` for
 * another account's profile and `bad_request` naming the invalid fields; then nothing changes and no picture is stored.
 */
export async function updateCustomerProfile(
  actor: CustomerActor,
  id: string,
  body: CustomerProfileBody,
  files: Files,
): Promise<CustomerProfile> {
  refuseAnothers(actor.accountId, id);
  const given = Object.values(body).some((value) => value !== undefined);
  if (!given && Object.keys(files).length === 0) throw new AppError("bad_request", NOTHING_TO_UPDATE);
  const { fresh, pictures } = await keepPictures(actor.customerId, body, files);
  const replaced = await write(actor, body, pictures).catch(async (error: unknown) => {
    await discardPortraits(fresh);
    throw error;
  });
  await discardPortraits(replaced);
  return customerProfile(actor, id);
}

/** Writes the changes and returns the replaced pictures. */
function write(
  { accountId, customerId: id }: CustomerActor,
  body: CustomerProfileBody,
  pictures: Pictures,
): Promise<string[]> {
  const { firstName, lastName, countryCode, phone, language, ...ofCouple } = body;
  const { budget, brideImage: _bride, groomImage: _groom, ...columns } = ofCouple;
  return inTransaction(async (tx) => {
    const before = await lockCustomer(tx, id);
    const person = accountId === id ? before : await lockCustomer(tx, accountId);
    if (!before || !person) throw new AppError("not_found", "This profile is gone");
    const reach = newPhone(person, { countryCode, phone });
    // The id is included because an UPDATE without columns is not valid SQL.
    await updateCustomer(tx, accountId, {
      id: accountId,
      firstName,
      lastName,
      ...(reach && { ...reach, phoneVerifiedAt: null }),
    });
    if (language) await setLanguage(tx, accountId, language);
    await updateCustomer(tx, id, {
      id,
      ...columns,
      ...pictures,
      ...(budget === undefined ? {} : { budgetCents: budget === null ? null : toCents(budget) }),
    });
    const { weddingDate: day } = body;
    if (day !== undefined && day !== before.weddingDate) {
      await profileHooks().weddingDayMoved(tx, id, before.weddingDate, day);
    }
    return PICTURE_FIELDS.flatMap((field) => {
      const old = before[field];
      return pictures[field] !== undefined && old ? [old] : [];
    });
  });
}

/**
 * Returns the new number, or null when it is unchanged. Its required length depends on the country code, new or old.
 */
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
      if (bytes)
        fresh.push(
          (pictures[field] = await keepPicture(field, bytes, {
            folder: `customer/${customerId}`,
            side: PICTURE_SIDE,
            what: field === "brideImage" ? "The bride’s picture" : "The groom’s picture",
          })),
        );
      else if (body[field] !== undefined) pictures[field] = null;
    }
  } catch (error) {
    await discardPortraits(fresh);
    throw error;
  }
  return { fresh, pictures };
}

/** Deletes pictures no longer in use, except the seed's shared ones. A failure to delete must not fail the update. */
export async function discardPortraits(names: readonly string[]): Promise<void> {
  for (const name of names.filter((each) => each.startsWith("customer/"))) {
    await getStorage()
      .remove(name)
      .catch((error: unknown) => log.warn({ err: error, name }, "a picture stays behind"));
  }
}
