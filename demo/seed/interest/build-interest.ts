import type { IsoDate } from "@/lib/dates";
import type { SeedCustomer } from "../people/build-customers";
import { Random } from "@/demo/seed/base/random";
import { addHours, dateOf, instantOf, type SeedClock, weekdayOf } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import { DAY_MS } from "@/lib/time";
import type { SeedStall } from "../orders/order-plan";
import { type Interest, INTERESTS } from "./interest.data";

/** Two periods of twelve months, for the dashboard's comparison. */
const DAYS = 730;
/** Minimum age of a contact, so that the demo couples' own conversations stay on top. */
const LATEST_DAYS = 3;
/** Couples who write or visit do so at least this long before their wedding. */
const AHEAD_DAYS = 14;
const SLOT_MINUTES = 75;
const FIRST_SLOT = 11 * 60;

/**
 * Views, searches, saves, conversations, visits and contacts of the demo vendors, for the figures of their dashboard.
 */
export function buildInterest(
  customers: readonly SeedCustomer[],
  stalls: readonly SeedStall[],
  rows: BlockRows,
  clock: SeedClock,
): void {
  const ids = {
    heart: idSequence("heart"),
    room: idSequence("interest_room"),
    visit: idSequence("visit"),
    message: idSequence("interest_message"),
    client: idSequence("interest_client"),
    contact: idSequence("vendor_contact"),
  };
  for (const interest of INTERESTS) {
    const stall = stalls.find(({ vendor }) => vendor.email === interest.vendor);
    if (stall) new Interested(interest, stall, rows, clock, ids).build(customers);
  }
}

type Ids = Record<"heart" | "room" | "visit" | "message" | "client" | "contact", () => string>;

class Interested {
  private readonly taken = new Set<string>();

  constructor(
    private readonly interest: Interest,
    private readonly stall: SeedStall,
    private readonly rows: BlockRows,
    private readonly clock: SeedClock,
    private readonly ids: Ids,
  ) {}

  build(customers: readonly SeedCustomer[]): void {
    this.views();
    for (const customer of customers) this.meets(customer);
    this.contacts();
  }

  private get vendor() {
    return this.stall.vendor.row;
  }

  /** More each month, and half as many again at weekends. */
  private views(): void {
    const { views, words, vendor } = this.interest;
    const random = new Random(`interest/${vendor}`);
    const [then, now] = views;
    for (let ago = DAYS; ago >= 0; ago--) {
      const day = this.clock.day(-ago);
      const level = (then + ((now - then) * (DAYS - ago)) / DAYS) * (isWeekend(day) ? 1.5 : 1);
      const count = Math.max(1, Math.round(level * (0.6 + random.next() * 0.8)));
      this.rows.vendorView.push({ vendorId: this.vendor.id, day, views: count });
      const searched = random.weighted(words, (each) => 1 / (2 + words.indexOf(each)));
      const searches = random.int(1, 3);
      if (searches < count) {
        this.rows.vendorSearchWord.push({ vendorId: this.vendor.id, day, words: searched, searches });
      }
    }
  }

  /** The activity of one couple, at a time more likely recent than long ago. */
  private meets(customer: SeedCustomer): void {
    const { hearts, asks, visits, vendor } = this.interest;
    const random = new Random(`interest/${vendor}/${customer.ordinal}`);
    const from = customer.account.createdAt.getTime() + DAY_MS;
    const lastDay = instantOf(customer.weddingDate, 0).getTime() - AHEAD_DAYS * DAY_MS;
    const to = Math.min(this.clock.now.getTime() - LATEST_DAYS * DAY_MS, lastDay);
    const at = to - (to - from) * random.next() ** 2;
    if (to <= from || at < this.vendor.createdAt.getTime()) return;
    const day = dateOf(new Date(at));
    const moment = instantOf(day, random.int(9 * 60, 22 * 60));
    if (random.chance(hearts)) this.saves(customer, moment, random);
    if (!random.chance(asks)) return;
    this.asks(customer, moment, random);
    if (random.chance(visits)) this.comes(customer, addHours(moment, random.int(1, 30)), random);
  }

