import { stringify } from "csv-stringify/sync";
import { type Page, toPage } from "@/contracts/envelope";
import { MAX_CONTACTS, type VendorCustomer, type VendorCustomerDetail } from "@/contracts/messaging/customer";
import type {
  AddCustomerBody,
  CustomerListQuery,
  SaveCustomerBody,
} from "@/contracts/messaging/customer.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { todayInSingapore } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import { shownNumber, storedNumber } from "@/lib/phone/shown-phone";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import * as repo from "./repo";

const SHOWN = 10;
const EXPORT_MAX = 10_000;
const COLUMNS = [
  "Name",
  "Email",
  "Phone",
  "Wedding",
  "Purchases",
  "Value",
  "Last contact",
  "Next date",
  "Tags",
  "Note",
];

/**
 * GET /vendor/customer: couples that bought, asked or visited, and the vendor's own contacts, the most recent first.
 */
export async function listCustomers(
  vendorId: string,
  query: CustomerListQuery,
  now = new Date(),
): Promise<Page<VendorCustomer>> {
  const { page, limit, sortBy } = query;
  const { rows, total } = await repo.listPeople(await getDb(), vendorId, todayInSingapore(now), query, {
    limit,
    offset: (page - 1) * limit,
    direction: sortBy === "desc" ? "desc" : "asc",
  });
  return toPage(rows.map(present), total, query);
}

/** GET /vendor/customer/{id}. Throws `not_found` for someone who is not this vendor's customer. */
export async function readCustomer(vendorId: string, id: string): Promise<VendorCustomerDetail> {
  const db = await getDb();
  const row = await findPerson(db, vendorId, id);
  const [orders, visits] = row.customerId
    ? await Promise.all([
        repo.ordersOf(db, vendorId, row.customerId, SHOWN),
        repo.visitsOf(db, vendorId, row.customerId, SHOWN),
      ])
    : [[], []];
  return {
    ...present(row),
    note: row.note,
    orders: orders.map(({ id: orderId, number, placedAt, state, totalCents, eventDate }) => ({
      id: orderId,
      state,
      eventDate,
      orderNumber: orderNumberOf(number, placedAt),
      value: toDollars(totalCents),
    })),
    visits: visits.map(({ startsAt, ...visit }) => ({ ...visit, startsAt: startsAt.toISOString() })),
  };
}

/** POST /vendor/customer. Throws `conflict` when the vendor has too many contacts. */
export async function addCustomer(vendorId: string, body: AddCustomerBody): Promise<VendorCustomerDetail> {
  const db = await getDb();
  if ((await repo.countContacts(db, vendorId)) >= MAX_CONTACTS) {
    throw new AppError("conflict", `You can keep at most ${MAX_CONTACTS} contacts of your own`);
  }
  const own = { ...body, tags: unique(body.tags), phone: storedNumber(body.phone) };
  return readCustomer(vendorId, await repo.insertContact(db, { vendorId, ...own }));
}

/** PATCH /vendor/customer/{id}. For a couple, only the vendor's note and tags can be changed. Throws `not_found`. */
export async function saveCustomer(
  vendorId: string,
  id: string,
  body: SaveCustomerBody,
): Promise<VendorCustomerDetail> {
  const db = await getDb();
  const { customerId } = await findPerson(db, vendorId, id);
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const kept = {
    ...given,
    ...(body.tags ? { tags: unique(body.tags) } : {}),
    ...(body.phone ? { phone: storedNumber(body.phone) } : {}),
  } as SaveCustomerBody;
  if (customerId) {
    const { note, tags } = kept;
    const notes = { ...(note === undefined ? {} : { note }), ...(tags === undefined ? {} : { tags }) };
    await repo.saveNotes(db, vendorId, customerId, notes);
  } else await repo.updateContact(db, vendorId, id, kept as Partial<AddCustomerBody>);
  return readCustomer(vendorId, id);
}

/** DELETE /vendor/customer/{id}: removes a contact of the vendor's own. Throws `not_found`. */
export async function removeCustomer(vendorId: string, id: string): Promise<null> {
  if (!(await repo.deleteContact(await getDb(), vendorId, id))) throw noSuchCustomer();
  return null;
}

/** GET /vendor/customer/export.csv. Cells that a spreadsheet would execute as a formula are escaped. */
export async function customersFile(
  vendorId: string,
  { segment, searchBy }: CustomerListQuery,
  now = new Date(),
): Promise<Response> {
  const page = { limit: EXPORT_MAX, offset: 0, direction: "asc" } as const;
  const today = todayInSingapore(now);
  const { rows } = await repo.listPeople(await getDb(), vendorId, today, { segment, searchBy }, page);
  const cells = rows.map((row) => [
    row.name,
    row.email,
    shownNumber(row.phone),
    row.weddingDate ?? "",
    String(row.purchases),
    toDollars(row.cents).toFixed(2),
    dayOf(row.lastContactAt),
    row.nextDate ?? "",
    row.tags.join(", "),
    row.note,
  ]);
  return new Response(stringify([COLUMNS, ...cells], { bom: true, escape_formulas: true }), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="sayang-customers-${today}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

async function findPerson(db: Db, vendorId: string, id: string): Promise<repo.PersonRow> {
  const wanted = { segment: "all", searchBy: "", id } as const;
  const page = { limit: 1, offset: 0, direction: "asc" } as const;
  const [row] = (await repo.listPeople(db, vendorId, todayInSingapore(), wanted, page)).rows;
  if (!row) throw noSuchCustomer();
  return row;
}

function present(row: repo.PersonRow): VendorCustomer {
  const { id, customerId, name, email, phone, weddingDate, tags, purchases, cents, nextDate, roomId } = row;
  return {
    id,
    _id: id,
    name,
    email,
    phone: shownNumber(phone),
    weddingDate,
    tags,
    purchases,
    nextDate,
    roomId,
    kind: customerId ? "couple" : "contact",
    value: toDollars(cents),
    lastContactAt: row.lastContactAt && new Date(row.lastContactAt).toISOString(),
    invitedAt: row.invitedAt && new Date(row.invitedAt).toISOString(),
  };
}

const unique = (tags: readonly string[]) => [...new Set(tags)];
const dayOf = (instant: string | null) => (instant ? todayInSingapore(new Date(instant)) : "");
export const noSuchCustomer = () => new AppError("not_found", "This customer does not exist");
