import { typicalSplit } from "@/contracts/planning/budget/budget-split";
import { addDays, type IsoDate } from "@/lib/dates";
import { TEMPLATES } from "@/server/modules/planning/checklist/public";
import type { CategoryPlaces } from "@/demo/seed/categories/build-categories";
import { instantOf, type SeedClock } from "@/demo/seed/base/seed-clock";
import { idSequence, seedId } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import { seatDemoGuests } from "./demo-guests";
import type { SeedCustomer } from "../people/build-customers";

const COUPLE = "couple@sayang.test";
const GUESTS = 280;
/** Past tasks that the couple has not done yet. */
const LEFT_OPEN = new Set(["basics.leave"]);
const ASSIGNED: Readonly<Record<string, string>> = {
  "basics.guests": "Both families",
  "basics.music": "Arjun",
  "basics.invites": "Mei Lin",
  "chinese_banquet.gatecrash": "Bridesmaids",
  "hindu.priest": "Arjun’s parents",
};

const AT_HOME = { date: null, address: "", postalCode: "", meals: [], programme: "", parking: "" };
const EVENTS = [
  {
    kind: "tea_ceremony" as const,
    name: "Tea ceremony",
    startsAt: "09:00",
    endsAt: "11:00",
    ...AT_HOME,
    venueName: "The Tans’ home",
  },
  {
    kind: "hindu" as const,
    name: "Hindu ceremony",
    startsAt: "12:00",
    endsAt: "14:00",
    ...AT_HOME,
    venueName: "Hotel Seri Melur, courtyard",
  },
  {
    kind: "banquet" as const,
    name: "Banquet",
    startsAt: "19:00",
    endsAt: "22:30",
    ...AT_HOME,
    venueName: "Hotel Seri Melur",
    meals: ["Chinese", "Indian vegetarian", "Halal"],
    programme:
      "6:30 pm  Cocktails and photos\n7:45 pm  First march-in\n9:00 pm  Second march-in and yum seng\n10:30 pm  After-party by the pool",
    parking:
      "Free parking at basement 2: validate your ticket at the reception table. From the MRT it’s a 6-minute walk, sheltered all the way.",
  },
];

/** Builds the first demo couple's plans so far: a checklist in progress, a budget, and a booking outside Sayang. */
export function buildDemoPlans(
  couples: readonly SeedCustomer[],
  { find }: Pick<CategoryPlaces, "find">,
  rows: BlockRows,
  clock: SeedClock,
): void {
  const couple = couples.find(({ account }) => account.email === COUPLE);
  const day = couple?.weddingDate;
  if (!couple || !day) return;
  const weddingId = seedId("wedding", 0);
  const createdAt = instantOf(clock.day(-200), 21 * 60);
  rows.wedding.push({
    id: weddingId,
    customerId: couple.row.id,
    slug: `demo-${weddingId.slice(-12)}`,
    createdAt,
    publishedAt: instantOf(clock.day(-60), 21 * 60),
    rsvpCutOff: addDays(day, -30),
    ...PAGE,
    pictures: [],
    purgeOn: null,
    purgedAt: null,
  });
  const nextEventId = idSequence("wedding_event");
  for (const [position, event] of EVENTS.entries()) {
    rows.weddingEvent.push({
      ...event,
      id: nextEventId(),
      weddingId,
      position,
      createdAt,
      meals: [...event.meals],
    });
  }
  const categoryOf = (slug: string | null | undefined) => find(slug ?? "")?.id ?? null;
  planTasks(weddingId, day, couple, categoryOf, rows, clock);
  planBudget(weddingId, couple, find, rows, createdAt);
  bookElsewhere(weddingId, rows, clock);
  planTheDay(weddingId, rows, clock);
  seatDemoGuests(weddingId, rows, clock);
}

const PAGE = {
  story: `We met in the queue for laksa in Katong. Arjun let Mei Lin go first and got the last bowl anyway; she has not forgotten.

Six years, two flats and one very spoilt cat later, he asked on the rooftop where we had our first date. It rained. She said yes before he got to the question.`,
  dressCode: "Jewel tones, and shoes for a lawn at the ceremony in the courtyard.",
  giftNote:
    "Your company is the present. For those who would like to give an ang bao, there is a box at the door.",
  travel:
    "Guests from Chennai and Penang: the hotel keeps rooms for you until 1 July. Say “Tan and Pillai wedding” when you book.",
  questions:
    "May I bring my children?\nYes, please. There is a table for colouring, and a film room upstairs.\n\nIs there vegetarian food?\nBoth Chinese and Indian. Choose your meal in the reply.",
};

