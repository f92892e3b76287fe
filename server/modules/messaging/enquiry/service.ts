import {
  type Enquiry,
  ENQUIRY_STAGES,
  type EnquiryCounts,
  type EnquiryPage,
} from "@/contracts/messaging/enquiry";
import type {
  EnquiryListQuery,
  LoseEnquiryBody,
  SaveEnquiryBody,
} from "@/contracts/messaging/enquiry.schema";
import { coupleName } from "@/lib/couple-name";
import { todayInSingapore } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import type { VendorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { teamPeople } from "@/server/modules/catalogue/team/public";
import * as repo from "./repo";

type People = Awaited<ReturnType<typeof teamPeople>>;

/** GET /vendor/enquiry: the vendor's enquiries, the latest first. */
export async function listEnquiries(
  { vendorId, accountId }: VendorActor,
  { stage, mine, due, cursor, limit }: EnquiryListQuery,
): Promise<EnquiryPage> {
  const db = await getDb();
  const rows = await repo.listEnquiries(db, vendorId, {
    stage,
    handlerId: mine ? accountId : undefined,
    dueBy: due ? todayInSingapore() : undefined,
    after: cursor ? readCursor(cursor) : null,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)?.enquiry : undefined;
  const people = await teamPeople(db, vendorId);
  return {
    enquiries: page.map((row) => present(row, people)),
    nextCursor: last ? `${last.lastAt.getTime()}.${last.id}` : null,
  };
}

/** GET /vendor/enquiry/counts: the number of enquiries in each stage and due today, and the team. */
export async function countEnquiries({ vendorId }: VendorActor): Promise<EnquiryCounts> {
  const db = await getDb();
  const [counted, due, team] = await Promise.all([
    repo.countStages(db, vendorId),
    repo.countDue(db, vendorId, todayInSingapore()),
    teamPeople(db, vendorId),
  ]);
  const stages = Object.fromEntries(ENQUIRY_STAGES.map((stage) => [stage, 0])) as EnquiryCounts["stages"];
  for (const { stage, enquiries } of counted) stages[stage] = enquiries;
  return { stages, due, team };
}

/** GET /vendor/enquiry/{id}. Throws `not_found`. */
export async function readEnquiry({ vendorId }: VendorActor, id: string): Promise<Enquiry> {
  return enquiryOf(await getDb(), vendorId, id);
}

/** PATCH /vendor/enquiry/{id}. Throws `not_found`, and `bad_request` for a person who is not on the team. */
export async function saveEnquiry(
  { vendorId }: VendorActor,
  id: string,
  { estimate, followUpOn, handlerId }: SaveEnquiryBody,
): Promise<Enquiry> {
  const db = await getDb();
  if (handlerId) {
    const people = await teamPeople(db, vendorId);
    if (!people.some(({ accountId }) => accountId === handlerId)) {
      const message = "Choose somebody of your team";
      throw new AppError("bad_request", message, [{ field: "handlerId", message }]);
    }
  }
  const saved = await repo.saveEnquiry(db, vendorId, id, {
    ...(estimate === undefined ? {} : { valueCents: estimate === null ? null : toCents(estimate) }),
    ...(followUpOn === undefined ? {} : { followUpOn }),
    ...(handlerId === undefined ? {} : { handlerAccountId: handlerId }),
  });
  if (!saved) throw noSuchEnquiry();
  return enquiryOf(db, vendorId, id);
}

/** POST /vendor/enquiry/{id}/lost. Throws `not_found`, and `conflict` for one that is booked. */
export async function loseEnquiry(
  { vendorId }: VendorActor,
  id: string,
  { reason }: LoseEnquiryBody,
): Promise<Enquiry> {
  const db = await getDb();
  const marked = await repo.markLost(db, vendorId, id, reason);
  const enquiry = await enquiryOf(db, vendorId, id);
  if (!marked && enquiry.stage === "booked") {
    throw new AppError("conflict", "This couple has booked you. Cancel the order to lose it.");
  }
  return enquiry;
}

/** POST /vendor/enquiry/{id}/reopen: restores the stage that follows from its activity. Throws `not_found`. */
export async function reopenEnquiry({ vendorId }: VendorActor, id: string): Promise<Enquiry> {
  const db = await getDb();
  await repo.reopen(db, vendorId, id);
  return enquiryOf(db, vendorId, id);
}

async function enquiryOf(db: Db, vendorId: string, id: string): Promise<Enquiry> {
  const [row] = await repo.listEnquiries(db, vendorId, { id, limit: 1 });
  if (!row) throw noSuchEnquiry();
  return present(row, await teamPeople(db, vendorId));
}

function present(
  { enquiry, couple, talk, orderedCents, offeredCents }: repo.EnquiryListRow,
  people: People,
): Enquiry {
  const handler = people.find(({ accountId }) => accountId === enquiry.handlerAccountId);
  return {
    id: enquiry.id,
    _id: enquiry.id,
    stage: enquiry.stage,
    source: enquiry.source,
    couple: { name: coupleName(couple), weddingDate: couple.weddingDate },
    roomId: talk?.roomId ?? null,
    lastWords: talk?.words ?? "",
    lastMine: talk ? !talk.isCouples : false,
    value: valueOf(orderedCents, offeredCents, enquiry.valueCents),
    estimate: enquiry.valueCents === null ? null : toDollars(enquiry.valueCents),
    followUpOn: enquiry.followUpOn,
    handler: handler ?? null,
    lostReason: enquiry.lostReason,
    lastAt: enquiry.lastAt.toISOString(),
    createdAt: enquiry.createdAt.toISOString(),
  };
}

function valueOf(ordered: number | null, offered: number | null, estimated: number | null): Enquiry["value"] {
  if (ordered) return { amount: toDollars(ordered), by: "order" };
  if (offered) return { amount: toDollars(offered), by: "offer" };
  return estimated ? { amount: toDollars(estimated), by: "estimate" } : null;
}

function readCursor(cursor: string): repo.EnquiryPlace {
  const [at = "", id = ""] = cursor.split(".");
  return { lastAt: new Date(Number(at)), id };
}

const noSuchEnquiry = () => new AppError("not_found", "This enquiry does not exist");