  private saves({ row }: SeedCustomer, createdAt: Date, random: Random): void {
    const entry = { customerId: row.id, createdAt, removedAt: null };
    const product = random.chance(0.4) ? random.pick(this.stall.products).row : null;
    this.rows.wishlistEntry.push({
      id: this.ids.heart(),
      ...entry,
      productId: null,
      vendorId: this.vendor.id,
      savedPriceCents: null,
    });
    if (!product) return;
    const savedPriceCents = product.allInCents;
    this.rows.wishlistEntry.push({
      id: this.ids.heart(),
      ...entry,
      productId: product.id,
      vendorId: null,
      savedPriceCents,
    });
  }

  /** A question, its answer and a thank-you, read by both. */
  private asks({ row }: SeedCustomer, began: Date, random: Random): void {
    const [question, answer] = random.pick(this.interest.talks);
    const answered = addHours(began, random.int(4, 150) / 60);
    const thanked = addHours(answered, random.int(3, 40) / 60);
    const roomId = this.ids.room();
    const say = (senderAccountId: string, body: string, createdAt: Date) =>
      this.rows.message.push({
        id: this.ids.message(),
        roomId,
        senderAccountId,
        clientId: this.ids.client(),
        body,
        offerId: null,
        productId: null,
        orderId: null,
        appointmentId: null,
        isAutomatic: false,
        isBroadcast: false,
        editedAt: null,
        deletedAt: null,
        createdAt,
      });
    say(row.id, question, began);
    say(this.vendor.accountId, answer, answered);
    say(row.id, random.pick(THANKS), thanked);
    this.rows.room.push({
      id: roomId,
      customerId: row.id,
      vendorId: this.vendor.id,
      createdAt: began,
      customerReadAt: thanked,
      vendorReadAt: thanked,
      customerDeliveredAt: thanked,
      vendorDeliveredAt: thanked,
      customerBlockedAt: null,
      vendorBlockedAt: null,
      lastMessageAt: thanked,
      waitingSince: null,
    });
  }

  /** A visit at one of the usual times, some days later; no two coincide. */
  private comes({ row }: SeedCustomer, createdAt: Date, random: Random): void {
    const startsAt = this.freeTime(createdAt, random);
    const past = startsAt < this.clock.now;
    const became = random.weighted(["completed", "cancelled", "no_show"] as const, (each) => WEIGHTS[each]);
    this.rows.appointment.push({
      id: this.ids.visit(),
      vendorId: this.vendor.id,
      customerId: row.id,
      state: past ? became : "confirmed",
      startsAt,
      endsAt: addHours(startsAt, 1),
      note: random.pick(this.interest.visitNotes),
      answer: "",
      movedFrom: null,
      createdAt,
    });
  }

  private freeTime(after: Date, random: Random): Date {
    for (let days = random.int(4, 18); ; days++) {
      const day = dateOf(addHours(after, 24 * days));
      const startsAt = instantOf(day, FIRST_SLOT + SLOT_MINUTES * random.int(0, 5));
      const closed = [0, 1].includes(weekdayOf(day)) || this.vendor.offDays.includes(day);
      if (closed || this.taken.has(startsAt.toISOString())) continue;
      this.taken.add(startsAt.toISOString());
      return startsAt;
    }
  }

  private contacts(): void {
    for (const [at, { tags, ...contact }] of this.interest.contacts.entries()) {
      this.rows.vendorCustomer.push({
        id: this.ids.contact(),
        vendorId: this.vendor.id,
        customerId: null,
        ...contact,
        tags: [...tags],
        invitedAt: null,
        createdAt: this.clock.hoursAgo(24 * (9 + 23 * at)),
      });
    }
  }
}

const THANKS = [
  "Thank you, that helps a lot!",
  "Great, thank you.",
  "Perfect. We'll talk it over and come back to you.",
];
const WEIGHTS = { completed: 88, cancelled: 6, no_show: 6 } as const;

function isWeekend(day: IsoDate): boolean {
  return [0, 6].includes(weekdayOf(day));
}
