import { type SeatingGuest, type SeatingLayout, tableName } from "@/contracts/planning/seating";
import { groupBy } from "@/lib/group-by";
import type { Finding } from "@/lib/seating/findings";
import { tablesIn } from "./edits";

export type ReportLine = { what: string; why: string };

const MANY = 4;
/** Warnings about tables rather than people: shown once, with all their tables. */
const OF_TABLES: readonly Finding["kind"][] = ["side", "unmixed"];

/** Returns the wishes that a seating doesn't meet, in words, with the reason and a remedy. */
export function reportLines(
  findings: readonly Finding[],
  { layout, guests }: { layout: SeatingLayout; guests: readonly SeatingGuest[] },
): ReportLine[] {
  const nameOf = new Map(guests.map(({ id, name }) => [id, name]));
  const homeOf = new Map(guests.map(({ id, householdName }) => [id, householdName]));
  const labelOf = new Map(tablesIn(layout).map(({ id, label }) => [id, tableName(label)]));
  const people = (ids: readonly string[]) => listed(ids.map((id) => nameOf.get(id) ?? "a guest"));
  const tables = (ids: readonly string[]) => tablesListed(ids.map((id) => labelOf.get(id) ?? "a table"));
  const places = (ids: readonly string[]) => listed(ids.map((id) => labelOf.get(id) ?? "a table"));
  return told(findings).map((finding) => {
    const { kind, guestIds, tableIds } = finding;
    const who = people(guestIds);
    const where = places(tableIds);
    const what = {
      unseated: `${who} ${guestIds.length === 1 ? "has" : "have"} no seat.`,
      together: `${who} should sit together, but are at ${where}.`,
      apart: `${who} should sit apart, but are both at ${where}.`,
      near_stage: `${who} should be near the stage, but ${guestIds.length === 1 ? "is" : "are"} at ${where}.`,
      household: `${homeOf.get(guestIds[0] ?? "") ?? "A household"}: ${who} are split over ${where}.`,
      side:
        tableIds.length === 1
          ? `${where} mixes the families: ${who} ${guestIds.length === 1 ? "is" : "are"} from the other side.`
          : `${tables(tableIds)} mix the families.`,
      unmixed: `${tables(tableIds)} ${tableIds.length === 1 ? "has" : "have"} guests of one family only.`,
    }[kind];
    return { what, why: whyOf(finding) };
  });
}

/** Merges the findings about tables that have the same reason. */
function told(findings: readonly Finding[]): Finding[] {
  const groups = groupBy(findings, (finding) =>
    OF_TABLES.includes(finding.kind) ? `${finding.kind} ${finding.reason}` : finding,
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length === 1) return same;
    return [
      {
        ...first,
        guestIds: same.flatMap(({ guestIds }) => guestIds),
        tableIds: same.flatMap(({ tableIds }) => tableIds),
      },
    ];
  });
}

function whyOf({ kind, reason, guestIds }: Finding): string {
  switch (reason) {
    case "too_few_seats":
      return "Every seat at the unlocked tables is taken. Add a table, or unlock one that has free seats.";
    case "too_large":
      return kind === "apart"
        ? "There are fewer unlocked tables than guests to keep apart."
        : `No unlocked table has ${guestIds.length} seats. Make one larger, or split the group yourself.`;
    case "fixed":
      return "They’re locked in place, or kept where you seated them. Unlock them and seat everyone again.";
    case "contradiction":
      return "Another rule keeps some of them apart. Remove one of the two rules.";
    case "no_stage":
      return "There’s no stage on the plan. Add one to the room.";
    case "stage_full":
      return "The tables near the stage are full. Remove the rule for someone, or add a table there.";
    case "one_sided":
      return "One family has fewer guests than there are tables. Use fewer tables, or let some be of one family.";
    case "traded":
      if (kind === "side") {
        return "The seats don’t come out even: each side would need tables of its own. Another table helps.";
      }
      return kind === "unmixed"
        ? "Mixing it would have split a household, or broken another of your rules."
        : "It would have broken more of your other rules, or split more households. One more table usually helps.";
  }
}

/** `Tables 3, 5 and 9`. Never shortened, because each of them needs a look. */
function tablesListed(names: readonly string[]): string {
  const isNumbered = names.length > 1 && names.every((name) => name.startsWith("Table "));
  const shown = isNumbered ? names.map((name) => name.slice("Table ".length)) : names;
  const all = shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
  return isNumbered ? `Tables ${all}` : all;
}

function listed(names: readonly string[]): string {
  const shown = names.length > MANY + 1 ? [...names.slice(0, MANY), `${names.length - MANY} others`] : names;
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
