import { type IsoDate, daysBetween } from "@/lib/dates";
import { toCents } from "@/lib/money";
import type { account, customer } from "@/server/db/schema/identity/account";
import { Random } from "@/demo/seed/base/random";
import { type SeedClock, instantOf, weekdayOf } from "@/demo/seed/base/seed-clock";
import { seedId } from "@/demo/seed/base/seed-id";
import { slugify } from "@/lib/text/slug";
import { MINUTE_MS } from "@/lib/time";
import { phoneOf } from "../vendors/build-vendors";
import type { Community } from "../vendors/vendor-seed";
import { NAMES } from "./names.data";

export type AccountRow = Required<typeof account.$inferInsert>;
export type CustomerRow = Required<typeof customer.$inferInsert>;
/** The wedding is over, was some days ago, or lies ahead. */
export type WeddingTime = "past" | "recent" | "ahead";
export type SeedCustomer = {
  ordinal: number;
  community: Community;
  time: WeddingTime;
  weddingDate: IsoDate;
  account: AccountRow;
  row: CustomerRow;
};

export const CUSTOMERS_PER_BLOCK = 240;
const COMMUNITIES: readonly { community: Community; weight: number }[] = [
  { community: "chinese", weight: 62 },
  { community: "malay", weight: 20 },
  { community: "indian", weight: 15 },
  { community: "eurasian", weight: 3 },
];
/** 0 Sunday to 6 Saturday: when people marry. */
const WEDDING_DAYS = [30, 3, 2, 3, 4, 10, 48] as const;

export function buildCustomers(block: number, clock: SeedClock): SeedCustomer[] {
  return Array.from({ length: CUSTOMERS_PER_BLOCK }, (_, at) =>
    buildCustomer(block * CUSTOMERS_PER_BLOCK + at, at, clock),
  );
}

function buildCustomer(ordinal: number, at: number, clock: SeedClock): SeedCustomer {
  const random = new Random(`customer/${ordinal}`);
  const community = random.weighted(COMMUNITIES, ({ weight }) => weight).community;
  const isMixed = random.chance(0.12);
  const other = isMixed ? random.weighted(COMMUNITIES, ({ weight }) => weight).community : community;
  const bride = { first: random.pick(NAMES[community].brides), last: random.pick(NAMES[community].families) };
  const groom = { first: random.pick(NAMES[other].grooms), last: random.pick(NAMES[other].families) };
  const writer = random.chance(0.7) ? bride : groom;
  const time: WeddingTime = at % 4 === 3 ? "ahead" : at % 24 === 0 ? "recent" : "past";
  const weddingDate = weddingDateOf(time, clock, random);
  const id = seedId("customer", ordinal);
  const joined =
    time === "ahead" ? random.int(210, 330) : random.int(400, 460) - daysBetween(clock.today, weddingDate);
  const createdAt = instantOf(clock.day(-joined), random.int(7 * 60, 23 * 60));
  return {
    ordinal,
    community,
    time,
    weddingDate,
    account: {
      id,
      role: "customer",
      email: `${slugify(`${writer.first} ${writer.last}`).replaceAll("-", ".")}.${ordinal + 1}@mail.example`,
      passwordHash: null,
      emailVerifiedAt: new Date(createdAt.getTime() + random.int(2, 90) * MINUTE_MS),
      twoStepAuthentication: false,
      blockedAt: null,
      language: null,
      createdAt,
    },
    row: {
      id,
      firstName: writer.first,
      lastName: writer.last,
      brideFirstName: bride.first,
      brideLastName: bride.last,
      groomFirstName: groom.first,
      groomLastName: groom.last,
      brideImage: null,
      groomImage: null,
      countryCode: "+65",
      phone: phoneOf(random, false),
      phoneVerifiedAt: null,
      weddingDate,
      weddingMonth: null,
      weddingTables: null,
      weddingDistrict: null,
      weddingCeremonies: [],
      budgetCents: toCents(random.int(20, 90) * 1000),
    },
  };
}

function weddingDateOf(time: WeddingTime, clock: SeedClock, random: Random): IsoDate {
  if (time === "recent") return clock.day(-random.int(2, 5));
  const around = time === "past" ? -random.int(18, 540) : random.int(25, 420);
  const week = Array.from({ length: 7 }, (_, at) => clock.day(around + at));
  return random.weighted(week, (day) => WEDDING_DAYS[weekdayOf(day)] ?? 1);
}
