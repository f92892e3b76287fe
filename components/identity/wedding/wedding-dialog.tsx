"use client";
import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { SelectField, TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import {
  MAX_WEDDING_DISTRICT,
  MAX_WEDDING_TABLES,
  NO_WEDDING,
  type Wedding,
  WEDDING_CEREMONIES,
  WEDDING_CEREMONY_LABELS,
  WEDDING_SAVED,
} from "@/contracts/identity/wedding";
import { weddingBody } from "@/contracts/identity/wedding.schema";
import { formatMonth, todayInSingapore } from "@/lib/dates";
import { t, td } from "@/lib/words/t";
import { areaOf } from "@/lib/place/district";
import { notify } from "@/lib/notice/notify";
import { ourWedding } from "@/store/storage/remembered-wedding";
import { saveWedding } from "./save-wedding";
import styles from "./wedding-dialog.module.css";

const DISTRICTS = Array.from({ length: MAX_WEDDING_DISTRICT }, (_, at) => at + 1).toSorted((a, b) =>
  areaOf(a).localeCompare(areaOf(b)),
);
const MONTHS_AHEAD = 30;

/** Asks for the couple's wedding details. All are optional, and none filters results. */
export function WeddingDialog({ onClose }: { onClose: () => void }) {
  const known = ourWedding();
  const keep = async (wedding: Wedding) => {
    await saveWedding(wedding);
    notify("success", WEDDING_SAVED);
    onClose();
  };
  const form = useForm({
    initialValues: valuesOf(known),
    schema: weddingBody.pick(["date", "month", "tables", "district"]),
    validateOnBlur: false,
    submit: (values, data) =>
      keep(weddingBody.cast({ ...values, ceremonies: data.getAll("ceremonies") }) as Wedding),
  });
  const { dateField, field, values } = form;
  return (
    <FormDialog
      title={t("Your wedding")}
      form={form}
      submit={t("Save details")}
      cancel={t("Cancel")}
      onClose={onClose}
      extra={
        <Button variant="plain" disabled={form.busy} onClick={() => void keep(NO_WEDDING)}>
          {t("Clear all")}
        </Button>
      }
    >
      <p className={styles.lead}>
        {t("Tell us once: prices, dates and tables are filled in everywhere. It hides no vendors.")}
      </p>
      <div className={styles.pair}>
        <DateField {...dateField("date")} label={t("Wedding date")} min={todayInSingapore()} />
        {values.date ? null : (
          <SelectField {...field("month")} label={t("Or the month")}>
            <option value="">{t("Not sure yet")}</option>
            {monthsAhead(known.month).map((month) => (
              <option key={month} value={month}>
                {formatMonth(month)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          {...field("tables")}
          label={t("Tables")}
          hint={t("10 guests to a table")}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_WEDDING_TABLES}
        />
        <SelectField {...field("district")} label={t("Area")}>
          <option value="">{t("Anywhere in Singapore")}</option>
          {DISTRICTS.map((district) => (
            <option key={district} value={district}>
              {td(areaOf(district))}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className={styles.ceremonies}>
        <legend>{t("Ceremonies")}</legend>
        {WEDDING_CEREMONIES.map((ceremony) => (
          <CheckboxField
            key={ceremony}
            id={`our-${ceremony}`}
            name="ceremonies"
            value={ceremony}
            defaultChecked={known.ceremonies.includes(ceremony)}
            label={td(WEDDING_CEREMONY_LABELS[ceremony])}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}

const valuesOf = ({ date, month, tables, district }: Wedding) => ({
  date: date ?? "",
  month: month ?? "",
  tables: tables === null ? "" : String(tables),
  district: district === null ? "" : String(district),
});

/** The upcoming months, and a chosen one beyond them. */
function monthsAhead(chosen: string | null): string[] {
  const [year = 0, month = 1] = todayInSingapore().split("-").map(Number);
  const months = Array.from({ length: MONTHS_AHEAD }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at)).toISOString().slice(0, 7),
  );
  return chosen && !months.includes(chosen) ? [...months, chosen] : months;
}
