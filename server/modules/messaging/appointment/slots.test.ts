import {
  type AppointmentSetting,
  DEFAULT_APPOINTMENT_SETTING,
} from "@/contracts/messaging/appointment/appointment";
import { WEEKDAYS } from "@/lib/weekdays";
import {
  APPOINTMENT_STATES,
  type AppointmentActor,
  appointmentTransitionsFor,
} from "@/contracts/messaging/appointment/appointment-process";
import { freeSlotsOf, slotsOf } from "./slots";

const allWeek = (open: string, close: string): AppointmentSetting["weeklyHours"] => {
  const hours = { open, close };
  return { "0": hours, "1": hours, "2": hours, "3": hours, "4": hours, "5": hours, "6": hours };
};
const setting = (given: Partial<AppointmentSetting> = {}): AppointmentSetting => ({
  ...DEFAULT_APPOINTMENT_SETTING,
  weeklyHours: allWeek("10:00", "13:00"),
  noticeHours: 0,
  ...given,
});
const NOW = new Date("2027-03-01T00:00:00Z");
const clock = (slots: readonly { startsAt: Date }[]) =>
  slots.map(({ startsAt }) => startsAt.toISOString().slice(11, 16));

test("times follow Singapore time all year, with breaks between them", () => {
  expect(clock(slotsOf("2027-03-28", setting(), NOW))).toEqual(["02:00", "03:15"]);
  // A day when clocks change in Europe, and one in summer: Singapore has no summer time.
  const summer = new Date("2027-06-20T00:00:00Z");
  expect(clock(slotsOf("2027-06-27", setting(), summer))).toEqual(["02:00", "03:15"]);
  expect(clock(slotsOf("2027-03-02", setting({ bufferMinutes: 0 }), NOW))).toEqual([
    "02:00",
    "03:00",
    "04:00",
  ]);
  const late = setting({ weeklyHours: allWeek("00:30", "01:30") });
  expect(slotsOf("2027-03-02", late, NOW)[0]?.startsAt.toISOString()).toBe("2027-03-01T16:30:00.000Z");
});

test("offers nothing within the notice period, on closed days, in the past or too far ahead", () => {
  const noon = new Date("2027-03-02T02:30:00Z");
  expect(clock(slotsOf("2027-03-02", setting(), noon))).toEqual(["03:15"]);
  expect(clock(slotsOf("2027-03-03", setting({ noticeHours: 24 }), noon))).toEqual(["03:15"]);
  expect(slotsOf("2027-03-03", setting({ noticeHours: 48 }), noon)).toEqual([]);
  expect(slotsOf("2027-03-01", setting(), noon)).toEqual([]);
  expect(slotsOf("2027-03-05", setting({ offDays: ["2027-03-05"] }), NOW)).toEqual([]);
  expect(slotsOf("2027-05-30", setting(), NOW)).toHaveLength(2);
  expect(slotsOf("2027-05-31", setting(), NOW)).toEqual([]);
  for (const day of WEEKDAYS) {
    const closed = setting({ weeklyHours: { ...allWeek("10:00", "13:00"), [day]: null } });
    const open = ["07", "08", "09", "10", "11", "12", "13"].filter(
      (date) => slotsOf(`2027-03-${date}`, closed, NOW).length > 0,
    );
    // 7 March 2027 is a Sunday.
    expect(open).not.toContain(String(7 + Number(day)).padStart(2, "0"));
    expect(open).toHaveLength(6);
  }
});

test("blocks taken times with their breaks, and full days entirely", () => {
  const of = setting({ weeklyHours: allWeek("10:00", "16:00"), bufferMinutes: 30 });
  const slots = slotsOf("2027-03-02", of, NOW);
  expect(clock(slots)).toEqual(["02:00", "03:30", "05:00", "06:30"]);
  const at = (from: string, to: string) => ({
    startsAt: new Date(`2027-03-02T${from}:00Z`),
    endsAt: new Date(`2027-03-02T${to}:00Z`),
  });
  expect(clock(freeSlotsOf(slots, [at("03:30", "04:30")], of))).toEqual(["02:00", "05:00", "06:30"]);
  // One made under earlier hours, a minute too close to the next.
  expect(clock(freeSlotsOf(slots, [at("04:00", "04:31")], of))).toEqual(["02:00", "06:30"]);
  expect(freeSlotsOf(slots, [at("02:00", "03:00")], { ...of, dailyCapacity: 1 })).toEqual([]);
});

test("allows transitions by side and time", () => {
  const startsAt = "2027-03-02T02:00:00Z";
  const [before, after] = [new Date("2027-03-02T01:59:59Z"), new Date("2027-03-02T02:00:00Z")];
  const may = (actor: AppointmentActor, now: Date) =>
    Object.fromEntries(
      APPOINTMENT_STATES.map((state) => [state, appointmentTransitionsFor({ state, startsAt }, actor, now)]),
    );
  const none = { completed: [], declined: [], cancelled: [], no_show: [] };
  expect(may("customer", before)).toEqual({
    requested: ["withdraw"],
    confirmed: ["withdraw"],
    moved: ["accept", "withdraw"],
    ...none,
  });
  expect(may("customer", after)).toEqual({ requested: [], confirmed: [], moved: [], ...none });
  expect(may("vendor", before)).toEqual({
    requested: ["confirm", "decline", "move"],
    confirmed: ["move", "callOff"],
    moved: ["move", "callOff"],
    ...none,
  });
  expect(may("vendor", after)).toEqual({
    requested: [],
    confirmed: ["complete", "noShow"],
    moved: [],
    ...none,
  });
  expect(may("system", before)).toEqual({ requested: [], confirmed: [], moved: [], ...none });
  expect(may("system", after)).toEqual({
    requested: ["lapse"],
    confirmed: ["complete"],
    moved: ["expire"],
    ...none,
  });
});
