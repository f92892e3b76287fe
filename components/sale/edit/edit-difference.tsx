import { amount } from "@/components/ui/money/amount";
import { classNames } from "@/components/ui/theme/class-names";
import type { EditSide, OrderDifference, OrderVersionView } from "@/contracts/sale/order/edit";
import { formatDate } from "@/lib/dates";
import { countUnits } from "@/lib/units";
import styles from "./edit-difference.module.css";

type Item = OrderVersionView["items"][number];
type Row = { key: string; title: string; was: string; will: string; changed: boolean };

/** Shows the order before and after an edit side by side: items, money and milestones. */
export function EditDifference({ difference, side }: { difference: OrderDifference; side: EditSide }) {
  const { before, after } = difference;
  const sums: Row[] = [
    row("Service charge", money(before.serviceCharge), money(after.serviceCharge)),
    row("GST", money(before.gst), money(after.gst)),
    row("Discount", money(before.discount), money(after.discount)),
    row("Total", amount(before.total), amount(after.total)),
  ].filter(({ was, will, title }) => title === "Total" || was !== "" || will !== "");
  return (
    <div className={styles.difference}>
      <Comparison caption="Items" rows={itemRows(before.items, after.items)} />
      <PriceNotes before={before.items} after={after.items} />
      <Comparison caption="Money" rows={sums} strongLast />
      <Comparison caption="Payments" rows={milestoneRows(before, after)} />
      <p className={styles.outcome}>{outcomeOf(difference, side)}</p>
    </div>
  );
}

/** Explains why items cost something else on their new day. */
function PriceNotes({ before, after }: { before: Item[]; after: Item[] }) {
  const was = new Map(before.map((item) => [item.itemId, item.unitPrice]));
  return after
    .filter(({ itemId, unitPrice, priceNote }) => priceNote && was.get(itemId) !== unitPrice)
    .map(({ itemId, title, priceNote }, at) => (
      <p key={itemId ?? `added-${at}`} className={styles.outcome}>
        {title}: {priceNote}
      </p>
    ));
}

type ComparisonProps = { caption: string; rows: Row[]; strongLast?: boolean };

function Comparison({ caption, rows, strongLast = false }: ComparisonProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Was</th>
          <th scope="col">Will be</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, was, will, changed }, at) => (
          <tr
            key={key}
            className={classNames(
              changed && styles.changed,
              strongLast && at === rows.length - 1 && styles.strong,
            )}
          >
            <th scope="row">{title}</th>
            <td data-label="Was">{was || "–"}</td>
            <td data-label="Will be">{will || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function row(title: string, was: string, will: string, key = title): Row {
  return { key, title, was, will, changed: was !== will };
}

const money = (dollars: number) => (dollars === 0 ? "" : amount(dollars));

function itemText(item: Item | undefined): string {
  if (!item) return "";
  const date = item.eventDate ? `, ${formatDate(item.eventDate)}` : "";
  const extras = item.addOns.map((each) => `, ${each.name} ${amount(each.total)}`).join("");
  const units = countUnits(item.quantity, item.priceMetric);
  return `${units} at ${amount(item.unitPrice)}${extras}${date}`;
}

function itemRows(before: Item[], after: Item[]): Row[] {
  const kept = before.map((item) =>
    row(
      item.title,
      itemText(item),
      itemText(after.find(({ itemId }) => itemId === item.itemId)) || "Removed",
      item.itemId ?? item.title,
    ),
  );
  const known = new Set(before.map(({ itemId }) => itemId));
  const added = after
    .filter(({ itemId }) => itemId === null || !known.has(itemId))
    .map((item, at) => row(item.title, "", itemText(item), `added-${at}`));
  return [...kept, ...added];
}

function milestoneText(milestone: OrderVersionView["milestones"][number] | undefined): string {
  if (!milestone) return "";
  const due = milestone.dueDate ? `due ${formatDate(milestone.dueDate)}` : "";
  const when = milestone.paid ? "paid" : due;
  return when ? `${amount(milestone.amount)}, ${when}` : amount(milestone.amount);
}

function milestoneRows(before: OrderVersionView, after: OrderVersionView): Row[] {
  const labels = [...new Set([...before.milestones, ...after.milestones].map(({ label }) => label))];
  const of = ({ milestones }: OrderVersionView, label: string) =>
    milestoneText(milestones.find((each) => each.label === label));
  return labels.map((label) => row(label, of(before, label), of(after, label)));
}

/** Says in one sentence how much will be charged or refunded. */
function outcomeOf({ delta, refund, after }: OrderDifference, side: EditSide): string {
  const who = side === "customer" ? "You" : "The couple";
  if (delta > 0) {
    const last = after.milestones.findLast(({ paid }) => !paid);
    const on = last ? ` with “${last.label}”${last.dueDate ? `, due ${formatDate(last.dueDate)}` : ""}` : "";
    return `${who} ${side === "customer" ? "pay" : "pays"} ${amount(delta)} more${on}. Nothing is charged now.`;
  }
  if (delta === 0) return "The total stays the same.";
  const less = -delta - refund;
  const parts = [
    less > 0 ? `${amount(less)} less to pay` : "",
    refund > 0 ? `${amount(refund)} refunded the way it was paid` : "",
  ].filter(Boolean);
  return `${who} ${side === "customer" ? "have" : "has"} ${parts.join(", and ")}.`;
}
