import type { ReactNode } from "react";
import { Badge } from "@/components/ui/feedback/badge";
import { RatingStars } from "@/components/ui/text/rating-stars";
import type { ComparedDay, ComparedVendor } from "@/contracts/catalogue/comparison/comparison";
import type { ComparisonQuery } from "@/contracts/catalogue/comparison/comparison.schema";
import { answersWithinText } from "@/contracts/catalogue/vendor/vendor";
import { formatDate } from "@/lib/dates";
import { ComparePrice } from "./compare-price";
import styles from "./compare-table.module.css";

export type CompareRow = {
  label: string;
  /** Small print under the label. */
  hint?: string;
  show: (vendor: ComparedVendor) => ReactNode;
  /** Returns whether couples would ask this about the vendor; the row is hidden if it fits none of them. */
  fits?: (vendor: ComparedVendor) => boolean;
  /** Returns the vendor's value as text, used to highlight rows where vendors differ. */
  text: (vendor: ComparedVendor) => string;
  /** For numeric rows, returns the value to rank by. Omitted where the best is a matter of taste. */
  best?: {
    word: string;
    of: (vendor: ComparedVendor) => number | null;
    /** Returns whether these vendors' values can't be compared. */
    isUnfair?: (vendors: readonly ComparedVendor[]) => boolean;
  };
};

const DAY: Record<ComparedDay, { word: string; tone: "good" | "bad" | "warn" | "neutral" }> = {
  free: { word: "Free", tone: "good" },
  full: { word: "Fully booked", tone: "bad" },
  off: { word: "Closed that day", tone: "bad" },
  past: { word: "Too late to book", tone: "neutral" },
};

const FEEDS_GUESTS: ReadonlySet<string> = new Set(["venues", "catering-cakes"]);

const yes = (is: boolean, word: string) =>
  is ? <Badge tone="good">{word}</Badge> : <span className={styles.no}>No</span>;

/** Returns the rows in the order in which couples usually decide. */
export function compareRows({ tables, date }: ComparisonQuery): CompareRow[] {
  return [
    {
      label: "All-in price",
      hint: tables ? `for ${tables} ${tables === 1 ? "table" : "tables"}` : "for the smallest order",
      show: (vendor) => <ComparePrice vendor={vendor} tables={tables} />,
      text: ({ price }) => String(price?.total),
      best: {
        word: "Lowest",
        of: ({ price }) => (price ? -price.total : null),
        // Packages of one kind compare by price, but a banquet and a gown don't.
        isUnfair: buyDifferentThings,
      },
    },
    ...(date
      ? [
          {
            label: "Your date",
            hint: formatDate(date),
            show: ({ day }: ComparedVendor) =>
              day ? <Badge tone={DAY[day].tone}>{DAY[day].word}</Badge> : "–",
            text: ({ day }: ComparedVendor) => day ?? "",
          },
        ]
      : []),
    {
      label: "Rating",
      show: ({ rating, reviewCount }) => <RatingStars value={rating} count={reviewCount} />,
      text: ({ rating, reviewCount }) => (reviewCount ? rating.toFixed(1) : ""),
      best: {
        word: "Highest",
        of: ({ rating, reviewCount }) => (reviewCount ? Number(rating.toFixed(1)) : null),
      },
    },
    { label: "Area", show: ({ area }) => area, text: ({ area }) => area },
    {
      label: "Capacity",
      fits: ({ capacityTables }) => capacityTables !== null,
      show: ({ capacityTables }) => (capacityTables ? `Up to ${capacityTables} tables` : "–"),
      text: ({ capacityTables }) => String(capacityTables),
    },
    {
      label: "Halal",
      fits: ({ halalCertified, masterCategory }) => halalCertified || FEEDS_GUESTS.has(masterCategory.slug),
      show: ({ halalCertified }) => yes(halalCertified, "Halal-certified"),
      text: ({ halalCertified }) => String(halalCertified),
    },
    {
      label: "First payment",
      show: ({ firstPaymentPercent }) => `${firstPaymentPercent}% on booking`,
      text: ({ firstPaymentPercent }) => String(firstPaymentPercent),
      best: { word: "Least", of: ({ firstPaymentPercent }) => -firstPaymentPercent },
    },
    {
      label: "If you cancel",
      hint: "how much of what you paid is refunded",
      show: ({ refundTiers }) =>
        refundTiers.length > 0 ? (
          <ul className={styles.tiers}>
            {refundTiers.map(({ daysBefore, percent }) => (
              <li key={daysBefore}>
                <b>{percent}%</b> {daysBefore} days before
              </li>
            ))}
          </ul>
        ) : (
          "No refund"
        ),
      text: ({ refundTiers }) => JSON.stringify(refundTiers),
    },
    {
      label: "Answers",
      hint: "measured by Sayang",
      show: ({ answersWithinMinutes: minutes }) =>
        minutes === null ? <span className={styles.no}>Too few to say</span> : answersWithinText(minutes),
      text: ({ answersWithinMinutes: minutes }) => (minutes === null ? "" : answersWithinText(minutes)),
      best: {
        word: "Quickest",
        of: ({ answersWithinMinutes: minutes }) => (minutes === null ? null : -minutes),
      },
    },
    {
      label: "Weddings done",
      hint: "through Sayang",
      show: ({ ordersDone }) => ordersDone.toLocaleString("en-SG"),
      text: ({ ordersDone }) => String(ordersDone),
    },
    {
      label: "GST-registered",
      show: ({ gstRegistered }) =>
        gstRegistered ? "Yes" : <span className={styles.no}>No, charges none</span>,
      text: ({ gstRegistered }) => String(gstRegistered),
    },
    {
      label: "Styles",
      show: ({ styleTags }) => (styleTags.length > 0 ? styleTags.join(", ") : "–"),
      text: ({ styleTags }) => styleTags.join(),
    },
  ];
}

/** Returns true when prices aren't comparable: other categories, or a price by size against one for a whole package. */
function buyDifferentThings(vendors: readonly ComparedVendor[]): boolean {
  const priced = vendors.filter(({ price }) => price !== null);
  const kinds = priced.map(
    ({ masterCategory, price }) => `${masterCategory.slug} ${price?.basis === "order" ? "whole" : "by size"}`,
  );
  return new Set(kinds).size > 1;
}

/** Returns the best vendor of a row, or null when they tie, only one has a value, or prices buy different things. */
export function bestOf(row: CompareRow, vendors: readonly ComparedVendor[]): ComparedVendor | null {
  if (!row.best || row.best.isUnfair?.(vendors)) return null;
  const { of } = row.best;
  const measured = vendors
    .flatMap((vendor) => {
      const value = of(vendor);
      return value === null ? [] : [{ vendor, value }];
    })
    .toSorted((a, b) => b.value - a.value);
  const [first, second] = measured;
  return first && second && first.value > second.value ? first.vendor : null;
}
