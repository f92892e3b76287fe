import type { AccountRole } from "@/contracts/identity/auth";
import { toCents } from "@/lib/money";
import type { referralCode } from "@/server/db/schema/identity/promo";
import type { AccountRow, CustomerRow, SeedCustomer } from "../people/build-customers";
import { type SeedClock, instantOf, weekdayOf } from "@/demo/seed/base/seed-clock";
import { seedId } from "@/demo/seed/base/seed-id";
import type { Community } from "../vendors/vendor-seed";

/** The password of all demo accounts; every other seeded account has none and cannot sign in. */
export const DEMO_PASSWORD = "Sayang#2026";

/** Printed at startup. The vendors are those of the catalogue with these addresses. */
export const DEMO_ACCOUNTS: readonly { role: AccountRole; email: string; who: string }[] = [
  { role: "customer", email: "couple@sayang.test", who: "Mei Lin & Arjun" },
  { role: "customer", email: "couple2@sayang.test", who: "Nur Aisyah & Hafiz" },
  { role: "vendor", email: "vendor@sayang.test", who: "Hotel Seri Melur" },
  { role: "vendor", email: "vendor2@sayang.test", who: "Kopi & Light Studio" },
  { role: "operator", email: "operator@sayang.test", who: "Operator" },
  { role: "operator", email: "operator2@sayang.test", who: "Second operator" },
];

export const isDemoAddress = (email: string) => DEMO_ACCOUNTS.some((account) => account.email === email);

type Names = { bride: [first: string, last: string]; groom: [first: string, last: string]; phone: string };
type DemoCouple = Names & { email: string; community: Community; inDays: number; budget: number };

const COUPLES: readonly DemoCouple[] = [
  {
    email: "couple@sayang.test",
    bride: ["Mei Lin", "Tan"],
    groom: ["Arjun", "Nair"],
    phone: "91234567",
    community: "chinese",
    inDays: 272,
    budget: 85_000,
  },
  {
    email: "couple2@sayang.test",
    bride: ["Nur Aisyah", "Rahman"],
    groom: ["Hafiz", "Osman"],
    phone: "81234567",
    community: "malay",
    inDays: 150,
    budget: 45_000,
  },
];

export function buildDemoCouples(clock: SeedClock, passwordHash: string): SeedCustomer[] {
  return COUPLES.map(({ email, bride, groom, phone, community, inDays, budget }, at) => {
    const id = seedId("demo_customer", at);
    const weddingDate = saturdayAfter(clock, inDays);
    const account: AccountRow = { ...demoAccount(id, "customer", email, passwordHash, clock) };
    const row: CustomerRow = {
      id,
      firstName: bride[0],
      lastName: bride[1],
      brideFirstName: bride[0],
      brideLastName: bride[1],
      groomFirstName: groom[0],
      groomLastName: groom[1],
      brideImage: null,
      groomImage: null,
      countryCode: "+65",
      phone,
      phoneVerifiedAt: null,
      weddingDate,
      weddingMonth: null,
      weddingTables: null,
      weddingDistrict: null,
      weddingCeremonies: [],
      budgetCents: toCents(budget),
    };
    return { ordinal: -1 - at, community, time: "ahead", weddingDate, account, row };
  });
}

export function buildOperators(clock: SeedClock, passwordHash: string): AccountRow[] {
  return DEMO_ACCOUNTS.filter(({ role }) => role === "operator").map(({ email }, at) =>
    demoAccount(seedId("operator", at), "operator", email, passwordHash, clock),
  );
}

/** Codes for trying the promotional offer; `/?ref=MEILIN` presents it as an influencer's. */
export function buildReferralCodes(clock: SeedClock): Required<typeof referralCode.$inferInsert>[] {
  const createdAt = instantOf(clock.day(-200), 20 * 60);
  return [
    {
      code: "MEILIN",
      ownerAccountId: seedId("demo_customer", 0),
      isInfluencer: true,
      displayName: "Mei Lin",
      picture: "artwork/makeup-hair/gallery-29-1.webp",
      createdAt,
      endedAt: null,
    },
    {
      code: "FRIENDS",
      ownerAccountId: null,
      isInfluencer: false,
      displayName: null,
      picture: null,
      createdAt,
      endedAt: null,
    },
  ];
}

function demoAccount(
  id: string,
  role: AccountRole,
  email: string,
  passwordHash: string,
  clock: SeedClock,
): AccountRow {
  const createdAt = instantOf(clock.day(-240), 20 * 60);
  return {
    id,
    role,
    email,
    passwordHash,
    emailVerifiedAt: createdAt,
    twoStepAuthentication: false,
    blockedAt: null,
    language: null,
    createdAt,
  };
}

function saturdayAfter(clock: SeedClock, days: number): string {
  const day = clock.day(days);
  return clock.day(days + ((6 - weekdayOf(day) + 7) % 7));
}
