import { DIETARY_LABELS } from "@/contracts/planning/guest/guest";
import { clock } from "@/lib/clock";
import { formatDate, formatLongDate } from "@/lib/dates";
import { groupBy } from "@/lib/group-by";
import { formatMoney, toCents } from "@/lib/money";
import { countUnits } from "@/lib/units";
import {
  type Beo,
  BEO_SECTIONS,
  type BeoContent,
  type BeoEntry,
  type BeoGuest,
  type BeoItem,
  type BeoLine,
  type BeoPrint,
  type BeoSection,
  type BeoSectionKind,
  type BeoTable,
} from "./beo";

const TITLES: Readonly<Record<BeoSectionKind, string>> = {
  event: "Event",
  numbers: "Numbers",
  meals: "Meals and dietary needs",
  tables: "Table by table",
  rooms: "Room",
  times: "Run sheet",
  contacts: "Contacts of the day",
  extras: "Extras",
  payments: "Payments",
};

/** The sections of each print. The kitchen gets neither money nor phone numbers. */
const SECTIONS_OF: Readonly<Record<BeoPrint, readonly BeoSectionKind[]>> = {
  kitchen: ["event", "numbers", "meals", "tables", "times", "extras"],
  floor: ["event", "numbers", "meals", "rooms", "tables", "times", "contacts", "extras"],
  office: BEO_SECTIONS,
};

type Row = { key: string; label: string; value: string };

/** Returns the sections of a print, with the differences to another version when one is given. */
export function sectionsOf(content: BeoContent, print: BeoPrint, before: BeoContent | null): BeoSection[] {
  return SECTIONS_OF[print].flatMap((kind) => {
    const rows = rowsOf(content, kind, print);
    const lines = marked(rows, before && rowsOf(before, kind, print));
    return lines.length > 0 ? [{ kind, title: TITLES[kind], lines }] : [];
  });
}

/** Returns only what differs. */
export function changesIn(sections: readonly BeoSection[]): BeoSection[] {
  return sections.flatMap(({ lines, ...section }) => {
    const changed = lines.filter(({ mark }) => mark !== "same");
    return changed.length > 0 ? [{ ...section, lines: changed }] : [];
  });
}

function marked(rows: readonly Row[], before: readonly Row[] | null): BeoLine[] {
  if (!before) return rows.map((row) => ({ ...row, mark: "same", before: null }));
  const is = new Set(rows.map(({ key }) => key));
  const was = new Map(before.map((row) => [row.key, row]));
  // Removed lines stay below the line that they followed.
  const removed = new Map<string, BeoLine[]>();
  let anchor = "";
  for (const row of before) {
    if (is.has(row.key)) anchor = row.key;
    else removed.set(anchor, [...(removed.get(anchor) ?? []), { ...row, mark: "removed", before: null }]);
  }
  return [
    ...(removed.get("") ?? []),
    ...rows.flatMap((row) => [compared(row, was.get(row.key)), ...(removed.get(row.key) ?? [])]),
  ];
}

function compared(row: Row, old: Row | undefined): BeoLine {
  if (!old) return { ...row, mark: "added", before: null };
  if (old.value === row.value && old.label === row.label) return { ...row, mark: "same", before: null };
  return {
    ...row,
    mark: "changed",
    before: old.label === row.label ? old.value : `${old.label}: ${old.value}`,
  };
}

function rowsOf(content: BeoContent, kind: BeoSectionKind, print: BeoPrint): Row[] {
  switch (kind) {
    case "event":
      return eventRows(content);
    case "numbers":
      return numberRows(content);
    case "meals":
      return mealRows(content);
    case "tables":
      return tablesRows(content);
    case "rooms":
      return content.rooms.map(({ id, name, width, depth, tables }) => ({
        key: id,
        label: name,
        value: `${tables.length} ${tables.length === 1 ? "table" : "tables"}, ${metres(width)} by ${metres(depth)} m`,
      }));
    case "times":
      return content.runSheet.map((entry) => timeRow(entry, print));
    case "contacts":
      return content.contacts.map(({ role, name, phone }) => ({
        key: role,
        label: role,
        value: said([name, phone]),
      }));
    case "extras":
      return extraRows(content, print);
    case "payments":
      return paymentRows(content);
  }
}

