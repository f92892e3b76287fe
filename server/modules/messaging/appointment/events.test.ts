import { eq } from "drizzle-orm";
import type { AppointmentState } from "@/contracts/messaging/appointment/appointment-process";
import type { CalendarFeed } from "@/contracts/sale/calendar";
import { HOUR_MS } from "@/lib/time";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { makeAppointment, makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, tokenIn } from "@/tests/setup/mailbox";
import { type CustomerActor, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

async function feedOf(as: CustomerActor): Promise<string> {
  const { url } = (await call<CalendarFeed>("POST", "/calendar-feed", { as })).body.data;
  // Unfolds long lines.
  return (await (await shop.app.request(new URL(url ?? "").pathname)).text()).replace(/\r\n[ \t]/g, "");
}
const eventOf = (file: string, id: string) =>
  file.split("BEGIN:VEVENT").find((event) => event.includes(`UID:appointment-${id}@sayang`)) ?? "";

async function hosted() {
  const host = await makeVendor(db());
  const place = { blockNumber: "12", streetAddress1: "Club Street", unitNo: "#03-01", postCode: "069412" };
  await db()
    .update(vendor)
    .set({ ...place, buildingName: "", vendorName: "Kebaya & Co" })
    .where(eq(vendor.id, host.id));
  return { host, couple: await makeCustomer(db()) };
}

test("a couple's appointments are in its feed with vendor, place and link, tentative until both agree", async () => {
  const { host, couple } = await hosted();
  const ids = new Map<AppointmentState, string>();
  for (const [days, state] of (
    ["requested", "confirmed", "moved", "declined", "cancelled", "completed", "no_show"] as const
  ).entries()) {
    const startsAt = new Date(Date.UTC(2027, 2, 20 + days, 3));
    const endsAt = new Date(startsAt.getTime() + HOUR_MS);
    const movedFrom = state === "moved" ? new Date("2027-03-01T03:00:00Z") : null;
    const given = { vendorId: host.id, customerId: couple.id, state, startsAt, endsAt, movedFrom };
    ids.set(state, await makeAppointment(db(), given));
  }
  const file = await feedOf(couple.actor);
  const of = (state: AppointmentState) => eventOf(file, ids.get(state) ?? "");

  expect(of("confirmed")).toContain("SUMMARY:Appointment with Kebaya & Co\r\n");
  expect(of("confirmed")).toContain("STATUS:CONFIRMED");
  expect(of("confirmed")).toContain("LOCATION:12 Club Street\\, #03-01\\, Singapore 069412");
  expect(of("confirmed")).toContain("/user/dashboard/my-wedding#appointments");
  expect(of("confirmed")).toContain("DTSTART:20270321T030000Z\r\nDTEND:20270321T040000Z");
  expect(of("completed")).toContain("STATUS:CONFIRMED");
  expect(of("requested")).toContain("SUMMARY:Requested: Appointment with Kebaya & Co");
  expect(of("moved")).toContain("SUMMARY:New time to accept: Appointment with Kebaya & Co");
  for (const state of ["requested", "moved"] as const) expect(of(state)).toContain("STATUS:TENTATIVE");
  for (const state of ["declined", "cancelled", "no_show"] as const) expect(of(state)).toBe("");
});

test("an accepted appointment keeps its entry; a partner sees it too, and other couples don't", async () => {
  const { host, couple } = await hosted();
  const given = { vendorId: host.id, customerId: couple.id };
  const id = await makeAppointment(db(), given);
  expect(eventOf(await feedOf(couple.actor), id)).toContain("STATUS:TENTATIVE");
  await db().update(appointment).set({ state: "confirmed" }).where(eq(appointment.id, id));
  expect(eventOf(await feedOf(couple.actor), id)).toContain("STATUS:CONFIRMED");

  const partner = await makeCustomer(db());
  expect(await feedOf(partner.actor)).not.toContain(id);
  const invitation = { name: "Jun", email: partner.email, role: "fiancee" };
  await call("POST", "/planning/team", { as: couple.actor, body: invitation });
  const token = tokenIn((await latestFor(db(), partner.email, "team-invitation")).link);
  await call("POST", "/planning/team/accept", { as: partner.actor, body: { token } });
  expect(eventOf(await feedOf(partner.actor), id)).toContain("STATUS:CONFIRMED");
});
