"use client";
import { useId } from "react";
import { DateField } from "@/components/ui/form/date/date-field";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import type { CartLine } from "@/contracts/sale/cart";
import { addDays, isIsoDate, todayInSingapore } from "@/lib/dates";
import { type ReportPending, useReportPending } from "../changes/use-report-pending";
import { useSettledEdit } from "../changes/use-settled-edit";
import { t } from "@/lib/words/t";

type Props = {
  line: CartLine;
  onPending: ReportPending;
  save: (eventDate: string | null) => Promise<boolean>;
};

const DATE_PROBLEMS = ["date_missing", "date_past", "date_too_far", "date_off", "date_full"];

/** A line's date. Dates with an incomplete year are not saved. */
export function LineDate({ line, onPending, save }: Props) {
  const id = useId();
  const earliest = addDays(todayInSingapore(), 1);
  const latest = addDays(todayInSingapore(), MAX_DAYS_AHEAD);
  const date = useSettledEdit(line.eventDate ?? "", async (value) => {
    if (value === (line.eventDate ?? "")) return true;
    return isIsoDate(value) && value >= earliest && value <= latest ? save(value) : false;
  });
  useReportPending(`${line.id} date`, date.pending, onPending);
  const wrong = line.problems.some(({ kind }) => DATE_PROBLEMS.includes(kind));
  return (
    <DateField
      id={id}
      compact
      label={t("Event date of {name}", { name: line.productTitle })}
      min={earliest}
      max={latest}
      value={date.value}
      aria-invalid={wrong}
      onDate={(day) => day && date.edit(day)}
    />
  );
}