const metres = (cm: number) => (cm / 100).toLocaleString("en-SG");
const said = (parts: readonly string[], by = " · ") => parts.filter(Boolean).join(by);
const row = (key: string, label: string, value: string): Row[] => (value ? [{ key, label, value }] : []);

function eventRows({ couple, event }: BeoContent): Row[] {
  const { name, date, startsAt, endsAt, venueName, address } = event;
  return [
    ...row("couple", "Couple", couple),
    ...row("event", "Event", name),
    ...row("date", "Date", date ? formatLongDate(date) : "Not fixed yet"),
    ...row(
      "time",
      "Time",
      startsAt ? said([clock(startsAt), endsAt ? clock(endsAt) : ""], " to ") : "Not fixed yet",
    ),
    ...row("place", "Place", said([venueName, address], ", ")),
  ];
}

function numberRows({ items, counts, isChangeOpen }: BeoContent): Row[] {
  return [
    ...items.flatMap((item) => itemRows(item, items.length > 1)),
    ...row("change", "Change requested", isChangeOpen ? "Waiting for an answer" : ""),
    ...row("attending", "Guests coming", `${counts.attending} of ${counts.invited} invited`),
    ...row("waiting", "Not answered yet", counts.waiting > 0 ? String(counts.waiting) : "Nobody"),
    ...row("children", "Children’s chairs", String(counts.children)),
  ];
}

function itemRows(item: BeoItem, isOneOfSeveral: boolean): Row[] {
  const { id, title, priceMetric, ordered, projected, guaranteed, guaranteeDate, minimum } = item;
  const units = (count: number) => countUnits(count, priceMetric);
  const due = guaranteeDate ? `Numbers are final on ${formatDate(guaranteeDate)}` : "No date agreed yet";
  const label = (words: string) => (isOneOfSeveral ? `${title}: ${words.toLowerCase()}` : words);
  return [
    ...row(`${id}:title`, "Served", title),
    ...row(`${id}:ordered`, label("Ordered now"), units(ordered)),
    ...row(`${id}:guaranteed`, label("Guaranteed"), guaranteed === null ? due : units(guaranteed)),
    ...row(`${id}:projected`, label("Projected from replies"), units(projected)),
    ...row(`${id}:minimum`, label("Minimum"), minimum > 0 ? units(minimum) : ""),
  ];
}

function mealRows({ meals, dietary, counts }: BeoContent): Row[] {
  return [
    ...meals.map(({ meal, count }) => ({
      key: `meal:${meal}`,
      label: meal || "No meal chosen",
      value: String(count),
    })),
    ...dietary.map(({ need, count }) => ({
      key: `need:${need}`,
      label: DIETARY_LABELS[need],
      value: String(count),
    })),
    ...row("allergies", "Guests with allergies", counts.allergies > 0 ? String(counts.allergies) : ""),
  ];
}

function tablesRows({ tables }: BeoContent): Row[] {
  const used = tables.filter(({ taken }) => taken > 0);
  const empty = tables.filter(({ taken }) => taken === 0).map(({ name }) => name.replace(/^Table /, ""));
  return [...used.flatMap(tableRows), ...row("table:empty", "Empty tables", empty.join(", "))];
}

