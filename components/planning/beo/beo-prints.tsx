"use client";
import { Button } from "@/components/ui/action/button";
import { DetailSection } from "@/components/ui/page/detail-section";
import { BEO_PRINT_LABELS, BEO_PRINTS, type Beo, type BeoPrint } from "@/contracts/planning/beo";
import { useDownloadMutation } from "@/services/download";
import { beoFilePath, type BeoOf } from "@/services/planning/beo";
import styles from "./beo.module.css";

const WORDS: Readonly<Record<BeoPrint, string>> = {
  kitchen: "Meals and allergies by table. No prices, no phone numbers.",
  floor: "Room plan, tables, run sheet and contacts. No prices.",
  office: "Everything, with payments.",
};

/** The prints of what is shown, as PDF and, for the vendor, as CSV. */
export function BeoPrints({ beo, of }: { beo: Beo; of: BeoOf }) {
  const [download, { isLoading }] = useDownloadMutation();
  const { orderNumber, eventId, version, may } = beo;
  const save = (print: BeoPrint, type: "pdf" | "csv") =>
    void download({
      url: beoFilePath(of, type),
      params: { print, ...(eventId ? { eventId } : {}), ...(version ? { version } : {}) },
      fileName: `event-order-${orderNumber}-${print}${version ? `-v${version}` : ""}.${type}`,
    });
  const types = of.side === "vendor" ? (["pdf", "csv"] as const) : (["pdf"] as const);
  return (
    <DetailSection title="Print">
      <ul className={styles.prints}>
        {BEO_PRINTS.filter((print) => print !== "office" || may.office).map((print) => (
          <li key={print}>
            <div>
              <p className={styles.what}>{BEO_PRINT_LABELS[print]}</p>
              <p className={styles.note}>{WORDS[print]}</p>
            </div>
            <div className={styles.files}>
              {types.map((type) => (
                <Button
                  key={type}
                  size="sm"
                  variant="secondary"
                  busy={isLoading}
                  aria-label={`${BEO_PRINT_LABELS[print]} as ${type.toUpperCase()}`}
                  onClick={() => save(print, type)}
                >
                  {type.toUpperCase()}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
