import type { RunSheetItem } from "@/contracts/planning/run-sheet";
import type { ListedItem } from "./repo";

export function present({ item, vendorName }: ListedItem): RunSheetItem {
  const { id, date, startsAt, minutes, title, place, people, notes, orderId, doneAt } = item;
  return {
    id,
    _id: id,
    date,
    minutes,
    title,
    place,
    people,
    notes,
    orderId,
    vendorName,
    startsAt: startsAt.slice(0, 5),
    doneAt: doneAt?.toISOString() ?? null,
  };
}
