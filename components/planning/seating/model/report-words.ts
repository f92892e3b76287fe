import { type SeatingGuest, type SeatingLayout, tableName } from "@/contracts/planning/seating";
import type { Finding } from "@/lib/seating/findings";
import { tablesIn } from "./edits";

export type ReportLine = { what: string; why: string };

const MANY = 4;

/** Returns the wishes that a seating doesn't meet, in words, with the reason and a remedy. */
export function reportLines(
  findings: readonly Finding[],
  { layout, guests }: { layout: SeatingLayout; guests: readonly SeatingGuest[] },
): ReportLine[] {
  const nameOf = new Map(guests.map(({ id, name }) => [id, name]));
  const homeOf = new Map(guests.map(({ id, householdName }) => [id, householdName]));
  const labelOf = new Map(tablesIn(layout).map(({ id, label }) => [id, tableName(label)]));
  const people = (ids: readonly string[]) => listed(ids.map((id) => nameOf.get(id) ?? "a guest"));
  const places = (ids: readonly string[]) => listed(ids.map((id) => labelOf.get(id) ?? "a table"));
  return findings.map((finding) => {
    const { kind, guestIds, tableIds } = finding;
    const who = people(guestIds);
    const where = places(tableIds);
    const what = {
      unseated: `${who} ${guestIds.length === 1 ? "has" : "have"} no seat.`,
      together: `${who} should sit together, but are at ${where}.`,
      apart: `${who} should sit apart, but are both at ${where}.`,
      near_stage: `${who} should be near the stage, but ${guestIds.length === 1 ? "is" : "are"} at ${where}.`,
      household: `${homeOf.get(guestIds[0] ?? "") ?? "A household"}: ${who} are split over ${where}.`,
      side: `${where} mixes the families: ${who} ${guestIds.length === 1 ? "is" : "are"} from the other side.`,
      unmixed: `${where} has guests of one family only.`,
    }[kind];
    return { what, why: whyOf(finding) };
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

function listed(names: readonly string[]): string {
  const shown = names.length > MANY + 1 ? [...names.slice(0, MANY), `${names.length - MANY} others`] : names;
  return shown.length < 2 ? (shown[0] ?? "") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
