"use client";
import { useId, useState } from "react";
import { type CartLine, LINE_NOTE_MAX } from "@/contracts/sale/cart";
import styles from "./line-note.module.css";
import { type ReportPending, useReportPending } from "../changes/use-report-pending";
import { useSettledEdit } from "../changes/use-settled-edit";
import { t } from "@/lib/words/t";

type Props = {
  line: CartLine;
  vendorName: string;
  onPending: ReportPending;
  save: (note: string) => Promise<boolean>;
};

/** The couple's note to the vendor about one item, collapsed by default. */
export function LineNote({ line, vendorName, onPending, save }: Props) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const note = useSettledEdit(line.note, save);
  useReportPending(`${line.id} note`, note.pending, onPending);
  if (!opened && line.note === "") {
    return (
      <button type="button" className={styles.open} onClick={() => setOpened(true)}>
        {t("Add a note")}
        <span className="visually-hidden"> {t("about {name}", { name: line.productTitle })}</span>
      </button>
    );
  }
  return (
    <div className={styles.note}>
      <label htmlFor={id} className={styles.label}>
        {t("Note to {name}", { name: vendorName })}
        <span className="visually-hidden"> {t("about {name}", { name: line.productTitle })}</span>
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={2}
        maxLength={LINE_NOTE_MAX}
        autoFocus={opened && line.note === ""}
        value={note.value}
        onChange={({ target }) => note.edit(target.value)}
      />
    </div>
  );
}