/** The table, then its guests by what they need; those without a table are only counted. */
function tableRows({ id, name, seats, taken, children, guests }: BeoTable): Row[] {
  const chairs = children > 0 ? `${children} ${children === 1 ? "child’s chair" : "children’s chairs"}` : "";
  const seated = id ? `${taken} of ${seats} seats` : heads(taken);
  return [
    ...row(`table:${id}`, name, said([seated, chairs])),
    ...[...groupBy(allergicFirst(guests), needsOf)].map(([needs, alike]) => {
      const names = alike.flatMap((guest) => (guest.name ? [guest.name] : []));
      const value = names.length === 0 ? heads(alike.length) : names.join(", ");
      return {
        key: `guests:${id}:${needs}`,
        label: alike.length > 1 && names.length > 0 ? `${alike.length} × ${needs}` : needs,
        value,
      };
    }),
  ];
}

const allergicFirst = (guests: readonly BeoGuest[]) =>
  guests.toSorted((a, b) => Number(b.allergies !== "") - Number(a.allergies !== ""));

const heads = (count: number) => `${count} ${count === 1 ? "guest" : "guests"}`;

function needsOf({ meal, dietary, allergies, isChild, isConfirmed }: BeoGuest): string {
  return said([
    meal,
    ...dietary.map((need) => DIETARY_LABELS[need]),
    allergies ? `Allergy: ${allergies}` : "",
    isChild ? "Child" : "",
    isConfirmed ? "" : "Not confirmed",
  ]);
}

function timeRow(
  { id, startsAt, minutes, title, place, people, notes, vendorName }: BeoEntry,
  print: BeoPrint,
): Row {
  const duration = minutes > 0 ? `${minutes} min` : "";
  const told = print === "kitchen" ? [] : [vendorName ?? "", people.join(", "), notes];
  return { key: id, label: clock(startsAt), value: said([title, duration, place, ...told]) };
}

function extraRows({ items, note }: BeoContent, print: BeoPrint): Row[] {
  return [
    ...items.flatMap(({ id, title, extras }) =>
      extras.map(({ name, count }) => ({
        key: `${id}:${name}`,
        label: name,
        value: `${count}, with ${title}`,
      })),
    ),
    ...items.flatMap((item) =>
      row(`${item.id}:note`, `Note on ${item.title}`, print === "kitchen" ? "" : item.note),
    ),
    ...row("note", "Note on the order", print === "kitchen" ? "" : note),
  ];
}

function paymentRows({ money }: BeoContent): Row[] {
  const cash = (dollars: number) => formatMoney(toCents(dollars));
  return [
    ...money.items.map(({ id, title, unitPrice, total }) => ({
      key: id,
      label: title,
      value: `${cash(total)}, at ${cash(unitPrice)} each`,
    })),
    ...row("total", "Total, all-in", cash(money.total)),
    ...row("paid", "Paid", cash(money.paid)),
    ...row("owed", "Still to pay", cash(money.owed)),
    ...money.milestones.map(({ id, label, amount, dueDate, paidAt }) => ({
      key: id,
      label,
      value: said([cash(amount), paidAt ? "paid" : dueDate ? `due ${formatDate(dueDate)}` : "not paid yet"]),
    })),
  ];
}

/** Returns the content without guests' details: no names, meals, needs or allergies of single guests. */
export function withoutGuests(content: BeoContent): BeoContent {
  return {
    ...content,
    tables: content.tables.map((table) => ({ ...table, guests: [] })),
    runSheet: content.runSheet.map((entry) => ({ ...entry, people: [], notes: "" })),
    contacts: [],
    note: "",
    items: content.items.map((item) => ({ ...item, note: "" })),
  };
}

/** What counts as a change of the couple's plan: guests who haven't answered yet are none. */
export function planChanges(sections: readonly BeoSection[]): BeoSection[] {
  return changesIn(sections).flatMap(({ lines, ...section }) => {
    const changed = lines.filter(({ key }) => key !== "waiting");
    return section.kind === "payments" || changed.length === 0 ? [] : [{ ...section, lines: changed }];
  });
}

/** Returns the number of lines that differ. */
export const countChanges = (sections: Beo["sections"]): number =>
  changesIn(sections).reduce((sum, { lines }) => sum + lines.length, 0);
