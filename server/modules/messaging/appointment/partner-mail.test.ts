import { eq } from "drizzle-orm";
import { DEFAULT_APPOINTMENT_SETTING } from "@/contracts/messaging/appointment/appointment";
import { addDays, todayInSingapore } from "@/lib/dates";
import { MINUTE_MS } from "@/lib/time";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { joinAsPartner } from "@/tests/setup/couple/partner";
import { makeAppointment, makeCustomer, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { settleAppointments } from "./service-settle";

const shop = useShop();
const { call, db } = shop;
const DAY = addDays(todayInSingapore(), 7);
const at = (clock: string) => new Date(`${DAY}T${clock}:00+08:00`);

test("a confirmation, a move and an expiry are mailed to both partners by name", async () => {
  const vendor = await makeVendor(db());
  const hours = { open: "10:00", close: "18:00" };
  const weeklyHours = { 0: hours, 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours };
  const body = { ...DEFAULT_APPOINTMENT_SETTING, weeklyHours, bufferMinutes: 0 };
  await call("POST", "/vendor/appointment/setting/update", { as: vendor.actor, body });
  const mei = await makeCustomer(db(), { firstName: "Mei" });
  const jun = await makeCustomer(db(), { firstName: "Jun" });
  await joinAsPartner(shop, mei.actor, jun);
  const id = await makeAppointment(db(), {
    vendorId: vendor.id,
    customerId: mei.id,
    state: "requested",
    startsAt: at("10:00"),
    endsAt: at("11:00"),
  });

  const confirm = { as: vendor.actor, body: { action: "confirm" } };
  expect((await call("PATCH", `/vendor/appointment/${id}`, confirm)).status).toBe(200);
  const move = { from: at("10:00").toISOString(), startsAt: at("14:00").toISOString() };
  const moved = await call("PATCH", `/vendor/appointment/move/${id}`, { as: vendor.actor, body: move });
  expect(moved.status).toBe(200);
  const startsAt = new Date(Date.now() - MINUTE_MS);
  const begun = { startsAt, endsAt: new Date(Date.now() + 3_540_000) };
  await db().update(appointment).set(begun).where(eq(appointment.id, id));
  expect(await settleAppointments()).toBe(1);

  for (const [firstName, { email }] of [["Mei", mei] as const, ["Jun", jun] as const]) {
    const mails = (await queuedFor(db(), email)).filter(({ kind }) => kind !== "team-invitation");
    expect(mails).toMatchObject([
      { kind: "appointment-confirmed", firstName },
      { kind: "appointment-moved", firstName },
      { kind: "appointment-expired", firstName },
    ]);
  }
});
