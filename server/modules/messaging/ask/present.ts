import { type Ask, type AskOffer, type AskRound, GUESTS_AT_A_TABLE } from "@/contracts/messaging/ask";
import { formatLongDate } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import type * as repo from "./repo";

type OfferRow = Awaited<ReturnType<typeof repo.standingOffers>>[number];

/** Returns an offer in a comparable form, with its total and price per guest in dollars. */
export function presentOffer(row: OfferRow, tables: number | null): AskOffer {
  const total = toDollars(row.totalCents);
  return {
    id: row.id,
    total,
    perGuest: tables ? toDollars(Math.round(row.totalCents / (tables * GUESTS_AT_A_TABLE))) : null,
    eventDate: row.eventDate,
    validUntil: row.validUntil,
    items: row.items.map(({ title, quantity, includes, extras }) => ({
      title,
      quantity,
      includes,
      extras: extras.map(({ name }) => name),
    })),
  };
}

export function presentRound(row: repo.RoundRow, answers: AskRound["answers"]): AskRound {
  return {
    ...presentAsk(row),
    id: row.id,
    _id: row.id,
    isOpen: row.closedAt === null,
    createdAt: row.createdAt.toISOString(),
    answers,
  };
}

export const presentAsk = ({ eventDate, tables, drinks, needs }: repo.RoundRow): Ask => ({
  eventDate,
  tables,
  drinks,
  needs,
});

/** Returns the text of the message to a vendor. */
export function wordsOf({ eventDate, tables, drinks, needs }: Ask): string {
  return [
    "Hello! We’d like an offer for our wedding.",
    eventDate ? `Date: ${formatLongDate(eventDate)}` : "Date: not fixed yet",
    tables ? `Tables: ${tables} (about ${tables * GUESTS_AT_A_TABLE} guests)` : "",
    drinks ? `Drinks: ${drinks}` : "",
    needs ? `What we need: ${needs}` : "",
  ]
    .filter(Boolean)
    .join("\n");
}