const THE_DAY: readonly (readonly [
  at: string,
  minutes: number,
  title: string,
  place: string,
  who: string[],
])[] = [
  ["06:30", 90, "Hair and makeup", "The Tans’ home", ["Mei Lin", "Bridesmaids"]],
  ["08:15", 30, "Gatecrash", "The Tans’ home", ["Arjun", "Groomsmen", "Bridesmaids"]],
  ["09:00", 90, "Tea ceremony, both families", "The Tans’ home", ["Mei Lin", "Arjun", "Families"]],
  ["11:15", 45, "Baraat and welcome with arati", "Hotel Seri Melur, courtyard", ["Arjun", "Families"]],
  ["12:00", 90, "Ceremony at the mandap", "Hotel Seri Melur, courtyard", ["Everyone"]],
  ["13:30", 60, "Vegetarian lunch", "Hotel Seri Melur, courtyard", ["Families"]],
  ["17:30", 30, "Reception desk and ang bao box ready", "Foyer", ["Reception helpers"]],
  ["18:30", 60, "Cocktails, guests arrive", "Foyer", ["Everyone"]],
  ["19:30", 15, "First march-in", "Melur Ballroom", ["Mei Lin", "Arjun"]],
  ["20:45", 20, "Speeches and yam seng", "Melur Ballroom", ["Families", "Emcee"]],
  ["21:15", 45, "Table-to-table pictures", "Melur Ballroom", ["Mei Lin", "Arjun", "Photographer"]],
];

function planTheDay(weddingId: string, rows: BlockRows, clock: SeedClock): void {
  const nextId = idSequence("run_sheet_item");
  const createdAt = instantOf(clock.day(-14), 20 * 60);
  for (const [startsAt, minutes, title, place, people] of THE_DAY) {
    rows.runSheetItem.push({
      id: nextId(),
      weddingId,
      date: null,
      startsAt,
      minutes,
      title,
      place,
      people,
      orderId: null,
      doneAt: null,
      notes: "",
      createdAt,
    });
  }
}

type CategoryOf = (slug: string | null | undefined) => string | null;

function planTasks(
  weddingId: string,
  day: IsoDate,
  couple: SeedCustomer,
  categoryOf: CategoryOf,
  rows: BlockRows,
  clock: SeedClock,
): void {
  const nextId = idSequence("task");
  const booked = bookedCategories(couple, rows);
  const createdAt = instantOf(clock.day(-199), 20 * 60);
  for (const ceremony of ["basics", "chinese_banquet", "hindu"] as const) {
    for (const [key, title, offsetDays, slug, notes = ""] of TEMPLATES[ceremony]) {
      const templateKey = key.includes(".") ? key : `${ceremony}.${key}`;
      const categoryId = categoryOf(slug);
      const dueOn = addDays(day, offsetDays);
      const orderId = categoryId ? booked.get(categoryId) : undefined;
      const isBehind = dueOn < clock.today && !LEFT_OPEN.has(templateKey) && categoryId === null;
      rows.task.push({
        id: nextId(),
        weddingId,
        templateKey,
        title,
        notes,
        offsetDays,
        dueOn,
        categoryId,
        createdAt,
        assignee: ASSIGNED[templateKey] ?? "",
        pinned: false,
        vendorId: null,
        doneAt: orderId || isBehind ? instantOf(clock.day(-20), 20 * 60) : null,
        doneByOrderId: orderId ?? null,
      });
    }
  }
}

/** Returns the categories, at every level, in which the couple's orders book something, with the order. */
function bookedCategories(couple: SeedCustomer, rows: BlockRows): Map<string, string> {
  const own = new Set(
    rows.order
      .filter(
        ({ customerId, state }) =>
          customerId === couple.row.id && state !== "cancelled" && state !== "awaiting_payment",
      )
      .map(({ id }) => id),
  );
  const products = new Map(rows.product.map((one) => [one.id, one]));
  const booked = new Map<string, string>();
  for (const { orderId, productId } of rows.orderItem) {
    const product = own.has(orderId) ? products.get(productId) : undefined;
    for (const id of product ? [product.level1Id, product.level2Id, product.level3Id] : []) {
      if (id && !booked.has(id)) booked.set(id, orderId);
    }
  }
  return booked;
}

function planBudget(
  weddingId: string,
  couple: SeedCustomer,
  find: CategoryPlaces["find"],
  rows: BlockRows,
  createdAt: Date,
): void {
  const nextId = idSequence("budget_line");
  for (const [position, { slug, cents }] of typicalSplit(couple.row.budgetCents ?? 0, GUESTS).entries()) {
    const category = find(slug);
    if (!category) continue;
    rows.budgetLine.push({
      id: nextId(),
      weddingId,
      categoryId: category.id,
      name: category.name,
      plannedCents: cents,
      locked: slug === "venues",
      position,
      createdAt,
    });
  }
}

function bookElsewhere(weddingId: string, rows: BlockRows, clock: SeedClock): void {
  const bookingId = seedId("outside_booking", 0);
  const createdAt = instantOf(clock.day(-60), 19 * 60);
  rows.outsideBooking.push({
    id: bookingId,
    weddingId,
    budgetLineId: rows.budgetLine.at(-1)?.id ?? null,
    createdAt,
    vendorName: "Pandit Krishnan",
    contact: "Through Arjun’s mother",
    notes: "Brings everything for the puja. Vegetarian lunch for three.",
  });
  const nextId = idSequence("outside_payment");
  rows.outsidePayment.push(
    {
      id: nextId(),
      weddingId,
      bookingId,
      label: "Deposit",
      amountCents: 30_000,
      createdAt,
      dueOn: clock.day(-58),
      paidOn: clock.day(-58),
    },
    {
      id: nextId(),
      weddingId,
      bookingId,
      label: "On the day",
      amountCents: 70_000,
      createdAt,
      dueOn: clock.day(240),
      paidOn: null,
    },
  );
}
